// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keyOf, pieces, RULINGS, SECTIONS } from './contents';

const book = readFileSync('../docs/rules.md', 'utf8');
const rules = SECTIONS.flatMap(({ parts }) => parts.flatMap((part) => part.rules));

describe('the rules page', () => {
  it('has every rule of docs/rules.md, in its order', () => {
    const numbers = [...book.matchAll(/<a id="r(\d+)-(\d+)"><\/a>\*\*/g)].map(([, a, b]) => `${a}.${b}`);
    expect(rules.map(({ number }) => number)).toEqual(numbers);
  });

  it('has every ruling of docs/rules.md', () => {
    const table = book.slice(book.indexOf('<a id="rulings">'), book.indexOf('<a id="differences">'));
    const told = new Set([...table.matchAll(/^\| \[(\d+\.\d+)\]/gm)].map(([, number]) => number));
    expect(new Set(RULINGS)).toEqual(told);
  });

  it.each(['en', 'de', 'fr', 'it', 'pl'])(
    'has the words of every rule and ruling in %s, and its links lead somewhere',
    (language) => {
      const words = readFileSync(`src/locales/${language}/rules.ftl`, 'utf8');
      const has = (key: string) => new RegExp(`^${key} = \\S`, 'm').test(words);
      for (const { number, more, ruling } of rules) {
        expect([number, has(`rule-${keyOf(number)}`)]).toEqual([number, more]);
        expect([number, has(`ruling-${keyOf(number)}`)]).toEqual([number, ruling]);
      }
      const known = new Set(rules.map(({ number }) => number));
      for (const piece of pieces(words)) if ('rule' in piece) expect(known).toContain(piece.rule);
    },
  );

  it('takes references apart', () => {
    expect(pieces('See [5.10], or [9.0].')).toEqual([
      { text: 'See ' },
      { rule: '5.10' },
      { text: ', or ' },
      { rule: '9.0' },
      { text: '.' },
    ]);
  });

  it('names the page wherever docs/rules.md rests on a review of the box', () => {
    const resting = book.split('\n').filter((line) => /\breviews?\b/i.test(line) && !line.startsWith('Some facts'));
    const sources = book.slice(book.indexOf('<a id="sources">'));
    expect(resting.length).toBeGreaterThan(4);
    for (const line of resting) expect(sources.includes(line) || line.includes('](#sources)')).toBe(true);
  });
});
