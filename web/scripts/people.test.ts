// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const words = import.meta.glob<string>('../src/locales/*/*.ftl', { eager: true, query: '?raw', import: 'default' });
const code = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A name and a number, with nothing said about the person: "You" stands there like any name. */
const LABELS = [
  'marker-at',
  'marker-waits',
  'standing',
  'standings-line',
  'standings-line-hidden',
  'chart-of',
  'order-with-card',
  'text-place-on',
  'text-order',
  'text-room-seat',
  'log-order',
  'log-ranking',
];
/** Told to somebody about others only, or said to the person by name. */
const OTHERS_ONLY = [
  'seat-free',
  'offer-made',
  'offer-declined',
  'verdict-close',
  'verdict-tie-lost',
  'offer-withdrawn',
  'wait-chosen',
  'cover-title',
  'cover-look',
];
/** About two, either of whom may be oneself. */
const PAIRS = ['tie-ahead', 'verdict-tie-place'];
const OTHERS_PAGES = [
  'movein-instead',
  'movein-done',
  'daily-name',
  'daily-same-game',
  'daily-parting',
  'daily-parting-ends',
];
/** `$name` is that of a card. */
const CARDS = ['supply-pile', 'card-named', 'move-card'];
const FREE = new Set([...LABELS, ...OTHERS_ONLY, ...OTHERS_PAGES, ...CARDS]);
/** Lines of the log that do not go on from the name before them. */
const WHOLE = new Set(
  ['', '-nothing', '-round', '-reveal', '-order', '-boost', '-replace', '-strength', '-money']
    .concat(['-end', '-ranking', '-ended', '-rematch'])
    .map((end) => `log${end}`),
);
/** What is the same about me and about others in a language. */
const SAME: Record<string, string[]> = {
  en: ['order-state-choosing', 'order-state-chosen', 'order-state-waiting', 'order-state-now', 'order-state-done'],
  de: ['log-use', 'order-state-done'],
  fr: ['order-state-waiting'],
  it: ['order-state-now'],
  pl: ['order-state-chosen', 'order-state-done'],
};

const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl'];
const sources = (language: string) =>
  Object.entries(words).flatMap(([file, text]) => (file.includes(`/${language}/`) ? [text] : []));
/** Each message with its source. */
function messagesOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of sources(language))
    for (const [whole, key = ''] of text.matchAll(/^([a-z][\w-]*) =.*\n(?:[ \t}].*\n)*/gm)) found.set(key, whole);
  return found;
}
const takesWho = (text: string) => /\$who\b/.test(text);

describe.each(LANGUAGES)('sentences about people in %s', (language) => {
  const messages = messagesOf(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of sources(language)) bundle.addResource(new FluentResource(text));
  const render = (key: string, who: string) => {
    const args = {
      name: 'Ada',
      rival: 'Bo',
      names: 'Ada',
      others: 'Ada',
      other: 'Ada',
      who,
      tile: 'X',
      tiles: 'X',
      value: 3,
    };
    const more = {
      text: 'x',
      rival: 'Bea',
      card: 2,
      ends: 'no',
      site: 1,
      old: 'Y',
      cards: '3',
      count: 1,
      why: 'left',
      yes: 'no',
      measure: 4,
      level: 'master',
      money: '£3',
    };
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', { ...args, ...more }, errors);
    expect(errors, key).toEqual([]);
    return text;
  };

  it('have a form for oneself, in which one has no name', () => {
    for (const [key, text] of messages) {
      const named = /\$(?:name|names|other|others)\b/.test(text) && !FREE.has(key);
      // A line of the log, or what somebody does in the order of turns, comes after the name, or after "You".
      const goesOn = (key.startsWith('log') && !WHOLE.has(key)) || key.startsWith('order-state-');
      if (named || goesOn) expect(takesWho(text), `${key} must ask who it is about`).toBe(true);
      if (!takesWho(text) || PAIRS.includes(key)) continue;
      const [mine, theirs] = [render(key, 'me'), render(key, 'other')];
      expect(mine, key).not.toContain('Ada');
      if (SAME[language]?.includes(key)) expect(mine, key).toBe(theirs);
      else expect(mine, key).not.toBe(theirs);
    }
  });

  it('tell oneself and others apart where both are meant', () => {
    for (const key of PAIRS) {
      const ties = ['first', 'second', 'others'].map((who) => render(key, who));
      expect(new Set(ties).size, key).toBe(3);
    }
    for (const key of ['wait-cards', 'pawns-there', 'text-taken', 'end-gave-up']) {
      expect(render(key, 'us'), key).toContain('Ada');
      expect(render(key, 'us'), key).not.toBe(render(key, 'others'));
    }
  });
});

describe('English sentences about oneself', () => {
  it('are in the second person, in the log after "You"', () => {
    const text = [...messagesOf('en')].filter(([, one]) => takesWho(one)).map(([, one]) => one);
    const mine = text.flatMap((one) => [...one.matchAll(/\[me\] ([^{\n]*)/g)].map(([, said = '']) => said));
    expect(mine.length).toBeGreaterThan(20);
    for (const said of mine) expect(said).not.toMatch(/^(?:You )?(?:is|has|takes|uses|builds|gives|wants)\b/);
  });
});

describe('the code', () => {
  it('says who a sentence is about, wherever it says it', () => {
    const about = [...messagesOf('en')].filter(([, text]) => takesWho(text)).map(([key]) => key);
    expect(about.length).toBeGreaterThan(30);
    for (const [file, text] of Object.entries(code)) {
      for (const found of text.matchAll(/(?<![\w.$])t\(([^;]{0,200})/g)) {
        const call = found[1] ?? '';
        const [, quoted, family] = /^(?:[^'`]*\?\s*)?(?:'([^']+)'|`([^`$]*)\$)/.exec(call) ?? [];
        const meant = quoted
          ? about.includes(quoted)
          : ['wait-', 'order-state-', 'order-'].includes(family ?? '') &&
            about.some((key) => key.startsWith(family ?? ''));
        if (meant) expect(call, `${file}: ${quoted ?? family}`).toMatch(/\bwho\b|about\(|several\(/);
      }
    }
  });
});
