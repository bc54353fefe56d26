/** What a seat's result is made of, and who gave whom what: sums that add up. */
import type { Review, Unit } from './types';

export const PARTS = ['own', 'others', 'draws', 'reveals'] as const;
export type Part = (typeof PARTS)[number];

export interface Piece {
  part: Part;
  from: number;
  to: number;
  amount: number;
}

export interface Account {
  seat: number;
  start: number;
  end: number;
  pieces: Piece[];
}

/** From where a seat started to its result: own decisions, others', draws, reveals, each beginning where the last ended. */
export function accountOf(review: Review, seat: number, unit: Unit): Account {
  const { start, end, luck, reveals, matrix } = review;
  const given = matrix[unit].map((row) => row[seat] ?? 0);
  const own = given[seat] ?? 0;
  const amounts: Record<Part, number> = {
    own,
    others: given.reduce((sum, amount) => sum + amount, 0) - own,
    draws: luck[unit][seat] ?? 0,
    reveals: reveals[unit][seat] ?? 0,
  };
  let at = start[unit][seat] ?? 0;
  const pieces = PARTS.map((part) => {
    const from = at;
    at += amounts[part];
    return { part, from, to: at, amount: amounts[part] };
  });
  return { seat, start: start[unit][seat] ?? 0, end: end[unit][seat] ?? 0, pieces };
}

/** How wide the picture of all accounts must be. */
export function spanOf(accounts: Account[]): { low: number; high: number } {
  const all = accounts.flatMap(({ start, end, pieces }) => [start, end, ...pieces.map(({ to }) => to)]);
  return { low: Math.min(0, ...all), high: Math.max(0, ...all) };
}

/** Rows: whose decisions; columns: to whom. `marked`: only those that have a mark. */
export function givenBy(review: Review, unit: Unit, marked: boolean): number[][] {
  if (!marked) return review.matrix[unit];
  const rows = review.players.map(() => review.players.map(() => 0));
  for (const moment of review.moments) {
    const row = rows[moment.seat ?? -1];
    if (row && moment.grade) moment[unit].forEach((amount, to) => (row[to] = (row[to] ?? 0) + amount));
  }
  return rows;
}
