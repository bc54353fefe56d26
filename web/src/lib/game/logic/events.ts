/** Events as the server tells them, with the data of every kind. */
import type { BonusTile, Crest, GameEvent, Kind, Tile } from '$lib/api/types';

export interface EventData {
  round: { marker: number; x: number };
  money: { amount: number; source: string; measure?: number; place?: number };
  use: { tile: BonusTile };
  gain_card: { value: number };
  chosen: { cards: number };
  reveal: { cards: number[][] };
  boost: { card: number; value: number };
  no_boost: Record<string, never>;
  order: { turns: { seat: number; card: number; value: number }[] };
  turn: { turn: number; card: number; to: 'supply' | 'hand' };
  place: { space: number | 'centre'; kind: Kind };
  take: { kind: Kind; tile: Tile; left: number };
  uncover: { kind: Kind; tile: Tile | null };
  build: { site: number; tile: Tile; kind: Kind; replaced?: Tile };
  strength: { crest: Crest; strength: number };
  advance: { track: 'chapel' | 'gate'; from: number; to: number; steps: number };
  bonus: { stack: number; tile: BonusTile };
  uncover_bonus: { stack: number; tile: BonusTile | null };
  pass: Record<string, never>;
  round_end: Record<string, never>;
  end: { reason: 'rounds' | 'stacks' };
  ranking: { money: number[]; seats: number[] };
}
export type EventKind = keyof EventData;
export type Told = {
  [K in EventKind]: { kind: K; rule: string; round: number; seat: number | null; data: EventData[K] };
}[EventKind];

/** The server's event with its data known by its kind. Kinds of a later server are passed over by whoever switches on it. */
export function told(event: GameEvent): Told {
  return event as unknown as Told;
}

export function find<K extends EventKind>(events: GameEvent[], kind: K): EventData[K] | undefined {
  return events.find((event) => event.kind === kind)?.data as EventData[K] | undefined;
}
