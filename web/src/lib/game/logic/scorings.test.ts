import { describe, expect, it } from 'vitest';
import { LANGUAGES, speech } from '$lib/i18n/index.svelte';
import { SCORING_RULES } from './box';
import { scoringText } from './say';

/** The rankings: base scorings, and those of the expansion that compare the players (rule 9.0). */
const RANKED = [
  ['chapel', 'base'],
  ['chapel', 'most'],
  ['gate', 'base'],
  ['gate', 'most'],
  ['hostelry', 'base'],
  ['hostelry', 'most'],
  ['bridge', 'base'],
  ['bridge', 'longest'],
] as const;
const sums = (text: string) => [...text.matchAll(/£\s?(\d+)|(\d+)\s?£/g)].map(([, before, after]) => before ?? after);

describe.each(LANGUAGES)('what a scoring pays, in %s', async (language) => {
  await speech.start('terms');

  it('is told as it is paid at this table: rule 8.1', async () => {
    await speech.use(language, false);
    for (const [category, name] of RANKED) {
      expect(sums(scoringText(category, name, 2))).toEqual(['5']);
      expect(sums(scoringText(category, name, 3))).toEqual(['5', '3']);
      expect(sums(scoringText(category, name, 4))).toEqual(['5', '3', '1']);
      expect(sums(scoringText(category, name, 'any'))).toEqual(['5', '3', '1', '5', '3', '5']);
    }
  });

  it('does not change with the players where nobody is compared', async () => {
    await speech.use(language, false);
    const ranked = new Set(RANKED.map((one) => one.join('-')));
    for (const [category, names] of Object.entries(SCORING_RULES))
      for (const name of Object.keys(names).filter((one) => !ranked.has(`${category}-${one}` as never)))
        expect(scoringText(category, name, 2)).toBe(scoringText(category, name, 'any'));
  });
});
