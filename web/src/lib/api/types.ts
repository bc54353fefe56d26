/** The wire contract of the table server, as the client reads and writes it. Times are milliseconds since 1970. */

export type Kind = 'gate' | 'guild' | 'chapel' | 'hostelry' | 'park' | 'haberdasher';
export type Crest = 'blue' | 'gray' | 'green' | 'orange';
export type BonusTile =
  'share' | 'free_centre' | 'x_space' | 'take_back' | 'chapel_two' | 'gate_two' | 'plus_one' | 'noblewoman';
export type Category = 'chapel' | 'gate' | 'hostelry' | 'bridge';
export type Phase = 'cards' | 'boosts' | 'start' | 'site' | 'tiles' | 'drawing' | 'end' | 'over' | 'marker';
/** A house number, or a park's crest. */
export type Tile = number | Crest;
export type Scorings = Record<Category, string>;

export interface Person {
  id: string;
  name: string;
  language?: string | null;
  guest: boolean;
  login?: string | null;
  email?: string | null;
  notify: { page: boolean; push: boolean; mail: boolean };
}
export interface Level {
  name: string;
  strength?: number | null;
  hints: boolean;
}
export interface Me {
  person: Person | null;
  server: { version: string; levels: Level[]; box: string; push: boolean; mail: boolean; time: number };
}

export type Clock =
  { kind: 'none' } | { kind: 'live'; bank: number; decision: number } | { kind: 'days'; days: number };
export interface Options {
  players: 2 | 3 | 4;
  scoring: 'base' | 'expansion' | 'random' | Partial<Scorings>;
  hands: 'shown' | 'hidden';
  money: 'shown' | 'hidden';
  clock: Clock;
  undo: 'none' | 'own';
  hints: boolean;
  public: boolean;
  watch: boolean;
  chat: boolean;
  seed?: number | null;
  pace: number;
  substitute: string;
}
export type NewSeat =
  | { kind: 'me' }
  | { kind: 'local'; name: string }
  | { kind: 'open' }
  | { kind: 'bot'; level: string; script?: string[] };
export interface NewTable {
  options: Partial<Options> & { players: 2 | 3 | 4 };
  seats: NewSeat[];
  name?: string;
  start?: boolean;
  deal?: { record: GameRecord; move?: number } | { table: string; move: number };
}
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name?: string | null;
  person?: string | null;
  level?: string | null;
  local: boolean;
  present: boolean;
  away?: 'clock' | 'left' | null;
  conceded: boolean;
  fault?: string | null;
}
export interface TableLine {
  id: string;
  status: 'open' | 'playing' | 'over';
  options: Options;
  seats: SeatInfo[];
  created: number;
  touched: number;
  round?: number | null;
  rounds?: number | null;
  watchers: number;
}
export interface TableInfo {
  id: string;
  status: 'open' | 'playing' | 'over';
  host: string;
  options: Options;
  seats: SeatInfo[];
  watchers: number;
  created: number;
  started?: number | null;
  deal: {
    kind: 'drawn' | 'seed' | 'record' | 'position';
    seed?: number | null;
    commitment?: string | null;
    salt?: string | null;
  };
  scoring?: Scorings | null;
  ended?: {
    at: number;
    reason: 'rules' | 'agreed' | 'conceded' | 'closed';
    money?: number[];
    ranking?: number[];
  } | null;
  end_offers: number[];
  rematch?: string | null;
  moves: number;
}
export interface GameLine {
  table: TableLine;
  seats: number[];
  my_turn: boolean;
  unread: number;
}

export interface StackView {
  top: Tile | null;
  left: number;
  taken: Tile[];
}
export interface BonusStackView {
  top: BonusTile | null;
  left: number;
  taken: BonusTile[];
}
export interface SeatView {
  name: string;
  step: string | null;
  money: number | null;
  hand: number[] | null;
  hand_size: number;
  tiles: Partial<Record<BonusTile, number>>;
  fresh: Partial<Record<BonusTile, number>>;
  bridge: Tile[];
  crests: Record<Crest, number>;
  chapel: number;
  gate: number;
  pawn: number | null;
  chosen: number;
  cards: [number, number][] | null;
}
export interface Standing {
  measure: number[] | null;
  gain: number[] | null;
  place: number[] | null;
}
export interface View {
  seat: number | null;
  box: string;
  scoring: Scorings;
  round: number;
  rounds: number;
  markers: number[];
  rondel: { start: number; x: number; pays: number[] };
  phase: Phase;
  acting: number[];
  stacks: Record<Kind, StackView>;
  bonus: BonusStackView[];
  supply: number[];
  chapel_order: number[];
  gate_order: number[];
  turn: number;
  turns: { seat: number; slot: number; card: number; value: number }[];
  now: {
    card: number;
    tile: Tile | null;
    strength: number;
    last_drawn: number;
    bonus_due: number;
    after_tiles: Phase;
    took_back: boolean;
    window: number[];
    window_at: number;
  };
  lowest: { number: number; seat: number } | null;
  seats: SeatView[];
  standings: Record<Category, Standing | null>;
  moves: number;
}

export interface GameEvent {
  kind: string;
  rule: string;
  round: number;
  seat: number | null;
  data: Record<string, unknown>;
}
export interface Entry {
  number: number;
  at: number;
  kind: string;
  seat?: number | null;
  id?: string | null;
  events: GameEvent[];
  [more: string]: unknown;
}
export interface You {
  seats: number[];
  seat: number | null;
  host: boolean;
  person?: string | null;
  acting: boolean;
  legal: string[];
  take_back: boolean;
  undo?: { to: number; moves: string[] } | null;
  others: number[];
  muted: string[];
}
export interface Clocks {
  kind: string;
  seats: { bank?: number | null; deadline?: number | null; since?: number | null }[];
}

export interface Refusal {
  code: string;
  message: string;
  rule?: string | null;
  reason?: string | null;
  move?: number | null;
}
export interface Preview {
  type: 'preview';
  id: string;
  moves: string[];
  at: number;
  ok: boolean;
  refused?: { index: number; rule: string; reason: string; message: string } | null;
  view: View;
  legal: string[];
  blocked: { move: string; reason: 'face_down' }[];
  ends: null | 'turn' | 'choice' | 'window';
  events: GameEvent[];
  money: number;
  strength?: number | null;
}
export interface Outlook {
  move: string;
  events: GameEvent[];
  money: number;
  strength?: number | null;
  ends: null | 'turn' | 'choice' | 'window';
  next: Outlook[];
}
export interface Hint {
  type: 'hint';
  id: string;
  at: number;
  level: string;
  moves: { move: string; share?: number | null; worth?: number | null }[];
  reasons?: { key: string; [more: string]: unknown }[] | null;
}

export interface GameRecord {
  format: string;
  box: string;
  players: string[];
  scoring: Scorings;
  setup: unknown;
  moves: [number, string][];
  result?: { money: number[]; ranking: number[] };
  [more: string]: unknown;
}
export interface Frame {
  seat?: number | null;
  move?: string | null;
  round: number;
  events: GameEvent[];
  view: View;
}
export interface Replay {
  record: GameRecord;
  players: string[];
  scoring: Scorings;
  result?: { money: number[]; ranking: number[] } | null;
  fair?: { ok: boolean; commitment: string } | null;
  seat: string | number;
  frames: Frame[];
}

export type Message =
  | {
      type: 'welcome';
      number: number;
      table: TableInfo;
      you: You;
      view: View | null;
      clocks: Clocks | null;
      entries: Entry[];
      reset: boolean;
      time: number;
    }
  | {
      type: 'update';
      number: number;
      entries: Entry[];
      view?: View | null;
      you: You;
      clocks: Clocks | null;
      table?: TableInfo | null;
      acks?: string[] | null;
      time: number;
    }
  | { type: 'presence'; present: boolean[]; watchers: number }
  | { type: 'ack'; id: string; number: number }
  | ({ type: 'refused'; id: string } & Refusal)
  | Preview
  | { type: 'outlook'; id: string; at: number; options: Outlook[] }
  | { type: 'why'; id: string; answers: Record<string, null | { rule: string; reason: string; message: string }> }
  | Hint
  | { type: 'pong'; id?: string | null; time: number }
  | { type: 'closing'; reason: string; retry: number }
  | { type: 'error'; code: string; message: string };
