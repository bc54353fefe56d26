/** Which lines of chat are new to somebody. */
import type { Entry } from '$lib/api/types';
import { remember, remembered } from '$lib/pages/remember';

const STORE = 'chat-read';
/** So many tables are remembered, the latest last. */
const MOST = 40;

/** How many lines came from others after the one that was read last. One's own are never new. */
export function unread(entries: Entry[], me: string | null | undefined, read: number): number {
  return entries.filter(({ kind, number, person }) => kind === 'chat' && number > read && (!me || person !== me))
    .length;
}

export function lastLine(entries: Entry[]): number {
  return entries.findLast(({ kind }) => kind === 'chat')?.number ?? 0;
}

/** The number of the last line of a table that this device has shown: it is known when somebody comes back. */
export function readAt(table: string): number {
  return known().find(([name]) => name === table)?.[1] ?? 0;
}

export function readUpTo(table: string, number: number): void {
  const others = known().filter(([name]) => name !== table);
  remember(STORE, JSON.stringify([...others, [table, number]].slice(-MOST)));
}

function known(): [string, number][] {
  try {
    const told: unknown = JSON.parse(remembered(STORE) ?? '[]');
    return Array.isArray(told) ? (told as [string, number][]) : [];
  } catch {
    return [];
  }
}
