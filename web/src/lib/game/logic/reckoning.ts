/** Where everybody's money came from: by source and round, from the events of a game. */
import type { Category, GameEvent } from '$lib/api/types';
import { CATEGORIES } from './box';
import { told } from './events';

/** Sources in the order in which they are stacked and told. */
export const SOURCES = [
  'start',
  'rondel',
  'haberdasher',
  'chapel-track',
  'gate-track',
  'chapel',
  'gate',
  'hostelry',
  'bridge',
  'unused-tiles',
  'empty-sites',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Told {
  seat: number;
  amount: number;
  measure?: number;
  place?: number;
}
export interface Reckoning {
  /** Sum of each source for each seat. */
  totals: Record<Source, number[]>;
  /** Money of each seat at the end of each round, by source: [seat][round][source]; the last column is the final scoring. */
  rounds: Record<Source, number>[][];
  /** What the final scoring paid, category by category, with what was counted. */
  finals: Record<Category, Told[]>;
  /** Money before the final scoring. */
  before: number[];
  money: number[];
}

function sourceOf(source: string): Source {
  if (source === 'centre') return 'rondel';
  const plain = source.split('/')[0]?.replace(' ', '-') ?? source;
  return SOURCES.includes(plain as Source) ? (plain as Source) : 'rondel';
}

function nothing(): Record<Source, number> {
  return Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
}

export function reckon(events: GameEvent[], players: number): Reckoning {
  const lastRound = events.reduce((last, event) => Math.max(last, event.round), 0);
  const totals = Object.fromEntries(SOURCES.map((source) => [source, Array<number>(players).fill(0)])) as Record<
    Source,
    number[]
  >;
  const rounds = Array.from({ length: players }, () => Array.from({ length: lastRound + 2 }, nothing));
  const finals = Object.fromEntries(CATEGORIES.map((category) => [category, [] as Told[]])) as Record<Category, Told[]>;
  const before = Array<number>(players).fill(0);
  const money = Array<number>(players).fill(0);
  let ended = false;
  for (const raw of events) {
    const event = told(raw);
    if (event.kind === 'end') ended = true;
    if (event.kind !== 'money' || event.seat === null) continue;
    const { seat } = event;
    const { amount, measure, place } = event.data;
    const source = sourceOf(event.data.source);
    add(totals[source], seat, amount);
    add(money, seat, amount);
    if (!ended) add(before, seat, amount);
    const column = rounds[seat]?.[ended ? lastRound + 1 : event.round];
    if (column) column[source] += amount;
    if (ended && CATEGORIES.includes(source as Category)) {
      finals[source as Category].push({
        seat,
        amount,
        ...(measure === undefined ? {} : { measure }),
        ...(place === undefined ? {} : { place }),
      });
    }
  }
  for (const columns of rounds) {
    columns.forEach((column, i) => {
      for (const source of SOURCES) column[source] += columns[i - 1]?.[source] ?? 0;
    });
  }
  return { totals, rounds, finals, before, money };
}

function add(list: number[], at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

/** The sources of one seat at one moment as pieces of a bar: gains upwards from 0, costs downwards. */
export function pieces(column: Record<Source, number>): { source: Source; from: number; to: number }[] {
  let up = 0;
  let down = 0;
  const found: { source: Source; from: number; to: number }[] = [];
  for (const source of SOURCES) {
    const amount = column[source];
    if (amount > 0) found.push({ source, from: up, to: (up += amount) });
    else if (amount < 0) found.push({ source, from: down, to: (down += amount) });
  }
  return found;
}
