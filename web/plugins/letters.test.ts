// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawn, DRAWN, early, LATIN, only, POLISH } from './letters';

const words = import.meta.glob<string>('../src/locales/*/*.ftl', { eager: true, query: '?raw', import: 'default' });

describe('the letters that come with the page', () => {
  it('are all that the five languages are written with', () => {
    const used = new Set(Object.values(words).join(''));
    for (const one of `${LATIN}${POLISH}\n`) used.delete(one);
    // Arrows and signs that the fonts do not have are drawn by the system.
    expect([...used].filter((one) => /\p{L}|\p{N}|\p{P}|\p{Sc}/u.test(one))).toEqual([]);
  });

  it('are asked for before the page is drawn, those of every page and no others', () => {
    const files = ['alegreya-sans-500', 'alegreya-sans-700', 'grenze-gotisch-600'].flatMap((name) =>
      ['', '-polish'].map((part) => `assets/${name}${part}-Ab_12-cd.woff2`),
    );
    const all = [...files, 'assets/grenze-gotisch-latin-ext-600-normal-xyz.woff2', 'assets/index-1.js'];
    expect(early(all).map(({ attrs }) => attrs?.href)).toEqual([
      '/assets/alegreya-sans-500-Ab_12-cd.woff2',
      '/assets/alegreya-sans-700-Ab_12-cd.woff2',
      '/assets/grenze-gotisch-600-Ab_12-cd.woff2',
    ]);
    expect(() => early(['assets/index-1.js'])).toThrow('alegreya-sans-500');
  });

  it('weigh half of what the whole font does', async () => {
    const font = readFileSync('node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2');
    const part = await only(font, LATIN);
    expect(part.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(part.length).toBeLessThan(font.length * 0.6);
  });
});

describe('the letters of pictures that the server draws', () => {
  it.each(DRAWN)('are a font that it can read, by the name of its family (%s)', async (name) => {
    const font = await drawn(name);
    // TrueType, or OpenType with other outlines.
    expect(['00010000', '4f54544f']).toContain(font.subarray(0, 4).toString('hex'));
    const family = name.startsWith('alegreya') ? 'Alegreya Sans' : 'Grenze Gotisch';
    const written = [...family].flatMap((letter) => [0, letter.charCodeAt(0)]);
    expect(font.includes(Buffer.from(written))).toBe(true);
  });
});
