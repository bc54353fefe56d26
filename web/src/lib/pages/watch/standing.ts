/** Who is ahead just now: money, and what the final scoring would pay as things stand. */
import type { View } from '$lib/api/types';

export interface Standing {
  seat: number;
  /** Null where the table hides it. */
  money: number | null;
  /** What the scorings of the end would add now; what is hidden is left out. */
  more: number;
  /** From 1; equals share a place. */
  place: number;
}

export function standingsOf(view: View): Standing[] {
  const over = view.phase === 'over';
  const all = view.seats.map(({ money }, seat) => {
    const gains = Object.values(view.standings).map((standing) => standing?.gain?.[seat] ?? 0);
    return { seat, money, more: over ? 0 : gains.reduce((sum, gain) => sum + gain, 0) };
  });
  const worth = ({ money, more }: { money: number | null; more: number }) => (money ?? 0) + more;
  const ahead = (seat: number) => view.chapel_order.indexOf(seat);
  return all
    .toSorted((a, b) => worth(b) - worth(a) || ahead(a.seat) - ahead(b.seat))
    .map((one) => ({ ...one, place: 1 + all.filter((other) => worth(other) > worth(one)).length }));
}
