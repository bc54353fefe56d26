/** What the lines of a chronicle come to: shares, means, and the places of points in a picture. Nothing here is drawn. */
import type { ChronicleCell, ChronicleDay, ScoringMode } from '$lib/api/types';

export const MODES: ScoringMode[] = ['base', 'expansion', 'mixed'];
export const PLAYERS = [2, 3, 4];

export interface Sum {
  games: number;
  won: number;
  money: number;
  /** How often one came in at each place, the first first. */
  places: number[];
}

/** The cells that a filter lets through, as one. */
export function sumOf(cells: ChronicleCell[], players: number | null, mode: ScoringMode | null): Sum {
  const some = cells.filter((one) => (!players || one.players === players) && (!mode || one.mode === mode));
  const places = [0, 0, 0, 0];
  for (const { place, games } of some) places[place - 1] = (places[place - 1] ?? 0) + games;
  const games = some.reduce((sum, one) => sum + one.games, 0);
  const money = some.reduce((sum, one) => sum + one.money, 0);
  return { games, won: places[0] ?? 0, money: games ? money / games : 0, places };
}

/** What chance alone would win: of two players one half, of three a third, of four a quarter. */
export function fairShare(cells: ChronicleCell[], players: number | null, mode: ScoringMode | null): number {
  const some = cells.filter((one) => (!players || one.players === players) && (!mode || one.mode === mode));
  const games = some.reduce((sum, one) => sum + one.games, 0);
  return games ? some.reduce((sum, one) => sum + one.games / one.players, 0) / games : 0;
}

export interface Scale {
  low: number;
  high: number;
  /** Values at which a line goes across. */
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** A scale with three to six lines across at round numbers, all values between its ends. */
export function scaleOf(values: number[], least: [number, number] | null = null): Scale {
  const all = [...values, ...(least ?? [])];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => (to - from) / one <= 5) ?? Math.ceil((to - from) / 5);
  const low = Math.floor(from / step) * step;
  const high = Math.max(low + step, Math.ceil(to / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, ticks };
}

/** The mean of each value and those before it, at most so many: a line that shows where it goes. */
export function smoothed(values: number[], over = 10): number[] {
  return values.map((_, i) => {
    const some = values.slice(Math.max(0, i + 1 - over), i + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });
}

export interface Cell {
  day: string;
  /** Its column, a week, and its row, Monday first. */
  week: number;
  row: number;
  played: ChronicleDay | null;
}

const DAY = 24 * 3_600_000;

/** The days of some weeks up to today, a week a column. */
export function calendarOf(days: ChronicleDay[], today: string, weeks: number): Cell[] {
  const played = new Map(days.map((one) => [one.day, one]));
  const end = Date.parse(`${today}T00:00:00Z`);
  const weekday = (new Date(end).getUTCDay() + 6) % 7;
  const count = (weeks - 1) * 7 + weekday + 1;
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(end - (count - 1 - i) * DAY).toISOString().slice(0, 10);
    return { day, week: Math.floor(i / 7), row: i % 7, played: played.get(day) ?? null };
  });
}
