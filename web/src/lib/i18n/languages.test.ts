import { describe, expect, it } from 'vitest';
import { languageOf } from './languages';

describe('the language of a first visit', () => {
  it.each([
    [['de-AT', 'en-US'], 'de'],
    [['nl', 'sv-SE', 'pl'], 'pl'],
    [['FR-ca'], 'fr'],
    [['it'], 'it'],
    // Not a language of ours, though it begins like one.
    [['plt', 'den-XX'], 'en'],
    [[], 'en'],
  ])('is the first of ours among %s', (spoken, language) => {
    expect(languageOf(spoken)).toBe(language);
  });
});
