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

  it('are asked for by exactly these letters; for all others there are the whole files', () => {
    const faces = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face').slice(1);
    const read = (face: string) =>
      [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
        const first = parseInt(from, 16);
        return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
      });
    const made = faces.filter((face) => face.includes('$fonts/'));
    expect(made).toHaveLength(6);
    for (const face of made) {
      expect(read(face).toSorted()).toEqual([...(face.includes('-polish') ? POLISH : LATIN)].toSorted());
    }
    // The last face that fits is taken.
    for (const [at, face] of faces.entries()) expect(face.includes('$fonts/')).toBe(at % 4 === 1 || at % 4 === 3);
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

  it('weigh less than half of what the whole font does', async () => {
    const font = readFileSync('node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2');
    const part = await only(font, LATIN, ['kern', 'lnum', 'tnum']);
    expect(part.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(part.length).toBeLessThan(font.length * 0.4);
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
