/**
 * People in sentences. Whoever reads is "you", and a sentence about them has a form of its own: every message that takes
 * a person takes `$who` with it, and both come from here.
 */
import { speech, t } from '$lib/i18n/index.svelte';
import { listed } from './say';

/** Who sits where, as the one who looks sees it. */
export interface People {
  /** The name to be shown, or "You". */
  nameOf(seat: number): string;
  isYou(seat: number): boolean;
}

/** What the server calls people who have not said their name. */
export const GUEST = 'Guest';
const NAMELESS = new RegExp(`^${GUEST}(?= \\d+$|$)`);

/** A name as it is shown: whoever has none is a guest in every language. */
export function shownName(name: string | null | undefined): string {
  return (name ?? '?').replace(NAMELESS, () => t('ui-guest'));
}

/** A name that somebody chose; none, if it is only what the server calls guests. */
export function chosenName(name: string | null | undefined): string {
  return name && !NAMELESS.test(name) ? name : '';
}

/** Whether a seat is the only one that somebody has; whoever has several is called by their names. */
export function isOnly(mine: number[], seat: number): boolean {
  return mine.length === 1 && mine[0] === seat;
}

/** One person, for a message about them. */
export function about(people: People, seat: number): { name: string; who: 'me' | 'other' } {
  return { name: people.nameOf(seat), who: people.isYou(seat) ? 'me' : 'other' };
}

/** Several people, for a message about all of them: `us` are others and me, and then `$others` are the others alone. */
export function several(
  people: People,
  seats: number[],
): { names: string; others: string; who: 'me' | 'us' | 'other' | 'others' } {
  const others = seats.filter((seat) => !people.isYou(seat)).map((seat) => people.nameOf(seat));
  const me = others.length < seats.length;
  const named = listed(others, speech.language);
  const who = me ? (others.length ? 'us' : 'me') : others.length > 1 ? 'others' : 'other';
  return { names: named, others: named, who };
}
