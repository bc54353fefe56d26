// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const book = readFileSync('../docs/glossary.md', 'utf8');
/** Rows of the tables of docs/glossary.md: the term, and its name in each of the five languages. */
const rows = [...book.matchAll(/^\| (.+) \|$/gm)]
  .map(([, row = '']) => row.split(' | '))
  .filter((row) => row.at(-1) !== 'Polski');

/** The message that bears a term's name, if it has one of its own. */
function keysOf(term: string): string[] {
  const code = /^`([a-z_]+)`$/.exec(term)?.[1];
  if (code) return [`kind-${code}`, `crest-${code}`, `bonus-${code}`];
  const renamed: Record<string, string> = { 'character card': 'card', 'scoring tile': 'scoring' };
  return [term.startsWith('card ') ? term.replace(' ', '-') : `term-${(renamed[term] ?? term).replaceAll(' ', '-')}`];
}

describe.each(['en', 'de', 'fr', 'it', 'pl'])('the terms in %s', (language) => {
  const source = readFileSync(`src/locales/${language}/terms.ftl`, 'utf8');
  const names = new Map([...source.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key = '', name = '']) => [key, name]));

  it('are those of docs/glossary.md', () => {
    const at = ['en', 'de', 'fr', 'it', 'pl'].indexOf(language) - 5;
    const held = new Set<string>();
    for (const row of rows) {
      for (const key of keysOf(row[0] ?? '').filter((one) => names.has(one))) {
        // The glossary is plain text; the client prints apostrophes.
        expect(`${key} = ${names.get(key)}`).toBe(`${key} = ${row.at(at)?.replaceAll("'", '’')}`);
        held.add(key);
      }
    }
    // Scorings have a heading of their own in the book; everything else that has a name stands in its tables.
    expect([...names.keys()].filter((key) => !key.startsWith('scoring-') && !held.has(key))).toEqual([]);
  });
});
