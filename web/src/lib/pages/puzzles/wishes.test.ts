// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { plain } from '../text/parser';
import { vocabulary } from '../text/words';
import { WISHES, wishIn } from './wishes';

/** The messages of a language, without the page around them. */
const speaking = vi.hoisted(() => ({ bundle: null as FluentBundle | null }));
vi.mock('$lib/i18n/index.svelte', () => ({
  has: (key: string) => speaking.bundle?.hasMessage(key) ?? false,
  t: (key: string) => {
    const pattern = speaking.bundle?.getMessage(key)?.value;
    return pattern ? (speaking.bundle?.formatPattern(pattern) ?? key) : key;
  },
}));

function speak(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ['terms', 'text', 'puzzles'])
    bundle.addResource(new FluentResource(readFileSync(`src/locales/${language}/${name}.ftl`, 'utf8')));
  speaking.bundle = bundle;
  return bundle;
}

describe.each(['en', 'de', 'fr', 'it', 'pl'])('what can be said of a puzzle in %s', (language) => {
  it('is what the help tells, and English', () => {
    const bundle = speak(language);
    for (const wish of WISHES) {
      const help = bundle.formatPattern(bundle.getMessage(`puzzle-words-help-${wish}`)?.value ?? '');
      expect(wishIn(help.split(' · ')[0] ?? ''), help).toBe(wish);
    }
    expect(wishIn('Skip!')).toBe('next');
    expect(wishIn('card 3')).toBeNull();
  });

  it('is no command of the table', () => {
    speak(language);
    for (const [phrase] of vocabulary()) expect(wishIn(phrase), plain(phrase)).toBeNull();
  });
});
