import { describe, expect, it } from 'vitest';
import { lineOf, momentAt, pathOf, placesOf, roundEnds, spread } from './geometry';
import type { Moment } from './types';

const moment = (round: number, wins: number[], truth?: number[]): Moment => ({
  kind: 'draw',
  seat: null,
  move: null,
  number: 0,
  round,
  what: 'marker:1',
  wins: [0, 0],
  money: [0, 0],
  after: { wins, money: [0, 0] },
  truth: truth ? { wins: truth, money: [0, 0] } : null,
});
const MOMENTS = [moment(1, [0.6, 0.4], [0.7, 0.3]), moment(1, [0.5, 0.5]), moment(1, [0.9, 0.1]), moment(2, [1, 0])];
const REVIEW = { start: { wins: [0.25, 0.75], money: [0, 0] }, moments: MOMENTS };

describe('the curve', () => {
  it('gives every round the same width, and its moments even parts of it', () => {
    expect(placesOf(MOMENTS)).toEqual([1 / 6, 2 / 6, 3 / 6, 1]);
    expect(roundEnds(MOMENTS)).toEqual([2, 3]);
    expect(placesOf([])).toEqual([]);
  });

  it('goes from the start to the end, with all chances inside the field', () => {
    expect(lineOf(REVIEW, 0)).toHaveLength(5);
    expect(lineOf(REVIEW, 0)[0]).toEqual({ x: 0, y: 0.75 });
    expect(lineOf(REVIEW, 0).at(-1)).toEqual({ x: 1, y: 0 });
    const [over] = lineOf({ start: { wins: [1.2], money: [0] }, moments: [] }, 0);
    expect(over?.y, 'a judge may be a little above 1').toBe(0);
  });

  it('draws what was true only where that is known', () => {
    expect(lineOf(REVIEW, 1, true)).toEqual([{ x: 1 / 6, y: 0.7 }]);
  });

  it('is a path in pixels', () => {
    expect(pathOf(lineOf(REVIEW, 0), 600, 100)).toBe('M0 75L100 40L200 50L300 10L600 0');
  });

  it('takes a finger near a mark for the mark, and any other for the nearest moment', () => {
    const places = placesOf(MOMENTS);
    expect(momentAt(places, 0.3, [0], 0.05)).toBe(1);
    expect(momentAt(places, 0.2, [0], 0.05)).toBe(0);
    expect(momentAt(places, 0.3, [0], 0.2), 'nearer moments give way').toBe(0);
    expect(momentAt(places, 0.9, [], 0.2)).toBe(3);
  });
});

describe('names at the ends of the lines', () => {
  it('are moved apart, in their order, and stay in the field', () => {
    expect(spread([0, 100, 100, 100], 20, 100)).toEqual([0, 60, 80, 100]);
    expect(spread([0, 0, 100], 20, 100)).toEqual([0, 20, 100]);
    expect(spread([30, 70], 20, 100), 'those with room stay').toEqual([30, 70]);
    expect(spread([70, 65], 20, 100), 'the lower line has the lower name').toEqual([85, 65]);
  });
});
