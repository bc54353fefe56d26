// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LATIN, only, POLISH } from './letters';

const words = import.meta.glob<string>('../src/locales/*/*.ftl', { eager: true, query: '?raw', import: 'default' });

describe('the letters that come with the page', () => {
  it('are all that the five languages are written with', () => {
    const used = new Set(Object.values(words).join(''));
    for (const one of `${LATIN}${POLISH}\n`) used.delete(one);
    // Arrows and signs that the fonts do not have are drawn by the system.
    expect([...used].filter((one) => /\p{L}|\p{N}|\p{P}|\p{Sc}/u.test(one))).toEqual([]);
  });

  it('weigh half of what the whole font does', async () => {
    const font = readFileSync('node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2');
    const part = await only(font, LATIN);
    expect(part.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(part.length).toBeLessThan(font.length * 0.6);
  });
});
