import { describe, expect, it } from 'vitest';
import type { Entry, GameEvent, SeatInfo, View, You } from '$lib/api/types';
import { speech, type Language } from '$lib/i18n/index.svelte';
import { nowText, peopleOf, rondelLines } from '$lib/pages/text/describe';
import type { Board } from '../state/board.svelte';
import { askingOf, primaryOf } from './asking';
import { drawnBy, lineText, linesOf, sentenceOf } from './log';
import { chosenName, several, shownName, type People } from './people';

const NAMES = ['Ada', 'Bo', 'Cy'];
const people: People = { nameOf: (seat) => (seat === 0 ? 'You' : (NAMES[seat] ?? '')), isYou: (seat) => seat === 0 };
const event = (kind: string, seat: number | null, data: object = {}, rule = '5.2'): GameEvent =>
  ({ kind, rule, round: 3, seat, data }) as GameEvent;
const entry = (number: number, kind: string, seat: number | null, events: GameEvent[], more: object = {}): Entry =>
  ({ number, at: 0, kind, seat, moves: ['x'], events, ...more }) as unknown as Entry;
const say = (one: Entry) => linesOf([one]).map((line) => lineText(line, people))[0];

await speech.start('ui', 'terms', 'game', 'log', 'text');

describe('the log', () => {
  const took = (seat: number) => entry(1, 'moves', seat, [event('gain_card', seat, { value: 2 }, '6.8')]);
  it.each<[Language, string, string, string, string]>([
    ['en', 'take a 2', 'takes a 2', 'have left; a bot plays on', 'are back'],
    ['de', 'nimmst eine 2', 'nimmt eine 2', 'bist gegangen; ein Bot spielt weiter', 'bist wieder da'],
    ['fr', 'prenez un 2', 'prend un 2', 'avez quitté la table\u00a0; un bot continue', 'êtes de retour'],
    [
      'it',
      'prendi una carta da 2',
      'prende una carta da 2',
      'hai lasciato il tavolo; continua un bot',
      'sei di nuovo qui',
    ],
    ['pl', 'bierzesz kartę 2', 'bierze kartę 2', 'odchodzisz od stołu; gra bot', 'wracasz do gry'],
  ])('speaks to me in %s', async (language, mine, theirs, left, back) => {
    await speech.use(language, false);
    expect(say(took(0))).toBe(mine);
    expect(say(took(1))).toBe(theirs);
    expect(say(entry(2, 'away', 0, [], { why: 'left' }))).toBe(left);
    expect(say(entry(3, 'back', 0, []))).toBe(back);
  });
});

describe('what is read out', () => {
  const read = (one: Entry) => linesOf([one]).map((line) => sentenceOf(line, people))[0];
  const offer = (seat: number, more: object = {}) => entry(1, 'offer', seat, [], { yes: true, ...more });
  const built = (seat: number) =>
    entry(2, 'moves', seat, [
      event('place', seat, { space: 2, kind: 'chapel' }),
      event('money', seat, { amount: 3, source: 'rondel' }),
      event('build', seat, { site: 2, tile: 12, kind: 'chapel' }),
    ]);
  const paid = (seat: number) =>
    entry(3, 'moves', seat, [
      event('place', seat, { space: 'centre', kind: 'chapel' }),
      event('money', seat, { amount: -2, source: 'centre' }),
    ]);
  it.each<[Language, string[]]>([
    [
      'en',
      [
        'You offer to end the game.',
        'Bo agrees to end the game.',
        'You give up.',
        'Bo gives up; a bot plays on.',
        'Bo gets £3, builds chapel 12 on site 3.',
        'You go to the centre, pay £2.',
      ],
    ],
    [
      'de',
      [
        'Du bietest an, die Partie zu beenden.',
        'Bo stimmt dem Ende der Partie zu.',
        'Du gibst auf.',
        'Bo gibt auf; ein Bot spielt weiter.',
        'Bo bekommt £3, baut Kapelle 12 auf Platz 3.',
        'Du gehst in die Mitte, zahlst £2.',
      ],
    ],
    [
      'fr',
      [
        'Vous proposez d’arrêter la partie.',
        'Bo accepte d’arrêter la partie.',
        'Vous abandonnez.',
        'Bo abandonne\u00a0; un bot continue.',
        'Bo reçoit 3\u00a0£, construit «\u00a0chapelle 12\u00a0» sur la case 3.',
        'Vous allez au centre, payez 2\u00a0£.',
      ],
    ],
    [
      'it',
      [
        'Proponi di chiudere la partita.',
        'Bo accetta di chiudere la partita.',
        'Rinunci.',
        'Bo rinuncia; continua un bot.',
        'Bo riceve £3, costruisce «cappella 12» sullo spazio 3.',
        'Vai al centro, paghi £2.',
      ],
    ],
    [
      'pl',
      [
        'Proponujesz zakończenie partii.',
        'Bo zgadza się na zakończenie partii.',
        'Poddajesz się.',
        'Bo poddaje się; gra bot.',
        'Bo dostaje £3, stawia płytkę „kaplica 12” na miejscu 3.',
        'Idziesz na środek, płacisz £2.',
      ],
    ],
  ])('is sentences in %s', async (language, said) => {
    await speech.use(language, false);
    const entries = [
      offer(0),
      offer(1, { agreed: [0] }),
      entry(1, 'concede', 0, [], { ends: true }),
      entry(1, 'concede', 1, [], { ends: false }),
      built(1),
      paid(0),
    ];
    expect(entries.map(read)).toEqual(said);
  });
});

describe('what is waited for', () => {
  const board = (phase: string, acting: number[]) =>
    ({
      ...people,
      view: { phase, acting, seat: 0, seats: NAMES.map(() => ({ chosen: 0 })) },
      play: null,
    }) as unknown as Board;
  it.each<[Language, string, string, string]>([
    ['en', 'You are placing your pawn.', 'Bo is placing a pawn.', 'You and Bo are choosing cards.'],
    ['de', 'Du stellst deine Figur.', 'Bo stellt die Figur.', 'Du und Bo wählt Karten.'],
    ['fr', 'Vous posez votre pion.', 'Bo pose son pion.', 'Vous et Bo choisissez vos cartes.'],
    ['it', 'Piazzi la tua pedina.', 'Bo piazza la pedina.', 'Tu e Bo state scegliendo le carte.'],
    ['pl', 'Stawiasz figurkę.', 'Bo stawia figurkę.', 'Ty i Bo wybieracie karty.'],
  ])('speaks to me in %s', async (language, mine, theirs, ours) => {
    await speech.use(language, false);
    expect(askingOf(board('start', [0]))).toBe(mine);
    expect(askingOf(board('start', [1]))).toBe(theirs);
    expect(askingOf(board('cards', [0, 1]))).toBe(ours);
  });
});

describe('people in a sentence', () => {
  it('are others, or others and me', async () => {
    await speech.use('en', false);
    expect(several(people, [1])).toEqual({ names: 'Bo', others: 'Bo', who: 'other' });
    expect(several(people, [1, 2]).who).toBe('others');
    expect(several(people, [1, 0])).toEqual({ names: 'Bo', others: 'Bo', who: 'us' });
    expect(several(people, [0]).who).toBe('me');
  });

  it('who have said no name are guests, in every language', async () => {
    await speech.use('de', false);
    expect(shownName('Guest')).toBe('Gast');
    expect(shownName('Guest 2')).toBe('Gast 2');
    expect(shownName('Guest of honour')).toBe('Guest of honour');
    expect([chosenName('Guest 2'), chosenName('Ada'), chosenName(null)]).toEqual(['', 'Ada', '']);
    await speech.use('pl', false);
    expect(shownName('Guest')).toBe('Gość');
  });
});

describe('the button under the thumb', () => {
  const play = { ready: false, mustReveal: false, sending: false, view: { phase: 'cards' }, can: () => false };
  it.each<[Language, string, string]>([
    ['en', 'Play a card', 'Play cards'],
    ['de', 'Karte spielen', 'Karten spielen'],
    ['fr', 'Jouer une carte', 'Jouer des cartes'],
    ['it', 'Gioca una carta', 'Gioca le carte'],
    ['pl', 'Zagraj kartę', 'Zagraj karty'],
  ])('says as many cards as are to be chosen, in %s: rule 4.2', async (language, one, two) => {
    await speech.use(language, false);
    const label = (cardsNeeded: number) => {
      const board = { view: { phase: 'cards' }, play: { ...play, cardsNeeded }, acting: true, result: null };
      return primaryOf(board as unknown as Board)?.label;
    };
    expect([label(1), label(2)]).toEqual([one, two]);
  });
});

describe('the table in words', () => {
  const took = (value: number) => event('gain_card', 0, { value }, '5.10');
  const built = [event('build', 0, { site: 0, tile: 20 }), event('strength', 0, { strength: 3, crest: 'blue' })];
  const seats = [{ name: 'Guest' }, { name: 'Bo' }] as SeatInfo[];
  const you = { seat: 0, seats: [0], acting: true, legal: ['done'] } as unknown as You;

  it('counts the cards that were taken before: rule 5.10', async () => {
    await speech.use('en', false);
    const entries = [entry(1, 'moves', 0, built), entry(2, 'moves', 0, [took(2)])];
    const view = { phase: 'drawing', now: { strength: 1 }, seats: [] } as unknown as View;
    const cards = drawnBy(entries, 0);
    expect(cards).toEqual([2]);
    expect(nowText(view, you, people, cards)).toBe('Take cards worth up to 3: 2 so far.');
    expect(drawnBy([...entries, entry(3, 'undo', 0, [], { undone: ['x'] })], 0)).toEqual([]);
    expect(drawnBy(entries, 1)).toEqual([]);
  });

  it('names the crest of every tile on top of a stack', async () => {
    await speech.use('en', false);
    const stack = (top: number | string) => ({ top, left: 3 });
    const stacks = { gate: stack(26), guild: stack(24), chapel: stack(42), hostelry: stack(20), park: stack('green') };
    const rondel = { pays: [1, 2, 1, 3, 2, 0] };
    const view = { stacks: { ...stacks, haberdasher: stack(58) }, rondel, seats: [{ pawn: 2 }, { pawn: 2 }] };
    const lines = rondelLines(view as unknown as View, peopleOf(seats, null, you));
    // Each line begins with a capital letter, and says the kind once.
    expect(lines[1]).toBe('Guild house 24 (every crest), 3 tiles; pays £2');
    expect(lines[2]).toBe('Chapel 42 (green), 3 tiles; pays £1 (taken by you and Bo)');
    expect(lines[4]).toBe('Park (green), 3 tiles; pays £2');
    const down = { ...view, stacks: { ...view.stacks, park: { top: null, left: 2 } } };
    const told = rondelLines(down as unknown as View, peopleOf(seats, null, you));
    expect(told[4]).toBe('Park (face down), 2 tiles; pays £2');
  });

  it.each<[Language, string, string]>([
    ['fr', 'Chapelle 42 (blason vert)', 'Maison des guildes 24 (tous les blasons)'],
    ['it', 'Cappella 42 (stemma verde)', 'Gilda 24 (tutti gli stemmi)'],
    ['pl', 'Kaplica 42 (tarcza zielona)', 'Gildia 24 (wszystkie tarcze)'],
  ])('says whose colour it is where the words differ in gender, in %s', async (language, one, all) => {
    await speech.use(language, false);
    const stack = (top: number | string) => ({ top, left: 3 });
    const stacks = { gate: stack(26), guild: stack(24), chapel: stack(42), hostelry: stack(20), park: stack('green') };
    const view = { stacks: { ...stacks, haberdasher: stack(58) }, rondel: { pays: [1, 2, 1, 3, 2, 0] }, seats: [] };
    const lines = rondelLines(view as unknown as View, peopleOf(seats, null, you)).join('\n');
    expect(lines).toContain(one);
    expect(lines).toContain(all);
  });
});
