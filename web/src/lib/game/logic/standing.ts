/** Who is ahead just now, as the table works it out: money, and what the end would add. Nothing is counted here. */
import type { Category, View } from '$lib/api/types';
import { CATEGORIES } from './box';

export interface Standing {
  seat: number;
  /** Null where the table hides it. */
  money: number | null;
  /** What the scorings and penalties would add if this round were the last. */
  more: number;
  /** Both together. */
  total: number | null;
  /** From 1; null where money is hidden. */
  place: number | null;
}

/** Everybody from first to last; where places are not known, in the order of the chapel track, which breaks ties. */
export function standingsOf(view: View): Standing[] {
  const all = view.seats.map(({ money }, seat) => {
    const more = view.phase === 'over' ? 0 : (view.ending.add[seat] ?? 0);
    return { seat, money, more, total: money === null ? null : money + more, place: placeOf(view, seat) };
  });
  const ahead = (seat: number) => view.chapel_order.indexOf(seat);
  return all.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || ahead(a.seat) - ahead(b.seat));
}

/** The place if this round were the last. A game that was broken off has no places: nothing was scored. */
export function placeOf(view: View, seat: number): number | null {
  const brokenOff = view.phase === 'over' && view.ending.add.some((more) => more !== 0);
  return brokenOff ? null : (view.ending.place?.[seat] ?? null);
}

export interface Share {
  seat: number;
  measure: number;
  /** What this scoring would pay that seat: at the end, or with the scorings of every round in this one. */
  gain: number;
  /** In its ranking, from 1; 0 is no prize. */
  place: number;
}

/** How everybody stands in a scoring, those who would be paid first; null where the table leaves it to memory. */
export function sharesOf(view: View, category: Category): Share[] | null {
  const prizes = view.prizes[category];
  const standing = view.standings[category];
  if (prizes.by === 'round') {
    const winner = view.ending.round[category];
    const pays = prizes.steps[0]?.[1] ?? 0;
    const shares = view.seats.map((_, seat) => ({
      seat,
      measure: countedThisRound(view, category, seat),
      gain: seat === winner ? pays : 0,
      place: seat === winner ? 1 : 0,
    }));
    return shares.toSorted((a, b) => b.gain - a.gain || b.measure - a.measure);
  }
  if (!standing) return null;
  const shares = standing.measure.map((measure, seat) => ({
    seat,
    measure,
    gain: standing.gain[seat] ?? 0,
    place: standing.place[seat] ?? 0,
  }));
  return shares.toSorted(
    (a, b) => (a.place || 9) - (b.place || 9) || b.gain - a.gain || b.measure - a.measure || a.seat - b.seat,
  );
}

/** What a scoring of every round looks at: a space on a track, the card shown, the lowest number built. */
function countedThisRound(view: View, category: Category, seat: number): number {
  const one = view.seats[seat];
  if (!one) return 0;
  if (category === 'chapel' || category === 'gate') return one[category];
  if (category === 'hostelry')
    return view.phase === 'cards' ? 0 : Math.max(0, ...(one.cards ?? []).map(([card]) => card));
  return view.lowest?.seat === seat ? view.lowest.number : 0;
}

/** What a marker on a track would be paid for standing there: by the scoring of that track, if it counts spaces. */
export function coinOf(view: View, track: 'chapel' | 'gate', seat: number): number {
  const counts = view.scoring[track] !== 'most' && view.scoring[track] !== 'tiles';
  if (!counts || view.phase === 'over') return 0;
  return sharesOf(view, track)?.find((share) => share.seat === seat)?.gain ?? 0;
}

/** What a seat would be paid, line by line: the scorings, its unused tiles, its empty sites. Null is left to memory. */
export function linesOf(view: View, seat: number): { key: Category | 'tiles' | 'sites'; amount: number | null }[] {
  return [
    ...CATEGORIES.map((key) => ({
      key,
      // What is paid as soon as the cards are shown is money already.
      amount:
        view.scoring[key] === 'highest' ? 0 : (sharesOf(view, key)?.find((share) => share.seat === seat)?.gain ?? null),
    })),
    { key: 'tiles' as const, amount: view.ending.tiles[seat] ?? 0 },
    { key: 'sites' as const, amount: view.ending.sites[seat] ?? 0 },
  ];
}
