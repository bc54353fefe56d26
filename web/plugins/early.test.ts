import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FITTING } from '../src/lib/game/state/windows.ts';
import { LANGUAGES } from '../src/lib/i18n/languages.ts';
import { plan, withPlan } from './early';

const chunk = (name: string, module: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName: `assets/${name}.js`,
  moduleIds: [module],
  imports: imports.map((one) => `assets/${one}.js`),
  viteMetadata: { importedCss: new Set(css.map((one) => `assets/${one}.css`)) },
});
const chunks = [
  { ...chunk('index', '/src/main.ts', ['shell']), isEntry: true },
  chunk('shell', '/src/App.svelte', [], ['shell']),
  chunk('Start', '/web/src/pages/Start.svelte', ['shell'], ['Start']),
  chunk('Table', '/web/src/pages/Table.svelte', ['shell', 'table']),
  chunk('table', '/web/src/lib/game/Game.svelte', ['shell'], ['table']),
  ...FITTING.map(([, name]) =>
    chunk(`Board${name}`, `/web/src/lib/game/Board${name}.svelte`, ['table', 'shell'], [`Board${name}`]),
  ),
  ...LANGUAGES.flatMap((one) => [
    chunk(`ui-${one}`, `/web/src/locales/${one}/ui.ftl?raw`),
    chunk(`start-${one}`, `/web/src/locales/${one}/start.ftl?raw`),
    chunk(`game-${one}`, `\0virtual:words/${one}`),
  ]),
];
const built = plan(Object.fromEntries(chunks.map((one) => [one.fileName, one])));
const script = withPlan(readFileSync('src/worker/early.js', 'utf8'), built);

/** What is asked for ahead of a page. */
function asked(path: string, languages: string[], fits = 'all'): string[] {
  history.replaceState(null, '', path);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === fits || query === 'all' }));
  // As the page does: the script is ours, and whole.

  new Function(script)();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

describe('what is asked for before the shell has come', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    localStorage.clear();
  });

  it('is the start page, in the language of the browser', () => {
    const files = ['/assets/ui-pl.js', '/assets/start-pl.js', '/assets/Start.js', '/assets/Start.css'];
    expect(asked('/', ['nl', 'pl-PL'])).toEqual(files);
    const [link] = document.head.querySelectorAll('link[href$=".css"]');
    expect([link?.getAttribute('rel'), link?.getAttribute('as')]).toEqual(['preload', 'style']);
  });

  it('is a table with the board that fits, in the language that was chosen', () => {
    localStorage.setItem('lb-language', 'it');
    expect(asked('/t/abc', ['de'], FITTING[2][0])).toEqual([
      '/assets/ui-it.js',
      '/assets/game-it.js',
      '/assets/Table.js',
      '/assets/table.js',
      '/assets/table.css',
      '/assets/BoardLow.js',
      '/assets/BoardLow.css',
    ]);
  });

  it('is nothing for other pages, and the light in any case', () => {
    localStorage.setItem('lb-theme', 'night');
    expect(asked('/rules', ['en'])).toEqual([]);
    expect(document.documentElement.dataset.theme).toBe('night');
  });

  it('is nothing while developing', () => {
    expect(withPlan('const PLAN = /* PLAN */ null;', null)).toBe('const PLAN = null;');
  });
});
