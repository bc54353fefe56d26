import { describe, expect, it } from 'vitest';
import type { Entry, GameEvent, SeatInfo, View, You } from '$lib/api/types';
import { speech, type Language } from '$lib/i18n/index.svelte';
import { nowText, peopleOf, rondelLines } from '$lib/pages/text/describe';
import type { Board } from '../state/board.svelte';
import { askingOf, primaryOf } from './asking';
import { drawnBy, lineText, linesOf } from './log';
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
    ['it', 'prendi un 2', 'prende un 2', 'hai lasciato il tavolo; continua un bot', 'sei di nuovo qui'],
    ['pl', 'bierzesz kartę 2', 'bierze kartę 2', 'odchodzisz od stołu; gra bot', 'wracasz do gry'],
  ])('speaks to me in %s', async (language, mine, theirs, left, back) => {
    await speech.use(language, false);
    expect(say(took(0))).toBe(mine);
    expect(say(took(1))).toBe(theirs);
    expect(say(entry(2, 'away', 0, [], { why: 'left' }))).toBe(left);
    expect(say(entry(3, 'back', 0, []))).toBe(back);
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
  it.each<[Language, string]>([
    ['en', 'Play a card'],
    ['de', 'Karte spielen'],
  ])('is a whole sentence before a card is chosen, in %s', async (language, label) => {
    await speech.use(language, false);
    expect(primaryOf({ view: { phase: 'cards' }, play, acting: true, result: null } as unknown as Board)?.label).toBe(
      label,
    );
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
    expect(lines.find((line) => line.includes('42'))).toContain('chapel 42 (green)');
    expect(lines.find((line) => line.includes('24'))).toContain('guild house 24 (every crest)');
    expect(lines.find((line) => line.startsWith('park'))).toContain('park (green)');
    expect(lines.find((line) => line.includes('42'))).toContain('taken by you and Bo');
  });

  it.each<[Language, string, string]>([
    ['fr', 'chapelle 42 (blason vert)', 'maison des guildes 24 (tous les blasons)'],
    ['it', 'cappella 42 (stemma verde)', 'gilda 24 (tutti gli stemmi)'],
    ['pl', 'kaplica 42 (tarcza zielona)', 'gildia 24 (wszystkie tarcze)'],
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
