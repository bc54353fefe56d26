/** A review that is being read: the work as it goes on, what is looked at, and the boards of its moments. */
import { api } from '$lib/api/http';
import type { Frame, GameRecord, Replay, Reviewing, SeatInfo, TableAndYou } from '$lib/api/types';
import { isOnly, shownName, type People } from '$lib/game/logic/people';
import { t } from '$lib/i18n/index.svelte';
import { analysisOfPacked, analysisOfTable } from '../analysis/link';
import { problemWords } from '../problems';
import { carrying, packed } from '../replay/carried';
import { writeMoment, type Eyes } from '../replay/moments';
import { EVERYTHING, isMistake, marked, neighbour, type Filter } from './mistakes';
import type { Moment, Review } from './types';

/** Milliseconds between two questions how far it is; while nobody looks they are fewer. */
const SOON = 1000;
const LATER = 5000;

export type Wanted = { table: string } | { record: GameRecord };

/** Asks for the review of a game: the one that is there, or a new one. */
export function wish(wanted: Wanted): Promise<Reviewing> {
  return api.post<Reviewing>('/reviews', wanted);
}

export class Reading implements People {
  now: Reviewing | null = $state.raw(null);
  problem = $state('');
  /** The moment that is looked at, as a place in `moments`; -1 is the start. */
  at = $state(-1);
  filter: Filter = $state(EVERYTHING);
  /** Better moves are hidden until they were looked for. */
  hiding = $state(false);
  /** Moves (by their numbers) of which this is turned round: the answer is hidden, or shown already. */
  turned: ReadonlySet<number> = $state.raw(new Set<number>());
  people: SeatInfo[] = $state.raw([]);
  mine: number[] = $state.raw([]);
  /** The record as links carry it, where there is no table. */
  private game = $state('');

  readonly review: Review | null = $derived(this.now?.review ?? null);
  readonly done = $derived(this.now?.state === 'done');
  readonly places = $derived(this.review ? marked(this.review, this.filter) : []);
  readonly moment: Moment | null = $derived(this.review?.moments[this.at] ?? null);

  private frames: ReadonlyMap<string, Frame[]> = $state.raw(new Map());
  private readonly asked = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** Begin, and go on asking until it is done. */
  async open(): Promise<void> {
    await this.ask();
    if (!this.now || this.closed) return;
    const { table, record } = this.now;
    if (!table) {
      this.game = await packed(record);
      return;
    }
    // Which seat was mine is nice to have.
    api.get<TableAndYou>(`/tables/${table}`).then(
      ({ you }) => (this.mine = you.seats),
      () => undefined,
    );
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      this.now = await api.get<Reviewing>(`/reviews/${this.id}`);
      if (this.now.seats) this.people = this.now.seats;
      this.problem = '';
    } catch (error) {
      this.problem = problemWords(error);
      // Whoever comes back into the net finds it where it is by then.
      if (!this.now) return;
    }
    const { state } = this.now;
    if (this.closed || state === 'done' || state === 'failed') return;
    this.timer = setTimeout(() => void this.ask(), document.hidden ? LATER : SOON);
  }

  nameOf(seat: number): string {
    return this.isYou(seat) ? t('you') : this.properName(seat);
  }

  properName(seat: number): string {
    return shownName(this.people[seat]?.name ?? this.now?.players[seat]);
  }

  isYou(seat: number): boolean {
    return isOnly(this.mine, seat);
  }

  look(at: number): void {
    this.at = at;
  }

  /** The next or previous move with a mark. */
  go(by: 1 | -1): void {
    const next = neighbour(this.places, this.at < 0 ? null : this.at, by);
    if (next !== null) this.at = next;
  }

  /** The move with a mark that the walk stands at: the one that is looked at, or the first. */
  get standing(): number | null {
    if (this.places.includes(this.at)) return this.at;
    return this.places[0] ?? null;
  }

  asking(moment: Moment): boolean {
    if (!isMistake(moment)) return false;
    return this.hiding !== this.turned.has(moment.move);
  }

  /** Hide the answer to this one, or show it. */
  turn(moment: Moment): void {
    const { move } = moment;
    if (move === null) return;
    const next = new Set(this.turned);
    if (!next.delete(move)) next.add(move);
    this.turned = next;
  }

  hide(hiding: boolean): void {
    this.hiding = hiding;
    this.turned = new Set();
  }

  /** The replay at a moment; empty until it can be gone to. */
  replayOf({ number, seat }: Moment): string {
    const moment = writeMoment({ move: number, seat: (seat ?? 'open') as Eyes });
    const table = this.now?.table;
    if (table) return `/replay?table=${table}${moment}`;
    return this.game ? `/replay${carrying(this.game, moment)}` : '';
  }

  /** The analysis board at a moment; empty until it can be gone to. */
  whatIfOf({ number }: Moment): string {
    const table = this.now?.table;
    if (table) return analysisOfTable(table, number);
    return this.game ? analysisOfPacked(this.game, number) : '';
  }

  /** What the board showed at a moment: to the one who was to decide, or to everybody. Null until it is there. */
  frameOf(moment: Moment): Frame | null {
    return this.frames.get(eyesOf(moment))?.[moment.number] ?? null;
  }

  /** See to it that the board of a moment comes. */
  async need(moment: Moment): Promise<void> {
    const eyes = eyesOf(moment);
    const record = this.now?.record;
    if (!record || this.asked.has(eyes)) return;
    this.asked.add(eyes);
    try {
      const { frames } = await api.post<Replay>(`/replay?seat=${eyes}`, record);
      this.frames = new Map(this.frames).set(eyes, frames);
    } catch (error) {
      this.asked.delete(eyes);
      this.problem = problemWords(error);
    }
  }
}

/** With whose eyes a moment is looked at. */
function eyesOf({ seat }: Moment): string {
  return seat === null ? 'watch' : String(seat);
}
