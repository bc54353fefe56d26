/** Where the coach's card stands: never on what it speaks of, away from what is to be touched and what is to be read. */
import type { Ring } from '$lib/game/logic/rings';

export interface Size {
  width: number;
  height: number;
}

/** Steps in which places are tried, and what covering something costs for each square pixel. */
const STEP = 12;
const MEANT = 1000;
const TOUCHED = 4;
const READ = 1;

export function overlap(a: Ring, b: Ring): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place for a card: `meant` is never covered if that can be, `touched` as little as possible, then `read`, near `wish`. */
export function placeFor(card: Size, meant: Ring[], touched: Ring[], read: Ring[], within: Ring, wish: Ring): Ring {
  let best: Ring = { left: wish.left, top: wish.top, ...card };
  let least = Infinity;
  const right = within.left + within.width - card.width;
  const bottom = within.top + within.height - card.height;
  const lefts = [...new Set([wish.left, within.left, within.left + (within.width - card.width) / 2, right])];
  for (const left of lefts.map((one) => Math.max(within.left, Math.min(right, one)))) {
    for (let top = within.top; top <= Math.max(within.top, bottom); top += STEP) {
      const place = { left, top, ...card };
      const sum = (rings: Ring[]) => rings.reduce((all, ring) => all + overlap(place, ring), 0);
      const covers = MEANT * sum(meant) + TOUCHED * sum(touched) + READ * sum(read);
      const cost = covers + Math.abs(left - wish.left) + Math.abs(top - wish.top);
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
  }
  return best;
}
