/**
 * The palette of the drawings as CSS custom properties, day and night. The one source is the package's palette.json; the
 * client asks for it as `virtual:palette.css`.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Palette = { properties: Record<string, { day: string; night: string }> };

const ID = 'virtual:palette.css';

export function paletteCss(source: string): string {
  const { properties } = JSON.parse(source) as Palette;
  const light = (which: 'day' | 'night') =>
    Object.entries(properties)
      // These follow the element that sets them, or the light through other properties.
      .filter(([name]) => !['seat', 'seat-text', 'site'].includes(name))
      .map(([name, value]) => `--${name}:${value[which]}`)
      .join(';');
  const day = `color-scheme:light;${light('day')}`;
  const night = `color-scheme:dark;${light('night')}`;
  return [
    `:root{--site:var(--line);${day}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='day']){${night}}}`,
    `:root[data-theme='night']{${night}}`,
  ].join('\n');
}

export function palette(file: string): Plugin {
  return {
    name: 'palette',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(file);
      return paletteCss(readFileSync(file, 'utf8'));
    },
  };
}
