// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FAMILIES } from './families';
import { check, pluralsOf, type Source } from './messages';

const words = import.meta.glob<string>('../src/locales/*/*.ftl', { eager: true, query: '?raw', import: 'default' });
const code = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function sourcesOf(files: Record<string, string>): Source[] {
  return Object.entries(files).map(([file, text]) => ({ file: file.replace(/^.*?src\//, ''), text }));
}

describe('the words of the client', () => {
  it('are complete, well formed and used, in all five languages', () => {
    const languages: Record<string, Source[]> = { en: [], de: [], fr: [], it: [], pl: [] };
    for (const source of sourcesOf(words)) {
      const language = source.file.split('/')[1] ?? '';
      expect(Object.keys(languages), source.file).toContain(language);
      languages[language]?.push(source);
    }
    expect(check(languages, sourcesOf(code), FAMILIES)).toEqual([]);
  });
});

describe('the check of words', () => {
  const source = (text: string, file = 'x.ftl'): Source[] => [{ file, text }];
  const uses = (text: string): Source[] => [{ file: 'x.ts', text }];

  it('finds what is missing, on either side', () => {
    const languages = { en: source('a = A\nb = B\n'), de: source('a = A\nc = C\n') };
    expect(check(languages, uses("t('a'); t('b')"), {})).toEqual([
      'de: b is missing (x.ftl)',
      'en: c is missing (x.ftl)',
    ]);
  });

  it('finds what nobody uses, and what does not exist', () => {
    const languages = { en: source('a = A\nb = B\n    .text = T\n') };
    expect(check(languages, uses("t('a'); t('z')"), {})).toEqual([
      'x.ts: there is no message z',
      'x.ftl: b is not used',
      'x.ftl: b.text is not used',
    ]);
    expect(check({ en: source('a = A\n') }, uses("t(mine ? 'a' : 'y')"), {})).toEqual(['x.ts: there is no message y']);
  });

  it('knows names that are put together, if they are declared, and whole', () => {
    const languages = { en: source('k-a = A\n    .text = T\nk-b = B\nk-c = C\n') };
    const calls = uses('t(`k-${kind}`); t(`k-${kind}.text`); t(`l-${kind}`)');
    expect(check(languages, calls, { 'k-': ['a', 'b', 'd'], 'm-': [] })).toEqual([
      'families: there is no message k-d',
      'x.ts: the family l- is not declared',
      'families: nothing asks for m-',
      'x.ftl: k-c is not used',
    ]);
  });

  it('finds other variables, doubles and lines that cannot be read', () => {
    const languages = {
      en: source('a = { $count } A\n'),
      de: source('a = { $number } A\na = A\nb = {\n'),
    };
    expect(check(languages, uses("t('a')"), {})).toEqual([
      'x.ftl: a is there twice',
      'x.ftl: cannot be read: b = {',
      'x.ftl: a has no variables, not count',
    ]);
  });

  it('wants the plurals of each language, no more and no fewer', () => {
    const text = 'a = { $count ->\n    [one] one\n    [two] two\n   *[other] more\n    }\n';
    const languages = { en: source(text), pl: source(text) };
    expect(check(languages, uses("t('a')"), {})).toEqual([
      'x.ftl: a has no plural "two"',
      'x.ftl: a has no plural "two"',
      'x.ftl: a lacks the plural "few"',
      'x.ftl: a lacks the plural "many"',
    ]);
    expect(pluralsOf('pl')).toEqual(['few', 'many', 'one', 'other']);
    expect(pluralsOf('fr')).toEqual(['one', 'other']);
  });
});
