// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '$lib/api/types';
import { parseCommand, plain, type Situation } from './parser';
import { SENSES, vocabulary } from './words';

/** The messages of a language, without the page around them. */
const speaking = vi.hoisted(() => ({ bundle: null as FluentBundle | null }));
vi.mock('$lib/i18n/index.svelte', () => ({
  has: (key: string) => speaking.bundle?.hasMessage(key) ?? false,
  t: (key: string) => {
    const pattern = speaking.bundle?.getMessage(key)?.value;
    return pattern ? (speaking.bundle?.formatPattern(pattern) ?? key) : key;
  },
}));

function speak(language: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: (text) => text.replaceAll("'", '’') });
  for (const name of ['terms', 'text']) {
    bundle.addResource(new FluentResource(readFileSync(`src/locales/${language}/${name}.ftl`, 'utf8')));
  }
  speaking.bundle = bundle;
}

function at(phase: string, legal: string[] = [], takeBack = false): Situation {
  const bonus = [{ top: 'share' }, { top: 'plus_one' }, { top: null }];
  return { view: { phase, bonus } as unknown as View, legal, takeBack };
}

function read(text: string, situation = at('start')): unknown {
  const command = parseCommand(text, vocabulary(), situation);
  return command.do === 'moves' ? command.moves : command;
}

describe('commands in English', () => {
  beforeEach(() => speak('en'));

  it.each([
    ['card 3', ['card:3']],
    ['Play the noblewoman', ['card:2']],
    ['cards 1 4', ['card:4', 'card:1']],
    ['place chapel', ['place:2']],
    ['place the pawn on the guild house', ['place:1']],
    ['chapel', ['place:2']],
    ['place centre park', ['place:centre:park']],
    ['center: haberdasher', ['place:centre:haberdasher']],
    ['place free hostelry', ['place:free:hostelry']],
    ['place 6', ['place:5']],
    ['build site 4', ['build:3']],
    ['site 12', ['build:11']],
    ['draw 2', ['draw:2']],
    ['take 1 and 3', ['draw:3', 'draw:1']],
    ['bonus 1', ['bonus:0']],
    ['bonus higher rank', ['bonus:1']],
    ["use Pilgrim's Stride", ['advance:chapel']],
    ["use Lady's Visit", ['noblewoman']],
    ['take back', ['take_back']],
    ['done', ['done']],
    ['pass', ['pass']],
    ['place:centre:park', ['place:centre:park']],
  ])('reads "%s"', (text, moves) => {
    expect(read(text)).toEqual(moves);
  });

  it.each([
    ['undo', { do: 'undo' }],
    ['help', { do: 'help' }],
    ['status', { do: 'status' }],
    ['moves', { do: 'moves-list' }],
    ['hint', { do: 'hint' }],
    ['say Good luck, all!', { do: 'say', text: 'Good luck, all!' }],
    ['agree', { do: 'agree' }],
    ['yes', { do: 'agree' }],
    ['play on', { do: 'decline' }],
    ['say', { do: 'unknown', why: 'what' }],
    ['', { do: 'unknown', why: 'empty' }],
    ['dance', { do: 'unknown', why: 'words' }],
    ['card', { do: 'unknown', why: 'number' }],
    ['place', { do: 'unknown', why: 'kind' }],
    ['use share', { do: 'unknown', why: 'kind' }],
    ['use', { do: 'unknown', why: 'tile' }],
  ])('reads "%s" as something else than a move', (text, command) => {
    expect(read(text)).toEqual(command);
  });

  it('takes numbers alone for what is asked', () => {
    expect(read('3', at('cards'))).toEqual(['card:3']);
    expect(read('3', at('site'))).toEqual(['build:2']);
    expect(read('3 1', at('drawing'))).toEqual(['draw:3', 'draw:1']);
    expect(read('2', at('tiles'))).toEqual(['bonus:1']);
    expect(read('2', at('start'))).toEqual(['place:1']);
    expect(read('2', at('end'))).toEqual({ do: 'unknown', why: 'words' });
  });

  it('goes to the centre where the space is closed and there is one way', () => {
    expect(read('place park', at('start', ['place:2', 'place:centre:park']))).toEqual(['place:centre:park']);
    const two = at('start', ['place:centre:park', 'place:free:park']);
    expect(read('place park', two)).toEqual(['place:4']);
    expect(read('place centre park', at('start', ['place:free:park']))).toEqual(['place:free:park']);
  });

  it('means the chosen card by "take back" while cards are chosen', () => {
    expect(read('take back', at('cards', [], true))).toEqual({ do: 'take-back' });
    expect(read('take back', at('end', ['take_back'], false))).toEqual(['take_back']);
  });

  it('raises the only card that can be raised', () => {
    expect(read('boost', at('boosts', ['boost:2', 'pass']))).toEqual(['boost:2']);
    expect(read('boost', at('boosts', ['boost:2', 'boost:3']))).toEqual({ do: 'unknown', why: 'number' });
    expect(read('raise 3', at('boosts', ['boost:2', 'boost:3']))).toEqual(['boost:3']);
  });
});

describe('commands in other languages', () => {
  const commands: Record<string, [string, string[]][]> = {
    de: [
      ['Karte 3', ['card:3']],
      ['spiele Edelfrau', ['card:2']],
      ['setze Kapelle', ['place:2']],
      ['setze Mitte Park', ['place:centre:park']],
      ['stelle die Figur auf den Krämerladen', ['place:5']],
      ['baue Platz 4', ['build:3']],
      ['ziehe 2 und 1', ['draw:2', 'draw:1']],
      ['Bonus 1', ['bonus:0']],
      ['fertig', ['done']],
      ['passe', ['pass']],
      ['nutze Pilgerschritt', ['advance:chapel']],
      ['place chapel', ['place:2']],
    ],
    fr: [
      ['carte 3', ['card:3']],
      ['place chapelle', ['place:2']],
      ['place centre parc', ['place:centre:park']],
      ['pion sur la maison des guildes', ['place:1']],
      ['bâtir case 4', ['build:3']],
      ['prendre 2', ['draw:2']],
      ['bonus 1', ['bonus:0']],
      ['fini', ['done']],
      ['passer', ['pass']],
      ['utiliser Pas du pèlerin', ['advance:chapel']],
      ['build site 4', ['build:3']],
    ],
    it: [
      ['carta 3', ['card:3']],
      ['piazza cappella', ['place:2']],
      ['piazza centro giardino', ['place:centre:park']],
      ['costruisci spazio 4', ['build:3']],
      ['pesca 2', ['draw:2']],
      ['bonus 1', ['bonus:0']],
      ['fatto', ['done']],
      ['passo', ['pass']],
      ['usa Passo del pellegrino', ['advance:chapel']],
      ['card 3', ['card:3']],
    ],
    pl: [
      ['karta 3', ['card:3']],
      ['postaw kaplica', ['place:2']],
      ['postaw środek park', ['place:centre:park']],
      ['postaw figurkę na sklep', ['place:5']],
      ['buduj miejsce 4', ['build:3']],
      ['dobierz 2', ['draw:2']],
      ['premia 1', ['bonus:0']],
      ['gotowe', ['done']],
      ['pas', ['pass']],
      ['użyj Krok pielgrzyma', ['advance:chapel']],
      ['draw 2', ['draw:2']],
    ],
  };

  for (const [language, list] of Object.entries(commands)) {
    it.each(list)(`reads "%s" (${language})`, (text, moves) => {
      speak(language);
      expect(read(text)).toEqual(moves);
    });
  }

  it.each(['en', 'de', 'fr', 'it', 'pl'])('has no word that means two things (%s)', (language) => {
    speak(language);
    const meaning = new Map<string, string>();
    const own = SENSES.map((sense) => [sense, vocabulary().filter(([, one]) => one === sense)] as const);
    // English comes last and gives way; within a language no phrase may be in two lists.
    for (const [sense] of own) {
      const pattern = speaking.bundle?.getMessage(`text-words-${sense}`)?.value;
      for (const phrase of String(pattern ?? '').split(',')) {
        const word = plain(phrase);
        if (!word) continue;
        expect([word, meaning.get(word) ?? sense]).toEqual([word, sense]);
        meaning.set(word, sense);
      }
    }
  });

  it.each([
    ['de', 'zustimmen', 'weiterspielen'],
    ['fr', 'd’accord', 'continuer'],
    ['it', 'accetta', 'continua'],
    ['pl', 'zgoda', 'gramy dalej'],
  ])('answers an offer to end (%s)', (language, yes, no) => {
    speak(language);
    expect([read(yes), read(no)]).toEqual([{ do: 'agree' }, { do: 'decline' }]);
  });

  it('forgives accents and capitals', () => {
    expect(plain('  Środek, KRÄMERLADEN! ')).toBe('srodek kramerladen');
  });
});
