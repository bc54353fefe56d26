/**
 * The view after an event, for drawing the moments between two views that the server sent. It never decides anything:
 * the server's next view replaces whatever this made.
 */
import type { BonusTile, GameEvent, SeatView, StackView, View } from '$lib/api/types';
import { TRACKS, CENTRE, countCrests } from './box';
import { told } from './events';

function withSeat(view: View, seat: number | null, change: (old: SeatView) => Partial<SeatView>): View {
  if (seat === null) return view;
  return { ...view, seats: view.seats.map((old, i) => (i === seat ? { ...old, ...change(old) } : old)) };
}

function withHand(view: View, seat: number | null, value: number, change: number): View {
  return withSeat(view, seat, (old) => ({
    hand: old.hand?.map((count, card) => (card === value ? count + change : count)) ?? null,
    hand_size: old.hand_size + change,
  }));
}

function withSupply(view: View, value: number, change: number): View {
  return value === 0
    ? view
    : { ...view, supply: view.supply.map((count, card) => (card === value ? count + change : count)) };
}

function withoutTile(tiles: Partial<Record<BonusTile, number>>, tile: BonusTile): Partial<Record<BonusTile, number>> {
  const left = (tiles[tile] ?? 0) - 1;
  return Object.fromEntries(Object.entries({ ...tiles, [tile]: left }).filter(([, count]) => count > 0));
}

/** The order along a track after a marker moved: on top of those on its space, on the last space underneath. */
export function afterWalk(order: number[], places: number[], seat: number, to: number, last: number): number[] {
  const others = order.filter((other) => other !== seat);
  const ahead = (other: number) => ((places[other] ?? 0) === to ? to === last : (places[other] ?? 0) > to);
  const at = others.findIndex((other) => !ahead(other));
  return at < 0 ? [...others, seat] : [...others.slice(0, at), seat, ...others.slice(at)];
}

export function reduce(view: View, raw: GameEvent): View {
  const event = told(raw);
  const { seat } = event;
  switch (event.kind) {
    case 'round': {
      const { marker, x } = event.data;
      const turned = (x - view.rondel.x + 6) % 6;
      const pays = view.rondel.pays.map((_, i) => view.rondel.pays[(i - turned + 6) % 6] ?? 0);
      const seats = view.seats.map((old) => ({
        ...old,
        tiles: merged(old.tiles, old.fresh),
        fresh: {},
        chosen: 0,
        cards: null,
      }));
      return {
        ...view,
        seats,
        round: event.round,
        markers: [...view.markers, marker],
        rondel: { ...view.rondel, x, pays },
        phase: 'cards',
        turns: [],
        turn: 0,
        acting: view.seats.map((_, i) => i),
      };
    }
    case 'money': {
      const paid = withSeat(view, seat, (old) => ({
        money: old.money === null ? null : old.money + event.data.amount,
      }));
      return view.phase === 'over' ? byMoney(paid) : paid;
    }
    case 'use':
      return withSeat(view, seat, (old) => ({ tiles: withoutTile(old.tiles, event.data.tile) }));
    case 'gain_card':
      return withSupply(withHand(view, seat, event.data.value, 1), event.data.value, -1);
    case 'chosen': {
      const chosen = withSeat(view, seat, () => ({ chosen: event.data.cards }));
      return { ...chosen, acting: chosen.acting.filter((other) => other !== seat) };
    }
    case 'reveal':
      return {
        ...view,
        acting: [],
        phase: 'start',
        seats: view.seats.map((old, i) => played(old, event.data.cards[i] ?? [])),
      };
    case 'boost':
      return withSeat(view, seat, (old) => {
        const at = old.cards?.findIndex(([card, value]) => card === event.data.card && value < event.data.value) ?? -1;
        return {
          cards: old.cards?.map((pair, i): [number, number] => (i === at ? [pair[0], event.data.value] : pair)) ?? null,
        };
      });
    case 'order':
      return { ...view, turns: slotted(event.data.turns), turn: 0 };
    case 'turn': {
      const { turn, card, to } = event.data;
      const moved: View = {
        ...view,
        turn: turn - 1,
        phase: 'start',
        acting: seat === null ? [] : [seat],
        now: { ...view.now, card, tile: null },
      };
      return to === 'supply' ? withSupply(moved, card, 1) : withHand(moved, seat, 0, 1);
    }
    case 'place':
      return withSeat(view, seat, () => ({ pawn: event.data.space === 'centre' ? CENTRE : event.data.space }));
    case 'take': {
      const { kind, tile, left } = event.data;
      const stack: StackView = { top: null, left, taken: [...view.stacks[kind].taken, tile] };
      return { ...view, stacks: { ...view.stacks, [kind]: stack }, now: { ...view.now, tile } };
    }
    case 'uncover': {
      const { kind, tile } = event.data;
      return { ...view, stacks: { ...view.stacks, [kind]: { ...view.stacks[kind], top: tile } } };
    }
    case 'build': {
      const built = withSeat(view, seat, (old) => {
        const bridge = [...old.bridge];
        bridge[event.data.site] = event.data.tile;
        return { bridge, crests: countCrests(bridge) };
      });
      return { ...built, now: { ...built.now, tile: null } };
    }
    case 'strength':
      return { ...view, now: { ...view.now, strength: event.data.strength } };
    case 'advance': {
      if (seat === null) return view;
      const { track, to } = event.data;
      const places = view.seats.map((old) => old[track]);
      const key = track === 'chapel' ? 'chapel_order' : 'gate_order';
      const order = afterWalk(view[key], places, seat, to, TRACKS[track].last);
      return { ...withSeat(view, seat, () => ({ [track]: to })), [key]: order };
    }
    case 'bonus': {
      const { stack, tile } = event.data;
      const bonus = view.bonus.map((old, i) =>
        i === stack ? { top: null, left: old.left - 1, taken: [...old.taken, tile] } : old,
      );
      return {
        ...withSeat(view, seat, (old) => ({ fresh: { ...old.fresh, [tile]: (old.fresh[tile] ?? 0) + 1 } })),
        bonus,
      };
    }
    case 'uncover_bonus': {
      const { stack, tile } = event.data;
      return { ...view, bonus: view.bonus.map((old, i) => (i === stack ? { ...old, top: tile } : old)) };
    }
    case 'round_end':
      return { ...view, seats: view.seats.map((old) => ({ ...old, pawn: null })) };
    case 'end':
      return byMoney({ ...view, phase: 'over', acting: [] });
    case 'ranking': {
      const place = view.seats.map((_, at) => event.data.seats.indexOf(at) + 1);
      return { ...view, ending: { ...view.ending, place } };
    }
    default:
      return view;
  }
}

/** A seat whose cards are shown: they leave the hand, unless they are one's own that were laid aside before. */
function played(old: SeatView, cards: number[]): SeatView {
  const shown = { ...old, cards: cards.map((card): [number, number] => [card, card]) };
  if (old.cards?.length === cards.length) return shown;
  return {
    ...shown,
    hand: old.hand?.map((count, value) => count - cards.filter((card) => card === value).length) ?? null,
    hand_size: old.hand_size - cards.length,
  };
}

/** While the end is being paid, everybody stands where their money puts them; equals are told apart when all is paid. */
function byMoney(view: View): View {
  const money = view.seats.map((one) => one.money ?? 0);
  const place = money.map((mine) => 1 + money.filter((other) => other > mine).length);
  return { ...view, ending: { ...view.ending, add: money.map(() => 0), place } };
}

function merged(
  tiles: Partial<Record<BonusTile, number>>,
  fresh: Partial<Record<BonusTile, number>>,
): Partial<Record<BonusTile, number>> {
  const all = { ...tiles };
  for (const [tile, count] of Object.entries(fresh) as [BonusTile, number][]) all[tile] = (all[tile] ?? 0) + count;
  return all;
}

/** Events tell the order without slots; a seat's first turn has its first card. */
function slotted(turns: { seat: number; card: number; value: number }[]): View['turns'] {
  const seen = new Map<number, number>();
  return turns.map((turn) => {
    const slot = seen.get(turn.seat) ?? 0;
    seen.set(turn.seat, slot + 1);
    return { ...turn, slot };
  });
}
