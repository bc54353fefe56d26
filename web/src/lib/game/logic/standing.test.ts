import { describe, expect, it } from 'vitest';
import type { Category, View } from '$lib/api/types';
import { coinOf, linesOf, sharesOf, standingsOf } from './standing';

const NOTHING = { chapel: null, gate: null, hostelry: null, bridge: null };
const PLACES = {
  by: 'place' as const,
  steps: [
    [1, 5],
    [2, 3],
  ] as [number, number][],
};

function view(more: Partial<View> = {}): View {
  const gain = { measure: [3, 6, 0], gain: [3, 5, 0], place: [2, 1, 0] };
  return {
    phase: 'start',
    scoring: { chapel: 'base', gate: 'base', hostelry: 'base', bridge: 'base' },
    seats: [10, 4, 10].map((money, seat) => ({ money, chapel: [3, 6, 0][seat], gate: 0, cards: null })),
    chapel_order: [1, 0, 2],
    standings: { chapel: gain, gate: gain, hostelry: null, bridge: gain },
    prizes: { chapel: PLACES, gate: PLACES, hostelry: PLACES, bridge: PLACES },
    ending: { add: [-5, 1, -14], place: [1, 2, 3], tiles: [0, 1, 0], sites: [-14, -14, -14], round: NOTHING },
    lowest: null,
    ...more,
  } as unknown as View;
}

describe('who is ahead', () => {
  it('is what the table says: place, money, what the end would add, and the sum', () => {
    expect(standingsOf(view())).toEqual([
      { seat: 0, money: 10, more: -5, total: 5, place: 1 },
      { seat: 1, money: 4, more: 1, total: 5, place: 2 },
      { seat: 2, money: 10, more: -14, total: -4, place: 3 },
    ]);
  });

  it('has no places where money is left to memory, nor where a game was broken off', () => {
    const hidden = view({ ending: { ...view().ending, place: null } });
    expect(standingsOf(hidden).map(({ seat, place }) => [seat, place])).toEqual([
      [1, null],
      [0, null],
      [2, null],
    ]);
    expect(standingsOf(view({ phase: 'over' })).map(({ more, place }) => [more, place])).toEqual(
      Array(3).fill([0, null]),
    );
  });
});

describe('a scoring', () => {
  it('names those who would be paid first, and nobody where hands are left to memory', () => {
    expect(sharesOf(view(), 'chapel')?.map(({ seat, gain }) => [seat, gain])).toEqual([
      [1, 5],
      [0, 3],
      [2, 0],
    ]);
    expect(sharesOf(view(), 'hostelry')).toBeNull();
  });

  it('of every round pays whom the table names, now', () => {
    const each = { by: 'round' as const, steps: [[1, 1]] as [number, number][] };
    const shown = view({
      scoring: { chapel: 'leader', gate: 'base', hostelry: 'base', bridge: 'base' },
      prizes: { ...view().prizes, chapel: each },
      ending: { ...view().ending, round: { ...NOTHING, chapel: 1 } as Record<Category, number | null> },
    });
    expect(sharesOf(shown, 'chapel')?.[0]).toEqual({ seat: 1, measure: 6, gain: 1, place: 1 });
    expect([coinOf(shown, 'chapel', 1), coinOf(shown, 'chapel', 0)]).toEqual([1, 0]);
  });

  it('lays coins on markers only where it counts spaces', () => {
    expect(coinOf(view(), 'gate', 1)).toBe(5);
    expect(
      coinOf(view({ scoring: { chapel: 'most', gate: 'tiles', hostelry: 'base', bridge: 'base' } }), 'gate', 1),
    ).toBe(0);
  });

  it('is one of the lines that make up what the end would add', () => {
    const lines = linesOf(view(), 1);
    expect(lines.map(({ amount }) => amount)).toEqual([5, 5, null, 5, 1, -14]);
  });
});
