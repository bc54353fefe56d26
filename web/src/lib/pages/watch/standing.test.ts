import { describe, expect, it } from 'vitest';
import type { SeatView, View } from '$lib/api/types';
import { standingsOf } from './standing';

function view(money: (number | null)[], gain: number[] | null, phase = 'start'): View {
  return {
    phase,
    seats: money.map((one) => ({ money: one }) as SeatView),
    chapel_order: [2, 1, 0],
    standings: {
      chapel: { measure: gain, gain, place: gain },
      gate: null,
      hostelry: { measure: null, gain: null, place: null },
      bridge: { measure: gain, gain, place: gain },
    },
  } as unknown as View;
}

describe('the standing that a television shows', () => {
  it('adds what the end would pay now, and breaks ties by the chapel track', () => {
    expect(standingsOf(view([10, 4, 10], [0, 5, 0]))).toEqual([
      { seat: 1, money: 4, more: 10, place: 1 },
      { seat: 2, money: 10, more: 0, place: 2 },
      { seat: 0, money: 10, more: 0, place: 2 },
    ]);
  });

  it('adds nothing when all is paid, and says nothing of hidden money', () => {
    expect(standingsOf(view([1, 2, 3], [5, 0, 0], 'over')).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(standingsOf(view([null, null, null], null))[0]).toEqual({ seat: 2, money: null, more: 0, place: 1 });
  });
});
