import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/api/types';
import { speech } from '$lib/i18n/index.svelte';
import type { Board } from '../state/board.svelte';
import { askingOf, primaryOf } from './asking';

const event = (kind: string, data: object = {}, rule = '5.2'): GameEvent =>
  ({ kind, rule, round: 3, seat: 0, data }) as GameEvent;

/** A board at which a draft is complete, or at which the plus-one window is open. */
function boardWith(draft: string[], ends: string | null, events: GameEvent[], phase = 'end', legal: string[] = []) {
  const sent: string[][] = [];
  const chosen: string[] = [];
  const view = { phase, seats: [{}, {}, {}], acting: [0] };
  const play = {
    draft,
    view,
    legal,
    preview: draft.length ? { events, ends } : null,
    ready: ends !== null,
    sending: false,
    mustReveal: false,
    can: (move: string) => legal.includes(move),
    commit: (moves: string[]) => sent.push(moves),
    choose: (move: string) => chosen.push(move),
  };
  return { board: { view, play, acting: true, result: null } as unknown as Board, sent, chosen };
}

describe('what a complete draft is said to do', async () => {
  await speech.start('ui', 'terms', 'game', 'log');
  beforeEach(() => speech.use('en'));

  const said = (draft: string[], ends: string, events: GameEvent[]) => askingOf(boardWith(draft, ends, events).board);

  it('says that nothing is built where the turn passes (5.4), and nowhere else', () => {
    expect(said(['pass'], 'turn', [event('pass')])).toBe('You build nothing.');
    const steps = event('advance', { track: 'chapel', from: 2, to: 4, steps: 2 });
    expect(
      said(['advance:chapel', 'pass'], 'turn', [event('use', { tile: 'chapel_two' }), steps, event('pass')]),
    ).toMatch(/^You build nothing · chapel track/);
  });

  it('names the second bonus tile, which is taken after the next one was turned over (5.12)', () => {
    const text = said(['bonus:1'], 'turn', [event('bonus', { stack: 1, tile: 'plus_one' })]);
    expect(text).toBe('You take: Higher Rank');
  });

  it('names the cards that end a turn begun elsewhere (5.10), and an end without anything', () => {
    const cards = [event('gain_card', { value: 2 }, '5.10'), event('gain_card', { value: 1 }, '5.10')];
    expect(said(['draw:2', 'draw:1', 'done'], 'turn', cards)).toMatch(/^You take: 2 .+ and 1 .+$/);
    expect(said(['done'], 'turn', [])).toBe('Your turn ends.');
  });

  it('says of the plus-one window what becomes of the cards (4.4)', () => {
    expect(said(['pass'], 'window', [event('no_boost')])).toBe('Your cards stay as they are.');
    const raised = [event('boost', { card: 2, value: 3 }), event('boost', { card: 1, value: 2 })];
    expect(said(['boost:2', 'boost:1'], 'window', raised)).toBe('2 now counts 3 · 1 now counts 2');
  });
});

describe('the button in the plus-one window', async () => {
  await speech.start('ui', 'terms', 'game', 'log');

  it('leaves the cards as they are at once', () => {
    const { board, sent, chosen } = boardWith([], null, [], 'boosts', ['boost:2', 'pass']);
    const primary = primaryOf(board);
    expect(primary?.label).toBe('Leave them');
    primary?.act();
    expect(sent).toEqual([['pass']]);
    expect(chosen).toEqual([]);
  });
});

describe('gold is the usual and safe thing', async () => {
  await speech.start('ui', 'terms', 'game', 'log');
  const gives = (...args: Parameters<typeof boardWith>) => primaryOf(boardWith(...args).board)?.gives ?? false;

  it('never for building nothing (5.4), and always for what is built', () => {
    expect(gives([], null, [], 'start', ['place:0', 'pass'])).toBe(true);
    expect(gives(['pass'], 'turn', [event('pass')])).toBe(true);
    expect(gives(['place:0', 'build:0'], 'turn', [])).toBe(false);
  });

  it('for leaving the cards as they are, which costs nothing (4.4)', () => {
    expect(gives([], null, [], 'boosts', ['boost:2', 'pass'])).toBe(false);
    expect(gives(['pass'], 'window', [event('no_boost')])).toBe(false);
  });

  it('not for taking no card where cards are left to take (5.10)', () => {
    const drawing = (draft: string[], draws: number[]) => {
      const { board } = boardWith(draft, null, [], 'drawing', ['draw:1', 'done']);
      return primaryOf({ ...board, entries: [], play: { ...board.play, draws } } as unknown as Board)?.gives;
    };
    expect(drawing([], [1, 2])).toBe(true);
    expect(drawing(['draw:1'], [1])).toBe(false);
    expect(drawing([], [])).toBe(false);
  });
});
