/** The end of a game as it is shown: scoring by scoring, those who get least first, what is lost at the end. */
import type { Category, GameEvent, View } from '$lib/api/types';
import { CATEGORIES } from './box';
import { find, told } from './events';

export type FinaleKey = Category | 'tiles' | 'sites';
const ORDER: FinaleKey[] = [...CATEGORIES, 'tiles', 'sites'];

/** What a payment of the final scoring is for. */
export function finaleKey(source: string): FinaleKey | null {
  if (source === 'unused tiles') return 'tiles';
  if (source === 'empty sites') return 'sites';
  return CATEGORIES.find((category) => source.startsWith(`${category}/`)) ?? null;
}

/** The same events in the order in which they are shown: only payments after the end of the game change places. */
export function inShownOrder(events: GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ kind }) => kind === 'end');
  if (end < 0) return events;
  const rank = (event: GameEvent) => ORDER.indexOf(finaleKey(String(event.data.source)) ?? 'sites');
  const after = events.slice(end + 1);
  const paid = after
    .filter(({ kind }) => kind === 'money')
    .toSorted((a, b) => rank(a) - rank(b) || Math.abs(Number(a.data.amount)) - Math.abs(Number(b.data.amount)));
  return [...events.slice(0, end + 1), ...paid, ...after.filter(({ kind }) => kind !== 'money')];
}

/**
 * A view at the end of a game with all purses open: what a table left to memory is told with the result, and payments are
 * counted back from there.
 */
export function openPurses(view: View, events: GameEvent[]): View {
  const ranking = find(events, 'ranking');
  if (!ranking || view.seats.every(({ money }) => money !== null)) return view;
  const after = events.slice(events.findIndex(({ kind }) => kind === 'end') + 1).map(told);
  const paid = (seat: number) =>
    after.reduce((sum, one) => sum + (one.kind === 'money' && one.seat === seat ? one.data.amount : 0), 0);
  const seats = view.seats.map((one, seat) => ({
    ...one,
    money: one.money ?? (ranking.money[seat] ?? 0) - paid(seat),
  }));
  return { ...view, seats };
}

/** One sentence on how a game was decided: who came before whom, and by how much. */
export interface Verdict {
  kind: 'by' | 'close' | 'tie' | 'tie-lost' | 'tie-place';
  ahead: number;
  behind: number;
  margin: number;
}

/** At most this many pounds behind is a close loss. */
export const CLOSE = 3;

/** How it was decided, as it is told to a seat (or to nobody's): the win first, then ties further down (rule 8.8). */
export function verdictsOf(money: number[], ranking: number[], me: number | null): Verdict[] {
  const [winner, second] = ranking;
  if (winner === undefined || second === undefined) return [];
  const gap = (ahead: number, behind: number) => (money[ahead] ?? 0) - (money[behind] ?? 0);
  const verdict = (kind: Verdict['kind'], ahead: number, behind: number): Verdict => ({
    kind,
    ahead,
    behind,
    margin: gap(ahead, behind),
  });
  const told: Verdict[] = [];
  const lost = me !== null && me !== winner && ranking.includes(me) ? me : null;
  if (!gap(winner, second)) told.push(verdict(lost === second ? 'tie-lost' : 'tie', winner, second));
  // Whoever was close is told so, whatever their place.
  if (lost !== null && gap(winner, lost) > 0 && gap(winner, lost) <= CLOSE) told.push(verdict('close', winner, lost));
  if (!told.length) told.push(verdict('by', winner, second));
  for (const [i, behind] of ranking.entries()) {
    const ahead = ranking[i - 1];
    if (i > 1 && ahead !== undefined && !gap(ahead, behind)) told.push(verdict('tie-place', ahead, behind));
  }
  return told;
}
