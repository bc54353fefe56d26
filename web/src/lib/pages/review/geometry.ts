/** Where things of the curve stand, in a field of 1 × 1: a round is as wide as every other, and holds its moments. */
import type { Moment, Review } from './types';

export interface Point {
  x: number;
  y: number;
}

/** How far into the game each moment is, from 0 to 1. */
export function placesOf(moments: Pick<Moment, 'round'>[]): number[] {
  const rounds = Math.max(1, ...moments.map(({ round }) => round));
  const counts = new Map<number, number>();
  for (const { round } of moments) counts.set(round, (counts.get(round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return moments.map(({ round }) => {
    const nth = (seen.get(round) ?? 0) + 1;
    seen.set(round, nth);
    return (round - 1 + nth / (counts.get(round) ?? 1)) / rounds;
  });
}

/** A seat's chance from the start to the end. Its top is 0, as on a screen. `truth`: with everything turned up. */
export function lineOf(review: Pick<Review, 'start' | 'moments'>, seat: number, truth = false): Point[] {
  const places = placesOf(review.moments);
  const known = (share: number | undefined): share is number => share !== undefined;
  const first = { x: 0, y: review.start.wins[seat] };
  const points = [
    ...(truth ? [] : [first]),
    ...review.moments.map((moment, i) => ({ x: places[i] ?? 0, y: (truth ? moment.truth : moment.after)?.wins[seat] })),
  ];
  return points.flatMap(({ x, y }) => (known(y) ? [{ x, y: 1 - Math.min(1, Math.max(0, y)) }] : []));
}

/** The line as a path in a field of these pixels. */
export function pathOf(line: Point[], width: number, height: number): string {
  const digits = (value: number) => Math.round(value * 10) / 10;
  return line.map(({ x, y }, i) => `${i ? 'L' : 'M'}${digits(x * width)} ${digits(y * height)}`).join('');
}

/** Where the line stands at the end of each round: there a seat's emblem marks it. */
export function roundEnds(moments: Pick<Moment, 'round'>[]): number[] {
  return moments.flatMap(({ round }, i) => (moments[i + 1]?.round === round ? [] : [i]));
}

/**
 * The moment that is meant by a place on the curve. One that is marked draws what is near to itself: nobody can point at
 * one of three hundred.
 */
export function momentAt(places: number[], x: number, marked: number[], near: number): number {
  const nearest = (those: number[]) =>
    those.reduce(
      (best, one) => (Math.abs((places[one] ?? 0) - x) < Math.abs((places[best] ?? 9) - x) ? one : best),
      those[0] ?? 0,
    );
  const mark = nearest(marked);
  if (marked.length && Math.abs((places[mark] ?? 9) - x) <= near) return mark;
  return nearest(places.map((_, i) => i));
}

/** Labels at the ends of lines, moved apart until each has its room, and no further; they stay between 0 and `height`. */
export function spread(wanted: number[], room: number, height: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let floor = 0;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + room;
  }
  let ceiling = height;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - room;
  }
  return placed;
}
