import { describe, expect, it } from 'vitest';
import { choicesOf, EVERYTHING, isMistake, judge, kindsOf, marked, neighbour, type Mistake } from './mistakes';
import type { DecisionKind, Grade, Moment } from './types';

function decision(seat: number, of: DecisionKind, grade: Grade | null): Moment {
  const nothing = { wins: [0, 0], money: [0, 0] };
  const place = { number: 4, move: 4, round: 1, what: 'place:0' };
  return {
    kind: 'decision',
    seat,
    ...place,
    ...nothing,
    after: nothing,
    truth: null,
    of,
    grade,
    best: 'place:1',
    loss: 0.12,
  };
}
const draw: Moment = { ...decision(0, 'card', null), kind: 'draw', seat: null, move: null };
const MOMENTS = [
  draw,
  decision(0, 'card', 'blunder'),
  decision(1, 'space', null),
  decision(1, 'space', 'inaccuracy'),
  decision(0, 'space', 'mistake'),
];
const review = { moments: MOMENTS };

describe('moves with a mark', () => {
  it('are those that are graded so, and no others', () => {
    expect(marked(review)).toEqual([1, 3, 4]);
    expect(isMistake(MOMENTS[2]), 'a loss without a mark is no mistake').toBe(false);
    expect(isMistake({ ...draw, grade: 'blunder' }), 'nor is a draw').toBe(false);
  });

  it('are chosen by seat, size and kind', () => {
    expect(marked(review, { ...EVERYTHING, seat: 0 })).toEqual([1, 4]);
    expect(marked(review, { ...EVERYTHING, least: 'mistake' })).toEqual([1, 4]);
    expect(marked(review, { ...EVERYTHING, least: 'blunder' })).toEqual([1]);
    expect(marked(review, { ...EVERYTHING, kind: 'space' })).toEqual([3, 4]);
    expect(marked(review, { seat: 1, least: 'blunder', kind: 'card' })).toEqual([]);
    expect(kindsOf(review)).toEqual(['card', 'space']);
  });

  it('follow each other, and the first comes after the last', () => {
    const places = [1, 3, 4];
    expect(neighbour(places, null, 1)).toBe(1);
    expect(neighbour(places, 1, 1)).toBe(3);
    expect(neighbour(places, 2, 1)).toBe(3);
    expect(neighbour(places, 4, 1)).toBe(1);
    expect(neighbour(places, 1, -1)).toBe(4);
    expect(neighbour(places, 2, -1)).toBe(1);
    expect(neighbour([], 2, 1)).toBeNull();
  });
});

describe('find it yourself', () => {
  const tried = [
    { move: 'place:1', share: 0.5, money: 50, playouts: 60 },
    { move: 'place:0', share: 0.36, money: 44, playouts: 60 },
    { move: 'place:10', share: 0.49, money: 50, playouts: 18 },
    { move: 'place:2', share: 0.44, money: 47, playouts: 18 },
    { move: 'place:3', share: 0.2, money: 40, playouts: 7 },
  ];
  const mistake = { ...decision(0, 'space', 'blunder'), tried } as Mistake;

  it('offers moves in an order that does not tell the answer', () => {
    expect(choicesOf(mistake)).toEqual(['place:0', 'place:1', 'place:2', 'place:3', 'place:10']);
  });

  it('says how near a guess came, in parts', () => {
    expect(judge(mistake, 'place:1')).toEqual({ verdict: 'best', behind: 0 });
    expect(judge(mistake, 'place:10').verdict).toBe('close');
    expect(judge(mistake, 'place:2').verdict).toBe('better');
    expect(judge(mistake, 'place:2').behind).toBeCloseTo(0.06, 9);
    expect(judge(mistake, 'place:0')).toEqual({ verdict: 'same', behind: 0.12 });
    expect(judge(mistake, 'place:3').verdict).toBe('worse');
  });
});
