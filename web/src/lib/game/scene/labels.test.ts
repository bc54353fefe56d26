import { describe, expect, it } from 'vitest';
import { speech } from '$lib/i18n/index.svelte';
import type { Board } from '../state/board.svelte';
import { priceOf, stackLines } from './labels';

await speech.start('ui', 'terms', 'game');

describe('what a stack says while the pawn is placed', () => {
  /** Bo's pawn stands at the gates; stack 2 has the X. */
  const board = (may: boolean) =>
    ({
      acting: true,
      view: { rondel: { pays: [1, 2, 0, 3, 2, 1] }, seats: [{ pawn: null }, { pawn: 0 }] },
      nameOf: () => 'Bo',
      isYou: () => false,
      play: {
        draft: [],
        ready: false,
        view: { phase: 'start' },
        waysTo: () => ['place:0'],
        mayPlace: () => may,
        wayOf: () => (may ? { move: 'place:0', events: [], next: [] } : undefined),
      },
    }) as unknown as Board;
  const said = (may: boolean, stack: number) => stackLines(board(may), stack).map(({ text }) => text);

  it('promises no pay where neither its space nor the centre can be had: rule 5.2', () => {
    expect(said(true, 0)).toContain('The rondel pays £1 here now.');
    expect(said(false, 0)).toEqual(['Taken by Bo']);
    expect(said(false, 1)).toEqual([]);
    expect(said(false, 2)).toEqual(['The X lies here: closed without a bonus tile.']);
  });

  it('says what the centre costs where a tile is had by the centre alone, and not the income: rule 5.2', () => {
    const by = (move: string) => {
      const one = board(true);
      return priceOf({ ...one, play: { ...one.play, moveTo: () => move } } as unknown as Board, 1);
    };
    expect(by('place:1')).toEqual({ centre: false, pays: 2 });
    expect(by('place:centre:guild')).toEqual({ centre: true, pays: -2 });
    expect(by('place:free:guild')).toEqual({ centre: true, pays: 0 });
  });
});
