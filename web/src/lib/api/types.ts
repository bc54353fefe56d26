/**
 * The wire contract of the table server. Times are milliseconds since 1970.
 * Made by scripts/make_types.py from the structs in server/wire: change those, not this.
 */

export type Kind = 'gate' | 'guild' | 'chapel' | 'hostelry' | 'park' | 'haberdasher';
export type Crest = 'blue' | 'gray' | 'green' | 'orange';
export type BonusTile =
  'share' | 'free_centre' | 'x_space' | 'take_back' | 'chapel_two' | 'gate_two' | 'plus_one' | 'noblewoman';
export type Category = 'chapel' | 'gate' | 'hostelry' | 'bridge';
export type Phase = 'cards' | 'boosts' | 'start' | 'site' | 'tiles' | 'drawing' | 'end' | 'over' | 'marker';
export type Status = 'open' | 'playing' | 'over';
export type Ends = 'turn' | 'choice' | 'window';
export type ReviewStage = 'curve' | 'ledger' | 'decisions' | 'close' | 'done';
export type Portrait =
  | 'page'
  | 'lass'
  | 'scholar'
  | 'minstrel'
  | 'cook'
  | 'sailor'
  | 'queen'
  | 'friar'
  | 'lady'
  | 'knight'
  | 'elder'
  | 'jester';
export type Colour = 'red' | 'blue' | 'green' | 'gold';
export type ScoringMode = 'base' | 'expansion' | 'mixed';
export type PuzzleKind = 'card' | 'space' | 'site' | 'cards' | 'bonus' | 'guess';
export type PuzzleMark = 'right' | 'partly' | 'wrong';
/** A house number, or a park's crest. */
export type Tile = number | Crest;

// People

/** Who I am here. */
export interface Me {
  person: Person | null;
  server: ServerInfo;
}
/** Somebody, as they see themselves. */
export interface Person {
  id: string;
  name: string;
  language: string | null;
  guest: boolean;
  login: string | null;
  email: string | null;
  email_asked: string | null;
  notify: Told;
  portrait: Portrait | null;
  colour: Colour | null;
}
/** How somebody wants to be told that it is their turn. */
export interface Told {
  page: boolean;
  push: boolean;
  mail: boolean;
}
/** What this server can do. */
export interface ServerInfo {
  version: string;
  levels: Level[];
  characters: CharacterInfo[];
  box: string;
  push: boolean;
  mail: boolean;
  time: number;
}
/** A bot that one can play against: how it plays, in a line of English, and whether hints are from it. The list of levels goes from the weakest to the strongest. */
export interface Level {
  name: string;
  about: string;
  hints: boolean;
}
/** One of the twelve who may sit down at any level: what they are like, in a line of English. */
export interface CharacterInfo {
  id: string;
  name: string;
  about: string;
}
/** The body of every error. */
export interface ProblemAnswer {
  error: Problem;
}
/** What was wrong with a request. */
export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
  reason?: string | null;
}

// Accounts

/** Me with my account, and the code that recovers it. The code is shown this once. */
export interface SignedUp {
  me: Me;
  recovery: string;
}
/** A link that makes another device mine, once. */
export interface MoveLink {
  url: string;
  token: string;
  expires: number;
}
/** A new token. It is shown this once. */
export interface TokenMade {
  id: string;
  label: string;
  token: string;
}
/** My tokens, without their secrets. */
export interface Tokens {
  tokens: TokenLine[];
}
/** One of my tokens. */
export interface TokenLine {
  id: string;
  label: string;
  created: number;
  used: number | null;
}
/** The server's public key, which a browser needs for a subscription. */
export interface PushKey {
  key: string;
}

// Tables

/** How a table plays. */
export interface Options {
  players: 2 | 3 | 4;
  scoring: 'base' | 'expansion' | 'random' | Partial<Scorings>;
  hands: 'hidden' | 'shown';
  money: 'hidden' | 'shown';
  clock: NoClock | LiveClock | DaysClock;
  undo: 'none' | 'own';
  hints: boolean;
  public: boolean;
  watch: boolean;
  chat: boolean;
  seed?: number | null;
  pace: number;
  substitute: string;
}
/** Nobody is hurried. */
export interface NoClock {
  kind: 'none';
}
/** Seconds that every decision has for itself, and a bank for all that take longer. */
export interface LiveClock {
  kind: 'live';
  bank: number;
  decision: number;
}
/** Correspondence: days for every decision. */
export interface DaysClock {
  kind: 'days';
  days: number;
}
/** A table that was made. */
export interface TableAnswer {
  table: TableInfo;
}
/** All about a table but the game itself. `end_offers` are the seats that are for ending now; `ends_by_conceding` and `ends_by_offer` those whose giving up, or being for an end, would end the game at once. */
export interface TableInfo {
  id: string;
  status: Status;
  host: string;
  options: Options;
  seats: SeatInfo[];
  watchers: number;
  created: number;
  started: number | null;
  deal: DealInfo;
  scoring: Scorings | null;
  ended: Ended | null;
  end_offers: number[];
  ends_by_conceding: number[];
  ends_by_offer: number[];
  rematch: string | null;
  moves: number;
  daily: DailyInfo | null;
}
/** Who is on a seat. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  person: string | null;
  level: string | null;
  character: string | null;
  portrait: Portrait | null;
  colour: Colour | null;
  local: boolean;
  present: boolean;
  away: 'clock' | 'left' | null;
  conceded: boolean;
  fault: string | null;
}
/** Where the deal came from, and the digest by which it can be checked. */
export interface DealInfo {
  kind: 'daily' | 'drawn' | 'position' | 'record' | 'seed';
  seed: number | null;
  commitment: string | null;
  salt: string | null;
}
/** How a game ended: by the rules, because all who played agreed, or by the word of the one who played `alone`. `money` is where everybody stood; without a scoring there is no `ranking`. */
export interface Ended {
  at: number;
  reason: 'agreed' | 'alone' | 'closed' | 'conceded' | 'rules';
  money: number[] | null;
  ranking: number[] | null;
}
/** The day of a table of the daily bridge, and until when its deal is sealed. Practice does not count. */
export interface DailyInfo {
  day: string;
  ends: number;
  practice: boolean;
}
/** A table, and what I am there. */
export interface TableAndYou {
  table: TableInfo;
  you: You;
}
/** What a table is to the one who looks at it. */
export interface You {
  seats: number[];
  seat: number | null;
  host: boolean;
  person: string | null;
  acting: boolean;
  legal: string[];
  take_back: boolean;
  undo: Undoable | null;
  others: number[];
  muted: string[];
}
/** What an undo would take back. */
export interface Undoable {
  to: number;
  moves: string[];
}
/** The public tables. */
export interface Lobby {
  open: TableLine[];
  playing: TableLine[];
}
/** A table in a list. */
export interface TableLine {
  id: string;
  status: Status;
  options: Options;
  seats: SeatInfo[];
  created: number;
  touched: number;
  round: number | null;
  rounds: number | null;
  watchers: number;
  ended: Ended | null;
  curve: number[][] | null;
  daily: DailyInfo | null;
}
/** My games, and how many of them wait for me. */
export interface Games {
  games: GameLine[];
  waiting: number;
}
/** One of my games. */
export interface GameLine {
  table: TableLine;
  seats: number[];
  my_turn: boolean;
  unread: number;
  review: string | null;
}

// The game as a seat sees it

/** The game as one seat sees it, or a watcher (seat null). */
export interface View {
  seat: number | null;
  box: string;
  scoring: Scorings;
  round: number;
  rounds: number;
  markers: number[];
  rondel: Rondel;
  phase: Phase;
  acting: number[];
  stacks: Record<Kind, StackView>;
  bonus: BonusStackView[];
  supply: number[];
  chapel_order: number[];
  gate_order: number[];
  turn: number;
  turns: Turn[];
  now: Now;
  lowest: Lowest | null;
  seats: SeatView[];
  standings: Record<Category, Standing | null>;
  ending: Ending;
  prizes: Record<Category, Prizes>;
  moves: number;
}
/** Where the X lies, and what each outer space pays (0: the X). */
export interface Rondel {
  start: number;
  x: number;
  pays: number[];
}
/** A stack of buildings: its top (null: empty, or not uncovered yet), what is left, what was taken, oldest first. */
export interface StackView {
  top: Tile | null;
  left: number;
  taken: Tile[];
}
/** A stack of bonus tiles. */
export interface BonusStackView {
  top: BonusTile | null;
  left: number;
  taken: BonusTile[];
}
/** A turn of the round: whose, which of their cards, printed and with boosts. */
export interface Turn {
  seat: number;
  slot: number;
  card: number;
  value: number;
}
/** What is under way: the card and tile of this turn, what may still be drawn or taken, the plus-one window. */
export interface Now {
  card: number;
  tile: Tile | null;
  strength: number;
  last_drawn: number;
  bonus_due: number;
  after_tiles: Phase;
  took_back: boolean;
  window: number[];
  window_at: number;
}
/** 9.8: the lowest house number built this round. */
export interface Lowest {
  number: number;
  seat: number;
}
/** One seat of the game. `money` and `hand` are null where the table leaves them to memory. */
export interface SeatView {
  name: string;
  step: 'A' | 'B' | 'C' | 'D' | null;
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
/** What a category counts and would pay, seat by seat; place 0 is no prize. */
export interface Standing {
  measure: number[];
  gain: number[];
  place: number[];
}
/** What each seat would still be paid if this round ended now and were the last, and its place then (null where money is hidden). `tiles` and `sites` are what no scoring pays; `round` whom the scorings of every round pay in it. */
export interface Ending {
  add: number[];
  place: number[] | null;
  tiles: number[];
  sites: number[];
  round: Record<Category, number | null>;
}
/** What a scoring pays at this table: what is counted, and from how much on it pays what. */
export interface Prizes {
  by: 'again' | 'cards' | 'count' | 'each' | 'place' | 'round';
  steps: [number, number][];
}

// The live channel

/** The first message, and any other that begins anew (`reset`): then `entries` are the newest ones. */
export interface Welcome {
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
/** The time of all seats. */
export interface Clocks {
  kind: 'days' | 'live';
  seats: SeatClock[];
}
/** The time of one seat. */
export interface SeatClock {
  bank: number | null;
  deadline: number | null;
  since: number | null;
}
/** One saved thing at a table, as everybody may know it. Which keys there are depends on `kind`. */
export interface Entry {
  number: number;
  at: number;
  kind: string;
  events: GameEvent[];
  seat?: number | null;
  id?: string | null;
  name?: string | null;
  person?: string | null;
  local?: boolean | null;
  level?: string | null;
  to?: string | null;
  why?: string | null;
  options?: Options;
  commitment?: string | null;
  scoring?: Scorings | null;
  moves?: string[] | null;
  by?: 'bot' | 'substitute' | null;
  undone?: string[] | null;
  yes?: boolean | null;
  declined?: number[] | null;
  agreed?: number[] | null;
  ends?: boolean | null;
  reason?: string | null;
  money?: number[] | null;
  ranking?: number[] | null;
  text?: string | null;
  table?: string | null;
  worth?: EntryWorth | null;
}
/** One thing that happened. The kinds, and what `data` holds for each, are listed in docs/events.md. */
export interface GameEvent {
  kind: string;
  rule: string;
  round: number;
  seat: number | null;
  data: Record<string, unknown>;
}
/** What everything was worth after an entry, where that changed it: as in a view. */
export interface EntryWorth {
  standings: Record<Category, Standing | null>;
  ending: Ending;
}
/** Everything that is new. */
export interface Update {
  type: 'update';
  number: number;
  entries: Entry[];
  you: You;
  clocks: Clocks | null;
  time: number;
  view?: View | null;
  table?: TableInfo | null;
  acks?: string[] | null;
}
/** Who is here. */
export interface Presence {
  type: 'presence';
  present: boolean[];
  watchers: number;
}
/** A request is saved. */
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}
/** A request changed nothing, and why. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  message: string;
  rule?: string | null;
  reason?: string | null;
  move?: number | null;
}
/** What a draft does. `draws` are the cards of the supply that it may still take, in whatever order it names them; `options` what each next move does (if `ahead` was asked for), `places` what each placing instead of its own does. */
export interface Preview {
  type: 'preview';
  id: string;
  moves: string[];
  at: number;
  ok: boolean;
  view: View;
  legal: string[];
  blocked: Blocked[];
  draws: number[];
  ends: Ends | null;
  events: GameEvent[];
  money: number;
  options: Outlook[];
  places: Outlook[];
  prizes: number;
  place: [number, number] | null;
  strength: number | null;
  refused: RefusedMove | null;
}
/** A move that will be legal, but takes what is still face down. */
export interface Blocked {
  move: string;
  reason: string;
}
/** A move that may come next, and what it does. */
export interface Outlook {
  move: string;
  events: GameEvent[];
  money: number;
  ends: Ends | null;
  next: Outlook[];
  strength: number | null;
  prizes: number;
  place: number | null;
}
/** The move of a draft that is not legal, and why. */
export interface RefusedMove {
  index: number;
  rule: string;
  reason: string;
  message: string;
}
/** What each next move does. */
export interface OutlookAnswer {
  type: 'outlook';
  id: string;
  at: number;
  options: Outlook[];
}
/** What has happened since a seat's last turn: its view then, and every move since. */
export interface SinceAnswer {
  type: 'since';
  id: string;
  at: number;
  view: View;
  steps: SinceStep[];
}
/** A move that somebody made meanwhile: what happened, and what everything was worth after it (as in entries). */
export interface SinceStep {
  seat: number;
  events: GameEvent[];
  worth: EntryWorth | null;
}
/** Why moves are not legal; null where they are. */
export interface WhyAnswer {
  type: 'why';
  id: string;
  answers: Record<string, BrokenRule | null>;
}
/** The rule that a move would break. */
export interface BrokenRule {
  rule: string;
  reason: string;
  message: string;
}
/** What a bot would do: its best few moves, the best first. */
export interface Hint {
  type: 'hint';
  id: string;
  at: number;
  level: string;
  moves: HintMove[];
}
/** A move that a bot would make: the share of wins and the money at the end that it expects after it (neither if the move is forced), and why: in English, and as reasons, each with its key, what its sentence needs, and the sentence; and what speaks against it, told alike. */
export interface HintMove {
  move: string;
  share?: number | null;
  worth?: number | null;
  why: string;
  reasons: Record<string, unknown>[];
  against?: Record<string, unknown>[];
}
/** Here I am. */
export interface Pong {
  type: 'pong';
  time: number;
  id: string | null;
}
/** The socket is about to close; come back after some milliseconds. */
export interface Closing {
  type: 'closing';
  reason: 'idle' | 'removed' | 'replaced' | 'signed_out' | 'slow' | 'stopping';
  retry: number;
}
/** A frame that could not be read. */
export interface BadFrame {
  type: 'error';
  code: string;
  message: string;
}
/** Earlier entries of a table, in order. */
export interface Entries {
  entries: Entry[];
}

// Notices

/** The tables that wait for me. */
export interface Waiting {
  type: 'waiting';
  waiting: number;
  tables: string[];
}
/** A table has begun to wait for me. */
export interface YourTurn {
  type: 'turn';
  table: string;
  seat: number;
  name: string;
}
/** One of my tables has another status now. */
export interface TableChanged {
  type: 'table';
  table: string;
  status: Status;
}
/** The public tables have changed. */
export interface LobbyChanged {
  type: 'lobby';
}
/** Here I am. */
export interface NoticePong {
  type: 'pong';
  time: number;
}

// Replays

/** A whole record, position by position. */
export interface Replay {
  record: GameRecord;
  players: string[];
  scoring: Scorings;
  result: Result | null;
  fair: FairInfo | null;
  seat: number | 'open' | 'watch';
  frames: Frame[];
}
/** Whether the deal is the one whose digest was published. */
export interface FairInfo {
  ok: boolean;
  commitment: string | null;
  sentence: string;
}
/** The position after a move; the first one is after the deal. */
export interface Frame {
  round: number;
  events: GameEvent[];
  view: View;
  position: string;
  seat?: number | null;
  move?: string | null;
}
/** Where a game stands: as one line of text, and as a page shows it. */
export interface Position {
  position: string;
  seat: number | 'open' | 'watch';
  legal: Record<string, string[]>;
  view: View;
}

// Reviews

/** A review, as far as it is. `stage` is what is being worked on; `review` is null until the first curve is there, and its decisions have no grades until they were looked at. docs/review.md describes it. */
export interface Reviewing {
  id: string;
  state: 'done' | 'failed' | 'running' | 'waiting';
  stage: ReviewStage;
  progress: number;
  ahead: number;
  playouts: number;
  players: string[];
  seats: SeatInfo[] | null;
  table: string | null;
  record: GameRecord;
  review: GameReview | null;
}
/** Where a game was decided: docs/review.md. `turning_points` are places in `moments`. */
export interface GameReview {
  record: number;
  playouts: number;
  seed: number;
  finished: boolean;
  players: string[];
  start: ReviewWorth;
  end: ReviewWorth;
  moments: ReviewMoment[];
  turning_points: number[];
  luck: ReviewWorth;
  reveals: ReviewWorth;
  adjusted: ReviewWorth;
  matrix: Matrix;
  seats: ReviewSeat[];
}
/** For every seat: the share of wins, and the money at the end. */
export interface ReviewWorth {
  wins: number[];
  money: number[];
}
/** A moment of a game, and what it changed for every seat (`wins`, `money`). Only decisions have the keys from `loss` on, and those from `of` on only when they were looked at. */
export interface ReviewMoment {
  kind: 'decision' | 'draw' | 'reveal';
  seat: number | null;
  move: number | null;
  number: number;
  round: number;
  what: string;
  wins: number[];
  money: number[];
  after: ReviewWorth;
  truth: ReviewWorth | null;
  loss?: number | null;
  low?: number | null;
  high?: number | null;
  grade?: 'blunder' | 'inaccuracy' | 'mistake' | null;
  best?: string | null;
  forced?: boolean;
  of?: string;
  regret?: number;
  pounds?: number;
  weight?: number;
  usual?: string;
  playouts?: number;
  tried?: TriedMove[];
  for_best?: Record<string, unknown>[];
  for_played?: Record<string, unknown>[];
}
/** A move that was looked at. */
export interface TriedMove {
  move: string;
  share: number;
  money: number;
  playouts: number;
}
/** What the decisions of the seat of the row gave the seat of the column. */
export interface Matrix {
  wins: number[][];
  money: number[][];
}
/** What a review says of a seat. */
export interface ReviewSeat {
  name: string;
  decisions: number;
  grades: Record<string, number>;
  accuracy: number | null;
  accuracies: Record<string, number | null>;
  loss: number | null;
  level: string | null;
}
/** What the reviews of somebody's games say together. Shares and losses are shares of winning. */
export interface Profile {
  games: number;
  most: number;
  fair: number | null;
  wins: MeanInterval;
  adjusted_wins: MeanInterval;
  money: MeanInterval;
  adjusted_money: MeanInterval;
  decisions: number;
  grades: Record<string, number>;
  loss: MeanInterval;
  level: string | null;
  accuracy: number | null;
  kinds: Record<string, KindInterval>;
  rounds: Record<string, MeanInterval>;
}
/** A mean with its 95 % interval; one game alone has none. */
export interface MeanInterval {
  value: number | null;
  low: number | null;
  high: number | null;
}
/** What is lost with one kind of decision, and an accuracy from 0 to 100. */
export interface KindInterval {
  value: number | null;
  low: number | null;
  high: number | null;
  accuracy: number | null;
}

// The daily bridge

/** Today, and what I made of it. `digest` is that of the deal, which is told when the day is over (`ends`). What pays at the end (`scoring`) and who else plays (`cast`, characters by their seats) all see who sit down. */
export interface DailyNow {
  day: string;
  now: number;
  ends: number;
  players: number;
  scoring: Scorings;
  cast: string[];
  digest: string;
  par: number | null;
  played: number;
  mine: DailyAttempt | null;
  streak: number;
  best_streak: number;
  recent: DailyAttempt[];
}
/** What I made of a day. `places` are where I stood in money after every round. */
export interface DailyAttempt {
  day: string;
  table: string;
  state: 'done' | 'given_up' | 'playing';
  money: number | null;
  above: number | null;
  adjusted: number | null;
  places: number[];
  apart: 'fault' | 'late' | 'second' | null;
  matchpoints: number | null;
  place: number | null;
}
/** The results of a day: for those who have played it, and for everybody when it is over; else there are none. Of many the best are told, and my own. `mine` is my attempt, also one that is not among the results. */
export interface DailyBoard {
  day: string;
  players: number;
  scoring: Scorings;
  cast: string[];
  over: boolean;
  shown: boolean;
  played: number;
  par: number | null;
  digest: string;
  deal: Record<string, unknown> | null;
  mine: DailyAttempt | null;
  lines: DailyLine[];
}
/** One result of a board. `near`: somebody had played this day from the same address before. */
export interface DailyLine {
  place: number;
  name: string;
  mine: boolean;
  money: number;
  above: number | null;
  adjusted: number | null;
  matchpoints: number | null;
  places: number[];
  near: boolean;
  table: string | null;
}
/** The week of a day, as far as its days are over or I have played them. */
export interface DailyWeek {
  first: string;
  last: string;
  lines: WeekLine[];
}
/** Somebody's week: the sum of the matchpoints of its days. */
export interface WeekLine {
  place: number;
  name: string;
  mine: boolean;
  points: number;
  days: number;
}
/** The days of a month that have come, the first of them first. */
export interface DailyMonth {
  month: string;
  days: DailySquare[];
}
/** A day of a calendar: for how many it is dealt, and my attempt. */
export interface DailySquare {
  day: string;
  players: number;
  mine: DailyAttempt | null;
}
/** How everybody has played a day that is over, the best first, some at a time; mine is always among them. */
export interface DailyLines {
  day: string;
  played: number;
  lines: PlayedLine[];
}
/** How somebody has played a day. `parts` is null where it is my own game, the same as mine, or I have none. */
export interface PlayedLine {
  place: number;
  name: string;
  mine: boolean;
  table: string;
  money: number;
  adjusted: number | null;
  rounds: PlayedRound[];
  parts: Parting | null;
}
/** What somebody did in a round of a day, in the order in which it was done, and the money after it. */
export interface PlayedRound {
  moves: string[];
  money: number;
}
/** The first decision in which somebody's game is another one than mine: after so many moves (`number`), seen by the one seat that we both had (`position`), their move and mine. `seat` is that of the decision. */
export interface Parting {
  number: number;
  round: number;
  seat: number;
  position: string;
  move: string;
  mine: string;
}
/** The table at which a day is played. */
export interface DailyBegun {
  table: string;
}

// Puzzles

/** What there is to be solved. */
export interface PuzzleCatalogue {
  count: number;
  mine: number;
  kinds: ThemeCount[];
  themes: ThemeCount[];
  players: ThemeCount[];
}
/** How many puzzles there are of something, and how many of them I have answered. */
export interface ThemeCount {
  name: string;
  count: number;
  mine: number;
}
/** The puzzle of the day: the same for everybody. */
export interface PuzzleToday {
  day: string;
  ends: number;
  task: PuzzleTask;
}
/** A question: what the seat sees, and what may be answered, in an order that says nothing. `decider` is the seat whose move is asked for: the seat's own, or that of the one whose card is to be guessed. `cast`: the characters who sit there. `mine`: what I answered first, if I have. `helped`: I know already what it is about. */
export interface PuzzleTask {
  id: string;
  kind: PuzzleKind;
  players: string[];
  cast: string[];
  round: number;
  seat: number;
  decider: number;
  view: View;
  legal: string[];
  answers: string[];
  mine: MyAnswer | null;
  helped: boolean;
}
/** An answer that was given first: that one counts. */
export interface MyAnswer {
  move: string;
  verdict: PuzzleMark;
  at: number;
}
/** What a puzzle is about. */
export interface PuzzleThemes {
  themes: string[];
}
/** How good an answer was: a score from 0 to 1. `weight` says as how much of a game it counted: 0 if it did not, because it was not my first answer there. */
export interface PuzzleVerdict {
  puzzle: string;
  move: string;
  verdict: PuzzleMark;
  score: number;
  loss: number;
  weight: number;
  rating: RatingChange | null;
  answer: PuzzleAnswer;
}
/** My rating before and after, and how far it may be off. */
export interface RatingChange {
  before: number;
  after: number;
  deviation: number;
}
/** What was right, and why: reasons for the best move and for mine, and what speaks against mine. `moves` are all possible answers, the best first. `record` is the game up to there, to play on from; `position` the same as the seat knows it. */
export interface PuzzleAnswer {
  moves: PuzzleMove[];
  best: string[];
  usual: string;
  themes: string[];
  rating: number;
  tried: number;
  solved: number;
  levels: string[];
  for_best: Record<string, unknown>[];
  for_mine: Record<string, unknown>[];
  against_mine: Record<string, unknown>[];
  record: GameRecord;
  move: number;
  position: string;
}
/** A possible answer: the share of games won after it and the money at the end that may be expected, and how many points it loses. Of a guess: how likely the card is, no money, and how much less likely than the likeliest. */
export interface PuzzleMove {
  move: string;
  share: number;
  pounds: number;
  loss: number;
}
/** My puzzles: the rating, how it went (the oldest first), what I solve well, and my last answers. */
export interface PuzzleFigures {
  rating: number | null;
  deviation: number | null;
  count: number;
  solved: number;
  best_streaks: Record<string, number>;
  curve: number[];
  kinds: KindFigure[];
  last: PuzzleLine[];
}
/** What I make of one kind of puzzle: how many, and the mean score. */
export interface KindFigure {
  kind: PuzzleKind;
  count: number;
  score: number;
}
/** One of my answers. `rating` is mine after it; null if it did not count. */
export interface PuzzleLine {
  puzzle: string;
  kind: PuzzleKind;
  players: number;
  at: number;
  move: string;
  verdict: PuzzleMark;
  score: number;
  rating: number | null;
}
/** A streak: `left` milliseconds of its time, what was solved and missed, and the puzzle that is before me; none when it is over. */
export interface PuzzleStreak {
  minutes: 3 | 5;
  left: number;
  over: boolean;
  solved: number;
  missed: number;
  best: number;
  steps: StreakStep[];
  task: PuzzleTask | null;
}
/** A puzzle of a streak that was answered, and what was best there. */
export interface StreakStep {
  puzzle: string;
  move: string;
  right: boolean;
  best: string;
}
/** The streak that I am in, or was in last. */
export interface MyStreak {
  streak: PuzzleStreak | null;
}

// Chronicles

/** The record of one's own. `cells` are of all games that count, at most the newest `most`; `games`, `scorings`, `buildings`, bridges, `form` and `opponents` of those that were asked for. */
export interface Chronicle {
  name: string;
  portrait: Portrait | null;
  colour: Colour | null;
  mine: boolean;
  page: string | null;
  most: number;
  cells: ChronicleCell[];
  games: number;
  scorings: ChronicleScoring[];
  buildings: Record<Kind, number>;
  best: ChronicleBridge | null;
  longest: ChronicleBridge | null;
  form: ChronicleGame[];
  opponents: ChronicleOpponent[];
  charters: CharterSeal[];
  reviews: ChronicleReview[];
  days: ChronicleDays;
  puzzles: ChroniclePuzzles | null;
}
/** How often one came in at a place, with so many players and such scorings; the money of these games in all. */
export interface ChronicleCell {
  players: number;
  mode: ScoringMode;
  place: number;
  games: number;
  money: number;
}
/** What a scoring has paid in all, in how many games. */
export interface ChronicleScoring {
  category: Category;
  scoring: string;
  games: number;
  paid: number;
}
/** A bridge, from left to right as records write it, and how its game ended. `line` is its longest line (9.4). Only its owner is told the table. */
export interface ChronicleBridge {
  tiles: Tile[];
  line: number;
  money: number;
  place: number;
  players: number;
  at: number;
  table: string | null;
}
/** A game of the curve. `lead` is the money above that of the best of the others, below 0 for whoever had less. */
export interface ChronicleGame {
  at: number;
  players: number;
  place: number;
  money: number;
  lead: number;
  table: string | null;
}
/** Whom one has met: a level of bots, somebody, or the rest. `ahead`: in how many games one came in before them. */
export interface ChronicleOpponent {
  kind: 'bot' | 'others' | 'person';
  level?: string | null;
  name?: string | null;
  page?: string | null;
  games: number;
  ahead: number;
}
/** A charter: the rule that it teaches, how hard it is (1 to 3), what is to be done for it in a sentence of English, and when it was earned; null if it was not. */
export interface CharterSeal {
  name: string;
  rule: string;
  grade: number;
  about: string;
  at: number | null;
}
/** What the review of a game says: accuracy from 0 to 100, and luck in pounds and in shares of winning. */
export interface ChronicleReview {
  at: number;
  accuracy: number | null;
  luck_money: number;
  luck_wins: number;
}
/** The days that are over, the newest first; days in a row, now and at best. */
export interface ChronicleDays {
  today: string;
  streak: number;
  best_streak: number;
  days: ChronicleDay[];
}
/** A day of the daily bridge that counts: the money, and the place at its table. */
export interface ChronicleDay {
  day: string;
  money: number;
  place: number;
}
/** The puzzles that one has answered: the rating with how sure it is, and how it went, the oldest first. */
export interface ChroniclePuzzles {
  rating: number;
  deviation: number;
  count: number;
  solved: number;
  curve: number[];
}
/** The address of my chronicle (`/people/{page}`), while everybody may read it. */
export interface ChroniclePage {
  page: string | null;
}
/** The charters that a game was the first to earn me. */
export interface Charters {
  earned: CharterSeal[];
}

// The analysis board

/** Where a line has led. */
export interface AnalysisMoment {
  start: string;
  position: string;
  players: string[];
  open: boolean;
  known: boolean;
  seat: number | null;
  legal: Record<string, string[]>;
  view: View;
  steps: LineStep[];
  draw: Draw | null;
  result: Result | null;
}
/** What a step of a line was about: the tile that it takes or builds, the bonus tile it takes; what happened. */
export interface LineStep {
  round: number;
  phase: Phase;
  tile: Tile | null;
  bonus: BonusTile | null;
  events: GameEvent[];
}
/** A draw that is due before anybody can go on. `dealt`: what lies there, where the position knows it. */
export interface Draw {
  kind: 'bonus' | 'marker' | 'rondel' | 'stack' | 'steps';
  index: number;
  outcomes: Outcome[];
  dealt: string | null;
}
/** What may be drawn, as the line writes it, and in how many ways. */
export interface Outcome {
  step: string;
  weight: number;
}
/** The best moves, the best first, and what everybody may expect as things stand. */
export interface AnalysisAdvice {
  seat: number | null;
  playouts: number;
  moves: HintMove[];
  wins: number[];
  money: number[];
}
export type Message =
  | Welcome
  | Update
  | Presence
  | Ack
  | Refused
  | Preview
  | OutlookAnswer
  | SinceAnswer
  | WhyAnswer
  | Hint
  | Pong
  | Closing
  | BadFrame;
export type Notice = Waiting | YourTurn | TableChanged | LobbyChanged | NoticePong;
export type Clock = NoClock | LiveClock | DaysClock;

// Records

export type Scorings = Record<Category, string>;
export type Result = { money: number[]; ranking: number[] };
/** A game as set-up and moves: docs/record.md. */
export interface GameRecord {
  format: string;
  box: string;
  players: string[];
  scoring: Scorings;
  setup: unknown;
  moves: [number, string][];
  result?: Result;
  [more: string]: unknown;
}
/** Why a request changed nothing. */
export type Refusal = Omit<Refused, 'type' | 'id'>;

// What is asked for over HTTP

/** A table to be set up. */
export interface NewTable {
  options: Partial<Options>;
  seats: (MySeat | LocalSeat | OpenSeat | BotSeat)[];
  name?: string | null;
  start?: boolean;
  deal?: NewDeal | null;
}
/** I sit here, with the portrait and the colour that I have everywhere, or with these. */
export interface MySeat {
  kind: 'me';
  portrait?: Portrait | null;
  colour?: Colour | null;
}
/** Somebody who plays on my device sits here. */
export interface LocalSeat {
  kind: 'local';
  name: string;
  portrait?: Portrait | null;
  colour?: Colour | null;
}
/** Whoever comes. */
export interface OpenSeat {
  kind: 'open';
}
/** A bot; with a script it makes those moves first, as long as all other seats are the host's own or bots'. */
export interface BotSeat {
  kind: 'bot';
  level: string;
  character?: string | null;
  script?: string[];
}
/** A deal that is not drawn: from a record, or from a finished table, perhaps taken up after some moves. */
export interface NewDeal {
  record?: GameRecord;
  table?: string;
  move?: number;
}
/** Me against bots, at once. */
export interface QuickTable {
  name?: string | null;
  players?: 2 | 3 | 4;
  level?: string;
  characters?: string[];
  scoring?: 'base' | 'expansion' | 'random' | Partial<Scorings>;
}
/** A game to be reviewed: a finished table, or a finished record. */
export interface NewReview {
  table?: string;
  record?: GameRecord;
  playouts?: number;
}
/** A name to go by. */
export interface NameMe {
  name: string;
  language?: string | null;
  portrait?: Portrait | null;
  colour?: Colour | null;
}
/** What I change about myself. An address for mail counts once the link sent to it was followed; null takes it away. */
export interface ChangeMe {
  name?: string;
  language?: string | null;
  notify?: TellMe;
  email?: string | null;
  portrait?: Portrait | null;
  colour?: Colour | null;
}
/** How to tell me that it is my turn; what is not named stays as it is. */
export interface TellMe {
  page?: boolean;
  push?: boolean;
  mail?: boolean;
}
/** A login and a password make an account of a guest. */
export interface SignUp {
  login: string;
  password: string;
}
/** Login and password. */
export interface SignIn {
  login: string;
  password: string;
}
/** The code that was shown at sign-up, and a new password. */
export interface Recover {
  login: string;
  recovery: string;
  password: string;
}
/** Another password. */
export interface NewPassword {
  old: string;
  new: string;
}
/** What such a link holds. */
export interface Claim {
  token: string;
}
/** A personal access token to be made, with a label to know it by. */
export interface NewToken {
  label: string;
}
/** A browser's push subscription. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}
/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/** A subscription to be forgotten. */
export interface PushEnd {
  endpoint: string;
}

// Requests at a table

/** One move, or a whole turn, all or nothing. */
export interface AskMoves {
  type: 'moves';
  id: string;
  moves: string[];
  seat?: number | null;
  at?: number | null;
}
/** My chosen cards back into my hand. */
export interface AskTakeBack {
  type: 'take_back';
  id: string;
  seat?: number | null;
}
/** Back to the last moment at which something was revealed or another seat acted. */
export interface AskUndo {
  type: 'undo';
  id: string;
  seat?: number | null;
}
/** What a sequence of my moves would do. With `ahead`, moves that nobody could choose otherwise are made too, and the answer says what each next move does; with `places`, also what each placing instead of the one among these moves does. */
export interface AskPreview {
  type: 'preview';
  id: string;
  seat?: number | null;
  moves?: string[];
  ahead?: boolean;
  places?: boolean;
}
/** What each of my next moves would do. */
export interface AskOutlook {
  type: 'outlook';
  id: string;
  seat?: number | null;
  moves?: string[];
}
/** What has happened since my last turn. */
export interface AskSince {
  type: 'since';
  id: string;
  seat?: number | null;
}
/** Why moves are not legal. */
export interface AskWhy {
  type: 'why';
  id: string;
  ask: string[];
  seat?: number | null;
  moves?: string[];
}
/** What a bot would do in my place, after these moves of mine. */
export interface AskAdvise {
  type: 'hint';
  id: string;
  seat?: number | null;
  moves?: string[];
}
/** Show me another seat of mine, or the watcher's view. */
export interface AskLook {
  type: 'look';
  id: string;
  seat?: number | null;
}
/** Take an open seat. */
export interface AskSit {
  type: 'sit';
  id: string;
  seat: number;
  name?: string | null;
  local?: boolean;
  portrait?: Portrait | null;
  colour?: Colour | null;
}
/** Get up; in play a bot goes on. */
export interface AskLeave {
  type: 'leave';
  id: string;
  seat?: number | null;
}
/** Take my seat back from the substitute. */
export interface AskBack {
  type: 'back';
  id: string;
  seat?: number | null;
}
/** The host puts a bot onto a seat: one of the twelve, or anybody who does not sit there yet. */
export interface AskSeatBot {
  type: 'bot';
  id: string;
  seat: number;
  level: string;
  character?: string | null;
}
/** The host opens a seat, whoever is on it. */
export interface AskOpenUp {
  type: 'open';
  id: string;
  seat: number;
}
/** The host changes the options. */
export interface AskSetOptions {
  type: 'options';
  id: string;
  options: Partial<Options>;
}
/** The host starts; empty seats are filled with bots of that level. */
export interface AskStart {
  type: 'start';
  id: string;
  fill?: string | null;
}
/** I give up; a bot plays on. */
export interface AskConcede {
  type: 'concede';
  id: string;
  seat?: number | null;
}
/** I am for ending the game now, or not. */
export interface AskOffer {
  type: 'offer';
  id: string;
  yes: boolean;
  seat?: number | null;
}
/** Another game with the same seats. */
export interface AskRematch {
  type: 'rematch';
  id: string;
}
/** A seat's name, before the start. */
export interface AskRename {
  type: 'name';
  id: string;
  name: string;
  seat?: number | null;
}
/** A seat's portrait and colour, before the start; null is as it was. */
export interface AskDress {
  type: 'dress';
  id: string;
  seat?: number | null;
  portrait?: Portrait | null;
  colour?: Colour | null;
}
/** A line for everybody at the table. */
export interface AskChat {
  type: 'chat';
  id: string;
  text: string;
}
/** Do not show me that person's lines. */
export interface AskMute {
  type: 'mute';
  id: string;
  person: string;
  on: boolean;
}
/** Tell me about this table by push or mail, or do not; null is as I have it everywhere. */
export interface AskNotify {
  type: 'notify';
  id: string;
  on: boolean | null;
}
/** Are you there? */
export interface AskPing {
  type: 'ping';
  id: string;
}
export type NewSeat = MySeat | LocalSeat | OpenSeat | BotSeat;
export type Request =
  | AskMoves
  | AskTakeBack
  | AskUndo
  | AskPreview
  | AskOutlook
  | AskSince
  | AskWhy
  | AskAdvise
  | AskLook
  | AskSit
  | AskLeave
  | AskBack
  | AskSeatBot
  | AskOpenUp
  | AskSetOptions
  | AskStart
  | AskConcede
  | AskOffer
  | AskRematch
  | AskRename
  | AskDress
  | AskChat
  | AskMute
  | AskNotify
  | AskPing;
