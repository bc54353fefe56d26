/** When a bot has something to say, and what: from what everybody saw, seldom, and never twice in a row. */
import type { Entry, SeatInfo } from '$lib/api/types';
import { CHARACTERS } from '$lib/art/portraits';
import { told, type Told } from './events';

export interface Remark {
  seat: number;
  /** The message is `remark-NAME`. */
  name: string;
}

/** How many turns must have begun since the last remark before there may be another. */
export const QUIET_TURNS = 7;
/** Of the moments at which somebody does what they like to do, one in so many is remarked upon. */
const ONE_IN = 3;
const LAST_SPACE = 14;

type Character = (typeof CHARACTERS)[number];

/** What somebody is proud of having done. */
const PROUD: Record<Character, (event: Told) => boolean> = {
  beatrix: (event) => event.kind === 'build' && event.data.kind === 'chapel',
  hugh: (event) => event.kind === 'advance' && event.data.track === 'gate' && event.data.steps > 2,
  maud: (event) => event.kind === 'build' && event.data.kind === 'hostelry',
  walter: (event) => event.kind === 'build' && event.data.kind === 'haberdasher',
  agnes: (event) => event.kind === 'build' && event.data.kind === 'guild',
  perkin: (event) => event.kind === 'build' && event.data.kind === 'park',
  joan: (event) => event.kind === 'turn' && event.data.card < 2,
  geoffrey: (event) => event.kind === 'turn' && event.data.card > 2 && event.data.turn === 1,
  cecily: (event) => event.kind === 'money' && event.data.source === 'rondel' && event.data.amount > 1,
  ralph: (event) => event.kind === 'bonus',
  eleanor: (event) => event.kind === 'strength' && event.data.strength > 3,
  thomas: (event) => event.kind === 'build' && event.data.replaced === undefined && event.data.kind !== 'park',
};

/** All who would have something to say about an event, what matters most first; `dice` is any whole number. */
export function remarksOn(source: Told, people: SeatInfo[], dice: number): Remark[] {
  const characterOf = (seat: number | null): Character | null => {
    const one = people[seat ?? -1];
    const name = one?.kind === 'bot' ? one.character : null;
    return CHARACTERS.find((known) => known === name) ?? null;
  };
  const variant = (count: number) => 1 + (dice % count);
  if (source.kind === 'ranking') {
    // The winner speaks, or else whoever of the bots was nearest to it.
    const seats = source.data.seats;
    const first = characterOf(seats[0] ?? null);
    if (first) return [{ seat: seats[0] ?? 0, name: `${first}-won` }];
    const next = seats.find((seat) => characterOf(seat));
    return next === undefined ? [] : [{ seat: next, name: `any-beaten-${variant(3)}` }];
  }
  if (source.kind === 'order') {
    return source.data.turns.flatMap((turn, i) => {
      const before = source.data.turns[i - 1];
      const who = characterOf(turn.seat);
      const lost = before && before.seat !== turn.seat && before.value === turn.value && turn.value > 0;
      return lost && who && dice % 2 === 0 ? [{ seat: turn.seat, name: `${who}-tie` }] : [];
    });
  }
  const who = characterOf(source.seat);
  if (!who || source.seat === null) return [];
  if (source.kind === 'advance' && source.data.to >= LAST_SPACE && source.data.from < LAST_SPACE)
    return [{ seat: source.seat, name: `any-track-${variant(3)}` }];
  return PROUD[who](source) && dice % ONE_IN === 0 ? [{ seat: source.seat, name: `${who}-own-${variant(2)}` }] : [];
}

/** Listens, and says at times who speaks up. */
export class Conversation {
  private turns = QUIET_TURNS;
  private said = '';

  /** What is to be said after these entries, if anything. The end of the game is always worth a word. */
  hear(entries: Entry[], people: SeatInfo[]): Remark | null {
    let found: Remark | null = null;
    for (const entry of entries) {
      for (const [i, event] of (entry.events ?? []).entries()) {
        const source = told(event);
        if (source.kind === 'turn') this.turns += 1;
        const late = source.kind === 'ranking';
        if (!late && this.turns < QUIET_TURNS) continue;
        const remark = remarksOn(source, people, scatter(entry.number * 31 + i)).find(({ name }) => name !== this.said);
        if (!remark) continue;
        found = remark;
        this.said = remark.name;
        this.turns = 0;
      }
    }
    return found;
  }
}

/** A whole number that looks like chance, the same at every screen of a table. */
function scatter(number: number): number {
  return (Math.imul(number ^ (number >>> 7), 0x9e3779b1) >>> 9) % 9973;
}
