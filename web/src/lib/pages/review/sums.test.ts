import { describe, expect, it } from 'vitest';
import { accountOf, givenBy, PARTS, spanOf } from './sums';
import type { Grade, Moment, Review } from './types';

/** A game of three with a ledger that balances: moments by chance, and every sum taken from them. */
function made(seed: number): Review {
  let state = seed;
  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const row = () => [0, 0, 0].map(() => chance() - 0.5);
  const plus = (a: number[], b: number[]) => a.map((value, i) => value + (b[i] ?? 0));
  const nothing = [0, 0, 0];
  const start = { wins: [0.3, 0.3, 0.4], money: [60, 61, 62] };
  const sums = { wins: [...start.wins], money: [...start.money] };
  const parts = { draw: { wins: nothing, money: nothing }, reveal: { wins: nothing, money: nothing } };
  const matrix = { wins: [nothing, nothing, nothing], money: [nothing, nothing, nothing] };
  const moments: Moment[] = Array.from({ length: 30 }, (_, i) => {
    const kind = (['decision', 'draw', 'decision', 'reveal'] as const)[i % 4] ?? 'draw';
    const seat = kind === 'decision' ? Math.floor(chance() * 3) : null;
    const change = { wins: row(), money: row().map((value) => 10 * value) };
    for (const unit of ['wins', 'money'] as const) {
      sums[unit] = plus(sums[unit], change[unit]);
      if (kind !== 'decision') parts[kind][unit] = plus(parts[kind][unit], change[unit]);
      else matrix[unit] = matrix[unit].map((given, by) => (by === seat ? plus(given, change[unit]) : given));
    }
    const grade: Grade | null = seat !== null && i % 3 === 0 ? 'mistake' : null;
    const place = { number: i, round: 1 + Math.floor(i / 10), what: 'place:0', move: seat === null ? null : i };
    return {
      kind,
      seat,
      ...place,
      ...change,
      after: { wins: [...sums.wins], money: [...sums.money] },
      truth: null,
      grade,
    };
  });
  return {
    record: 0,
    seed: 0,
    playouts: 20,
    finished: true,
    players: ['Ada', 'Ben', 'Cleo'],
    start,
    end: sums,
    moments,
    turning_points: [],
    luck: parts.draw,
    reveals: parts.reveal,
    adjusted: sums,
    matrix,
    seats: [],
  };
}

describe('luck and skill', () => {
  it('add up to the result, for everybody, in wins and in pounds', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const review = made(seed);
      for (const unit of ['wins', 'money'] as const) {
        for (const seat of [0, 1, 2]) {
          const { start, end, pieces } = accountOf(review, seat, unit);
          expect(pieces.map(({ part }) => part)).toEqual([...PARTS]);
          expect(pieces[0]?.from).toBe(start);
          expect(pieces.at(-1)?.to).toBeCloseTo(end, 9);
          pieces
            .slice(1)
            .forEach(({ from }, i) => expect(from, 'each begins where the last ended').toBe(pieces[i]?.to));
        }
      }
    }
  });

  it('keep own decisions and others’ apart', () => {
    const review = made(7);
    const { pieces } = accountOf(review, 1, 'wins');
    const [first, second] = pieces;
    expect(first?.amount).toBe(review.matrix.wins[1]?.[1]);
    expect(second?.amount).toBeCloseTo((review.matrix.wins[0]?.[1] ?? 0) + (review.matrix.wins[2]?.[1] ?? 0), 12);
  });

  it('fit into their picture, with nothing in it', () => {
    const accounts = [0, 1, 2].map((seat) => accountOf(made(3), seat, 'money'));
    const { low, high } = spanOf(accounts);
    for (const { pieces } of accounts)
      for (const { from, to } of pieces) {
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(low);
        expect(Math.max(from, to)).toBeLessThanOrEqual(high);
      }
    expect(low).toBeLessThanOrEqual(0);
  });
});

describe('who gained from whose decisions', () => {
  it('counts all of them, or those alone that have a mark', () => {
    const review = made(11);
    expect(givenBy(review, 'wins', false)).toBe(review.matrix.wins);
    const marked = givenBy(review, 'wins', true);
    const own = review.moments.filter(({ seat, grade }) => seat === 2 && grade);
    expect(own.length).toBeGreaterThan(0);
    expect(marked[2]?.[0]).toBeCloseTo(
      own.reduce((sum, { wins }) => sum + (wins[0] ?? 0), 0),
      12,
    );
    // Nothing without a mark is in it.
    const bare = { ...review, moments: review.moments.map((moment) => ({ ...moment, grade: null })) };
    expect(
      givenBy(bare, 'wins', true)
        .flat()
        .every((amount) => amount === 0),
    ).toBe(true);
  });
});
