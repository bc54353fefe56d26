// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BONUS_RULES } from '$lib/game/logic/box';
import { keyOf } from './contents';

const book = readFileSync('../docs/rules.md', 'utf8');

const QUOTES: Record<string, [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\\s', '\\s»'],
  it: ['«', '»'],
  pl: ['„', '”'],
};
/** The tiles that a rule or a tile's own words have to speak of. */
const SPOKEN_OF: Record<string, string[]> = {
  'rule-4-1': ['noblewoman'],
  'rule-4-4': ['plus_one'],
  'rule-6-0': ['plus_one', 'noblewoman'],
  'rule-6-3': ['share'],
  'rule-6-9': ['share', 'free_centre'],
  'text-help-back': ['take_back'],
};
/** What no tile is called: the words of records, and what they would be in the other languages. */
const NO_NAMES: Record<string, RegExp> = {
  en: /plus.one|noblewoman tiles?|share tiles?|free centre|x space|take back|two-step|chapel two|gate two/i,
  de: /plus.eins|edelfrau-plättchen|freie mitte/i,
  fr: /plus un\b|tuiles? noble dame/i,
  it: /più uno\b|tesser[ae] lady/i,
  pl: /plus jeden|płyt\w+ szlachcianki/i,
};

describe.each(Object.entries(QUOTES))('the names of bonus tiles in %s', (language, [open, close]) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['terms', 'rules', 'game', 'text']) {
    bundle.addResource(new FluentResource(readFileSync(`src/locales/${language}/${file}.ftl`, 'utf8')));
  }
  const text = (key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    const errors: Error[] = [];
    const said = pattern ? bundle.formatPattern(pattern, {}, errors) : '';
    expect([key, errors]).toEqual([key, []]);
    return said;
  };
  const name = (tile: string) => text(`bonus-${tile}`);

  it.each(Object.entries(SPOKEN_OF))('%s speaks of tiles by the names they bear, in quotation marks', (key, tiles) => {
    for (const tile of tiles) expect(text(key)).toMatch(new RegExp(`${open}${name(tile)}${close}`));
  });

  it('are the only ones that the words of rules, tiles, scorings and refusals use', () => {
    const said = ['terms', 'rules', 'game'].flatMap((file) =>
      readFileSync(`src/locales/${language}/${file}.ftl`, 'utf8').split('\n'),
    );
    expect(
      said.filter((line) => NO_NAMES[language]?.test(line.replace(/^\S+ = |^ +\*?\[\w+\]|\{[^}]*\}/g, ''))),
    ).toEqual([]);
  });
});

describe('docs/rules.md', () => {
  const english = new FluentBundle('en', { useIsolating: false });
  english.addResource(new FluentResource(readFileSync('src/locales/en/terms.ftl', 'utf8')));
  const name = (tile: string) => english.formatPattern(english.getMessage(`bonus-${tile}`)?.value ?? '');

  it.each(Object.entries(BONUS_RULES))('introduces the tile %s in rule %s by its name', (tile, number) => {
    const at = new RegExp(`<a id="r${keyOf(number)}"></a>.*`).exec(book)?.[0];
    expect(at?.replaceAll("'", '’')).toContain(`**${name(tile)}** (\`${tile}\`) – `);
  });

  it('calls no tile by another name', () => {
    const words = book.replace(/`[^`]*`/g, '').split('\n');
    expect(words.filter((line) => NO_NAMES.en?.test(line))).toEqual([]);
  });
});
