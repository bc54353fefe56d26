import { expect, test } from 'vitest';
import type { ChronicleCell } from '$lib/api/types';
import { calendarOf, fairShare, scaleOf, smoothed, sumOf } from './figures';

const CELLS: ChronicleCell[] = [
  { players: 2, mode: 'base', place: 1, games: 3, money: 120 },
  { players: 2, mode: 'base', place: 2, games: 1, money: 20 },
  { players: 4, mode: 'mixed', place: 3, games: 4, money: 100 },
];

test('cells are added up as the filter wants', () => {
  expect(sumOf(CELLS, null, null)).toEqual({ games: 8, won: 3, money: 30, places: [3, 1, 4, 0] });
  expect(sumOf(CELLS, 2, null)).toEqual({ games: 4, won: 3, money: 35, places: [3, 1, 0, 0] });
  expect(sumOf(CELLS, 2, 'mixed')).toEqual({ games: 0, won: 0, money: 0, places: [0, 0, 0, 0] });
});

test('chance wins as often as there are fewer players', () => {
  expect(fairShare(CELLS, null, null)).toBeCloseTo((4 / 2 + 4 / 4) / 8);
  expect(fairShare(CELLS, 3, null)).toBe(0);
});

test('a scale holds all values, and has few lines', () => {
  for (const values of [[3], [0, 99], [-7, 12], [31, 33], [0, 1234]]) {
    const { low, high, ticks } = scaleOf(values);
    expect(low).toBeLessThanOrEqual(Math.min(...values));
    expect(high).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks[0]).toBe(low);
    expect(ticks.at(-1)).toBe(high);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
  expect(scaleOf([70, 80], [0, 100])).toEqual({ low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] });
});

test('a smoothed line is a mean of what came before', () => {
  expect(smoothed([2, 4, 6], 2)).toEqual([2, 3, 5]);
});

test('a calendar ends today, weeks begin on Monday, and played days are in it', () => {
  // 18 November 2026 is a Wednesday.
  const cells = calendarOf([{ day: '2026-11-16', money: 40, place: 1 }], '2026-11-18', 2);
  expect(cells).toHaveLength(10);
  expect(cells[0]).toEqual({ day: '2026-11-09', week: 0, row: 0, played: null });
  expect(cells.at(-1)).toMatchObject({ day: '2026-11-18', week: 1, row: 2 });
  expect(cells.filter(({ played }) => played)).toEqual([
    { day: '2026-11-16', week: 1, row: 0, played: { day: '2026-11-16', money: 40, place: 1 } },
  ]);
});
