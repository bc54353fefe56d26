/** A table that is being set up: what has been chosen so far, and the request that it makes. */
import { CHARACTERS, someCharacters } from '$lib/art/portraits';
import { LONGEST_NAME, lengthOf } from '$lib/names';
import type { Category, Clock, NewSeat, NewTable, Options, Scorings } from '$lib/api/types';

export type SeatKind = NewSeat['kind'];
export interface SeatDraft {
  kind: SeatKind;
  /** Of somebody on this device. */
  name: string;
  level: string;
  /** Who of the twelve it is; nobody in particular, if empty. */
  character: string;
}
export type ScoringMode = 'base' | 'expansion' | 'random' | 'chosen';
export type ClockKind = Clock['kind'];

export interface Draft {
  players: 2 | 3 | 4;
  /** Always four; only the first `players` count, so that going back loses nothing. */
  seats: SeatDraft[];
  mode: ScoringMode;
  scoring: Scorings;
  clock: ClockKind;
  /** Minutes in the bank, seconds for a decision, days for a decision. */
  bank: number;
  decision: number;
  days: number;
  hands: boolean;
  money: boolean;
  undo: boolean;
  hints: boolean;
  public: boolean;
  watch: boolean;
  chat: boolean;
  pace: number;
  seed: string;
  substitute: string;
}

export const PACES = [0, 400, 900, 1800] as const;
export const BASE: Scorings = { chapel: 'base', gate: 'base', hostelry: 'base', bridge: 'base' };
export const SCORINGS: Record<Category, string[]> = {
  chapel: ['base', 'most', 'leader', 'distance', 'again'],
  gate: ['base', 'most', 'leader', 'steps', 'tiles'],
  hostelry: ['base', 'most', 'highest', 'cards', 'sets'],
  bridge: ['base', 'longest', 'lowest', 'low', 'sets'],
};

/** Those of the twelve who sit at no other of the seats that count. */
export function freeCharacters(draft: Draft, at: number): string[] {
  const others = draft.seats.filter((seat, i) => i !== at && i < draft.players && seat.kind === 'bot');
  return CHARACTERS.filter((one) => !others.some(({ character }) => character === one));
}

export function newDraft(): Draft {
  const cast = someCharacters(4);
  const seat = (kind: SeatKind, i: number): SeatDraft => ({
    kind,
    name: '',
    level: 'journeyman',
    character: cast[i] ?? '',
  });
  return {
    players: 4,
    seats: (['me', 'open', 'bot', 'bot'] as const).map(seat),
    mode: 'base',
    scoring: { ...BASE },
    clock: 'none',
    bank: 10,
    decision: 45,
    days: 3,
    hands: true,
    money: true,
    undo: true,
    hints: true,
    public: false,
    watch: true,
    chat: true,
    pace: 900,
    seed: '',
    substitute: 'journeyman',
  };
}

/** There is one seat of mine; whoever sat there before makes room for whoever comes. */
export function withKind(draft: Draft, at: number, kind: SeatKind): SeatDraft[] {
  return draft.seats.map((seat, i) => {
    if (i === at) return { ...seat, kind };
    return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' } : seat;
  });
}

export type Fault = 'names' | 'long' | 'seed' | 'nobody' | 'bank' | 'decision' | 'days';

const SEED = /^\d{1,16}$/;

/** What still stands in the way. */
export function faultOf(draft: Draft): Fault | null {
  const seats = draft.seats.slice(0, draft.players);
  if (seats.some((seat) => seat.kind === 'local' && !seat.name.trim())) return 'names';
  if (seats.some((seat) => seat.kind === 'local' && lengthOf(seat.name) > LONGEST_NAME)) return 'long';
  if (seats.every((seat) => seat.kind === 'bot') && !draft.watch) return 'nobody';
  if (draft.seed.trim() && !(SEED.test(draft.seed.trim()) && Number(draft.seed) <= Number.MAX_SAFE_INTEGER))
    return 'seed';
  const within = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (draft.clock === 'live') {
    if (!within(draft.bank, 0, 600)) return 'bank';
    if (!within(draft.decision, 5, 3600)) return 'decision';
  }
  if (draft.clock === 'days' && !within(draft.days, 1, 30)) return 'days';
  return null;
}

/** Whether the game can begin at once: nobody has to come first. */
export function isFull(draft: Draft): boolean {
  return draft.seats.slice(0, draft.players).every((seat) => seat.kind !== 'open');
}

function clockOf(draft: Draft): Clock {
  if (draft.clock === 'live') return { kind: 'live', bank: draft.bank * 60, decision: draft.decision };
  if (draft.clock === 'days') return { kind: 'days', days: draft.days };
  return { kind: 'none' };
}

function seatOf(seat: SeatDraft): NewSeat {
  if (seat.kind === 'local') return { kind: 'local', name: seat.name.trim() };
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, character: seat.character };
  return { kind: seat.kind };
}

export function requestOf(draft: Draft, name: string | undefined): NewTable {
  const options: Options = {
    players: draft.players,
    scoring: draft.mode === 'chosen' ? { ...draft.scoring } : draft.mode,
    hands: draft.hands ? 'shown' : 'hidden',
    money: draft.money ? 'shown' : 'hidden',
    clock: clockOf(draft),
    undo: draft.undo ? 'own' : 'none',
    hints: draft.hints,
    public: draft.public,
    watch: draft.watch,
    chat: draft.chat,
    pace: draft.pace,
    substitute: draft.substitute,
    ...(draft.seed.trim() ? { seed: Number(draft.seed) } : {}),
  };
  return {
    options,
    seats: draft.seats.slice(0, draft.players).map(seatOf),
    ...(name ? { name } : {}),
    start: isFull(draft),
  };
}

/** A draft kept from before, as far as it still makes sense; levels that are gone become the usual one. */
export function revived(source: string | null, levels: string[]): Draft {
  const fresh = newDraft();
  const known = (level: string) => (levels.includes(level) || !levels.length ? level : (levels.at(-1) ?? 'journeyman'));
  let old: Partial<Draft> = {};
  try {
    old = JSON.parse(source ?? '{}') as Partial<Draft>;
  } catch {
    // Somebody else's words in our place: begin afresh.
  }
  const draft: Draft = { ...fresh };
  for (const key of Object.keys(fresh) as (keyof Draft)[]) {
    if (key !== 'seats' && key !== 'scoring' && typeof old[key] === typeof fresh[key]) {
      Object.assign(draft, { [key]: old[key] });
    }
  }
  if (![2, 3, 4].includes(draft.players)) draft.players = 4;
  for (const [category, names] of Object.entries(SCORINGS) as [Category, string[]][]) {
    const chosen = old.scoring?.[category];
    draft.scoring[category] = chosen && names.includes(chosen) ? chosen : 'base';
  }
  // Whom one meets is new every time.
  draft.seats = fresh.seats.map((seat, i) => ({ ...seat, ...old.seats?.[i], character: seat.character }));
  draft.seats = draft.seats.map((seat) => ({ ...seat, level: known(seat.level) }));
  draft.substitute = known(draft.substitute);
  // A seed is meant for one game.
  draft.seed = '';
  return draft;
}
