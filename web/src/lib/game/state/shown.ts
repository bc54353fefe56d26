/** The last two rounds of a real game, for tests: what the server tells, before and after. */
import type { Entry, GameEvent, View } from '$lib/api/types';
import told from './shown-game.json';

export const before = told.before as unknown as View;
export const after = told.after as unknown as View;
export const entries = told.entries as unknown as Entry[];
export const events: GameEvent[] = entries.flatMap((entry) => entry.events);

/** The same as a player sees it where the table leaves the others' money to memory. */
export function hidden(view: View, mine: number | null): View {
  const seats = view.seats.map((one, seat) => ({ ...one, money: seat === mine ? one.money : null }));
  return { ...view, seat: mine, seats, ending: { ...view.ending, place: null } };
}
