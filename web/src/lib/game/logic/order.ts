/** The order of turns as it is shown, with the reason for every tie. */
import type { View } from '$lib/api/types';

export interface Place {
  seat: number;
  /** Null while the cards are secret. */
  card: number | null;
  value: number | null;
  state: 'choosing' | 'chosen' | 'waiting' | 'now' | 'done';
  /** This seat comes before the next one, of equal value, because it is ahead on the chapel track. */
  tieBefore: boolean;
}

/** `planning`: who has picked cards and not yet confirmed them; they are still choosing. */
export function orderOf(view: View, planning: number | null = null): Place[] {
  if (view.turns.length) {
    return view.turns.map((turn, i) => {
      const following = view.turns[i + 1];
      return {
        seat: turn.seat,
        card: turn.card,
        value: turn.value,
        state: view.phase === 'over' || i < view.turn ? 'done' : i > view.turn ? 'waiting' : 'now',
        tieBefore: following !== undefined && following.value === turn.value && following.seat !== turn.seat,
      };
    });
  }
  if (view.phase === 'boosts') return inWindow(view);
  const needed = view.rounds === 6 && view.seats.length === 2 ? 2 : 1;
  return byChapel(view).map((seat) => {
    const { chosen, cards } = seatOf(view, seat);
    const card = cards?.[0]?.[0] ?? null;
    return {
      seat,
      card,
      value: card,
      state:
        view.phase === 'over'
          ? 'done'
          : view.phase === 'cards' && (chosen < needed || seat === planning)
            ? 'choosing'
            : 'chosen',
      tieBefore: false,
    };
  });
}

/** In the plus-one window the cards lie open, but the order is not fixed yet. */
function inWindow(view: View): Place[] {
  const asked = view.acting[0];
  return byChapel(view)
    .flatMap((seat) => (seatOf(view, seat).cards ?? []).map(([card, value]) => ({ seat, card, value })))
    .toSorted((a, b) => b.value - a.value)
    .map((one, i, all) => ({
      ...one,
      state: one.seat === asked ? 'now' : 'waiting',
      tieBefore: all[i + 1]?.value === one.value && all[i + 1]?.seat !== one.seat,
    }));
}

function byChapel(view: View): number[] {
  return view.chapel_order.length ? view.chapel_order : view.seats.map((_, seat) => seat);
}

function seatOf(view: View, seat: number): View['seats'][number] {
  const found = view.seats[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
}
