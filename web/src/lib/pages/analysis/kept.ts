/** Analyses that this browser keeps, and lines that a record carries: bounded, and read with care. */
import type { GameRecord } from '$lib/api/types';
import { isLine, type Step } from './tree';

export interface Line {
  open: boolean;
  steps: Step[];
}
export interface Kept {
  /** The position from which the lines begin. */
  start: string;
  /** What it is called, for a list of them. */
  title: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  lines: Line[];
}

const STORE = 'lb-analyses';
const MOST_KEPT = 20;
const MOST_LINES = 200;
/** Letters that all of them may take together. */
const MOST_LETTERS = 400_000;

export function allKept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keptAt(start: string): Line[] {
  return allKept().find((one) => one.start === start)?.lines ?? [];
}

/** Keep an analysis, the newest first; without lines there is nothing to keep. The oldest make room. */
export function keep(one: Kept): void {
  const others = allKept().filter(({ start }) => start !== one.start);
  const all = one.lines.length ? [{ ...one, lines: one.lines.slice(0, MOST_LINES) }, ...others] : others;
  store(all.slice(0, MOST_KEPT));
}

export function forget(start: string): void {
  store(allKept().filter((one) => one.start !== start));
}

function store(all: Kept[]): void {
  while (all.length && JSON.stringify(all).length > MOST_LETTERS) all.pop();
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // Storage may be forbidden or full: the lines live as long as the page.
  }
}

function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null;
  return (
    typeof one?.start === 'string' &&
    typeof one.title === 'string' &&
    typeof one.at === 'number' &&
    Array.isArray(one.lines) &&
    one.lines.every((line) => isLine((line as Partial<Line> | null)?.steps))
  );
}

/** The lines that a record carries for one of its moments (docs/record.md). */
export function linesOf(record: GameRecord, move: number): Line[] {
  return carried(record).flatMap((one) =>
    one.move === move && isLine(one.steps) ? [{ open: one.open === true, steps: one.steps }] : [],
  );
}

/** The same record with these lines for a moment; those of other moments stay. */
export function withLines(record: GameRecord, move: number, lines: Line[]): GameRecord {
  const others = carried(record).filter((one) => one.move !== move);
  const mine = lines.map(({ open, steps }) => ({ move, ...(open && { open }), steps }));
  const all = [...mine, ...others].slice(0, MOST_LINES);
  const { analysis, ...rest } = record;
  const more = typeof analysis === 'object' && !Array.isArray(analysis) ? analysis : {};
  return { ...rest, ...(all.length && { analysis: { ...more, lines: all } }) } as GameRecord;
}

/** The moments of a record at which lines begin. */
export function momentsOf(record: GameRecord): number[] {
  const moves = carried(record).flatMap(({ move, steps }) => (typeof move === 'number' && isLine(steps) ? [move] : []));
  return [...new Set(moves)].sort((a, b) => a - b);
}

function carried(record: GameRecord): { move?: unknown; open?: unknown; steps?: unknown }[] {
  const lines = (record.analysis as { lines?: unknown } | null | undefined)?.lines;
  return Array.isArray(lines) ? lines.filter((one) => typeof one === 'object' && one !== null) : [];
}
