// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverSource, WORDS, wordingFaults } from './wording';

const words = import.meta.glob<string>('../src/locales/*/*.ftl', { eager: true, query: '?raw', import: 'default' });

describe.each(['en', 'de', 'fr', 'it', 'pl'])('the words in %s', (language) => {
  const sources = Object.entries(words)
    .filter(([file]) => file.includes(`/${language}/`))
    .map(([file, text]) => ({ file: file.replace(/^.*locales\//, ''), text }));
  const server = new URL(`../../src/london_bridge/server/texts/${language}.json`, import.meta.url);
  sources.push(serverSource(`server/texts/${language}.json`, readFileSync(server, 'utf-8')));

  it('have the marks of their language, and one word for each thing', () => {
    expect(sources.length).toBeGreaterThan(1);
    expect(wordingFaults(language, sources)).toEqual([]);
  });
});

describe('the code of the client', () => {
  it('leaves to the words where £ stands', () => {
    const code = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/**/*.test.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    // A comment may speak of £2; a sum beside a placeholder is written by a message.
    const written = /£\s*\$?\{|\}\s*£/u;
    expect(Object.keys(code).length).toBeGreaterThan(100);
    expect(Object.keys(code).filter((file) => written.test(code[file] ?? ''))).toEqual([]);
  });
});

describe('the check of wording', () => {
  const faults = (text: string) => wordingFaults('fr', [{ file: 'x.ftl', text }]);

  it('knows spaces that break from those that do not', () => {
    expect(faults('a = Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: 2\u00a0£.\n# Un commentaire : libre !\n')).toEqual([]);
    for (const wrong of [
      'Prêt ?',
      'Prêt\u202f?',
      'Prêt?',
      '« Oui\u00a0»',
      '«\u00a0Oui »',
      'a\u00a0; b : c',
      '2 £',
      '2£',
    ]) {
      expect(faults(`a = ${wrong}\n`), wrong).toHaveLength(1);
    }
    expect(faults('a = { $count ->\n    [one] une ; tuile\n   *[other] tuiles\n}\n')).toHaveLength(1);
  });

  it('wants apostrophes as they are printed, in English, French and Italian', () => {
    for (const language of ['en', 'fr', 'it']) {
      expect(wordingFaults(language, [{ file: 'x.ftl', text: "a = l'arco\n" }])).toHaveLength(1);
      expect(wordingFaults(language, [{ file: 'x.ftl', text: "# l'arco\na = l’arco\n" }])).toEqual([]);
    }
  });

  it('finds other words for a thing, in any form and case, but not within other words', () => {
    expect(faults('a = Un bâtiment, deux bâtiments, un Bâtisseur.\nb = Un tirage au sort. La tuile Score.\n')).toEqual(
      [],
    );
    expect(faults('a = Ne rien bâtir.\nb =\n    .text = Robots.\nc = Le tirage.\nd = Elle fut fermée.\n')).toEqual([
      'x.ftl: "construire", not "bâtir": a = Ne rien bâtir.',
      'x.ftl: "bot", not "Robots": .text = Robots.',
      'x.ftl: "donne", not "tirage": c = Le tirage.',
      'x.ftl: "passé composé", not "fut": d = Elle fut fermée.',
    ]);
    expect(faults('text-words-build = construire, bâtir\n')).toEqual([]);
  });

  it('reads what the server says too', () => {
    const said = serverSource(
      'fr.json',
      JSON.stringify({ open: 'Prenez place : un robot', mail: 'Bonjour\n\nVous ?\n' }),
    );
    expect(wordingFaults('fr', [said])).toEqual([
      'fr.json: a space that breaks: run scripts/french_spaces.py: open = Prenez place : un robot',
      'fr.json: "bot", not "robot": open = Prenez place : un robot',
      'fr.json: a space that breaks: run scripts/french_spaces.py: Vous ?',
    ]);
  });

  it('knows a prize from a price', () => {
    expect(faults('a = Revenu et prix comme toujours.\nb = Le revenu ou le prix ne change pas.\n')).toEqual([]);
    expect(faults('a = Quatre prix sont payés.\n')).toHaveLength(1);
    const german = (text: string) => wordingFaults('de', [{ file: 'x.ftl', text: `a = ${text}\n` }]);
    expect(german('Einkommen und Preis wie immer; „Treue Begleitung“.')).toEqual([]);
    for (const wrong of ['Vier Preise', 'Du bekommst keinen Preis.', 'Stärke 3', 'mit Begleitung', 'Du bist dran.'])
      expect(german(wrong), wrong).toHaveLength(1);
  });

  it('has no word that it forbids itself', () => {
    for (const table of Object.values(WORDS)) {
      for (const { say } of table)
        for (const { never } of table) expect(`${say} ${never.exec(say)?.[0] ?? ''}`).toBe(`${say} `);
    }
  });
});
