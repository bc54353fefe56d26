/**
 * The analysis board: where it stands in its tree of lines, what is there, and what is best there, which deepens while
 * one looks. Moves are chosen as at a table (`Play`); what they do is worked out by the server, which keeps nothing.
 */
import { untrack } from 'svelte';
import { api, ApiError } from '$lib/api/http';
import type { AnalysisAdvice, AnalysisMoment, Entry, GameRecord, Message, View, You } from '$lib/api/types';
import { Board } from '$lib/game/state/board.svelte';
import { Play, type Ground } from '$lib/game/state/play.svelte';
import { Stage } from '$lib/game/state/stage.svelte';
import { problemWords, puzzleBefore } from '../problems';
import { refusedBy } from '../refused';
import { keep, keptAt, linesOf, type Line } from './kept';
import { besideOf, lineTo, nextOf, pathTo, Tree, type Node, type Step } from './tree';

export interface Origin {
  /** The position from which everything follows, or a record and how many of its moves were made. */
  position: string | null;
  record: GameRecord | null;
  move: number;
  names: string[];
  title: string;
}

/** Playouts of one answer after the other. */
export const DEPTHS = [1_000, 4_000, 16_000, 64_000] as const;
/** Milliseconds that somebody stays before anything is thought about, and after which a busy server is asked again. */
const PAUSE = 200;
const AGAIN = 2_000;
/** Moments that are remembered, so that going back and forth asks nothing. */
const REMEMBERED = 200;

export class Analysis implements Ground {
  readonly id = 'analysis';
  readonly connection = 'online';
  at: Node = $state.raw() as Node;
  now: AnalysisMoment | null = $state.raw(null);
  advice: AnalysisAdvice | null = $state.raw(null);
  thinking = $state(false);
  /** The server has more to do than this. */
  busy = $state(false);
  problem = $state('');
  /** The puzzle that has to be answered before this is thought about. */
  puzzle: string | null = $state(null);
  /** Everything is turned up. */
  open = $state(false);
  /** Whose card is chosen, while several choose. */
  chooser: number | null = $state(null);
  /** Counts changes of the trees, which are no state themselves. */
  changes = $state(0);
  /** What was cut off last, and where. */
  removed: { node: Node; place: number; open: boolean } | null = $state.raw(null);

  readonly stage = new Stage();
  readonly play = new Play(this);
  readonly board: Board;
  start = '';
  private readonly trees = { down: new Tree(), up: new Tree() };
  private readonly seen = new Map<string, AnalysisMoment>();
  /** Moves of a draft that go on when something is drawn. */
  private waiting: { node: Node; steps: Step[] } | null = null;
  private ticket = 0;
  /** At the first moment cards are chosen. */
  private choosing = false;
  private readonly stop: () => void;

  private constructor(readonly origin: Origin) {
    this.at = this.trees.down.root;
    this.board = new Board(() => ({
      view: this.stage.view ?? this.play.view ?? this.shown,
      people: [],
      present: [],
      mine: this.shown.seats.map((_, seat) => seat),
      entries: this.entries,
      options: null,
      clocks: null,
      skew: 0,
      stage: this.stage,
      play: this.now?.seat == null ? null : this.play,
    }));
    this.stop = $effect.root(() => {
      $effect(() => {
        if (this.now) untrack(() => this.play.sync());
      });
      $effect(() => {
        const { now, open } = this;
        if (!now) return;
        const left = new AbortController();
        const timer = setTimeout(() => void this.think(now, open, left.signal), PAUSE);
        return () => {
          clearTimeout(timer);
          left.abort();
        };
      });
    });
  }

  /** Open the board; what cannot be is told as an error. */
  static async at(origin: Origin): Promise<Analysis> {
    const made = new Analysis(origin);
    try {
      const { position, record, move } = origin;
      const ground = position === null ? { record, move } : { position };
      const first = await api.post<AnalysisMoment>('/analysis', ground);
      made.start = first.start;
      const lines = [...(record ? linesOf(record, move) : []), ...keptAt(first.start)];
      for (const open of [false, true]) {
        made.tree(open).merge(lines.filter((line) => line.open === open).map(({ steps }) => steps));
      }
      made.now = made.named(first);
      made.choosing = first.view.phase === 'cards';
      made.seen.set(made.key(made.at), first);
      return made;
    } catch (error) {
      made.close();
      throw error;
    }
  }

  close(): void {
    this.ticket++;
    this.stop();
  }

  // --- what one plays on ---------------------------------------------------------------------------------------

  get view(): View | null {
    return this.now?.view ?? null;
  }
  get you(): Pick<You, 'seat' | 'acting' | 'legal'> | null {
    if (!this.now) return null;
    const { seat, legal } = this.now;
    return { seat, acting: seat !== null, legal: seat === null ? [] : (legal[String(seat)] ?? []) };
  }
  get moment(): string {
    return `${this.open}:${JSON.stringify(lineTo(this.at))}`;
  }

  async ask<T extends Message>(type: T['type'], body: object = {}): Promise<T> {
    try {
      return await api.post<T>(`/analysis/${type}`, { ...this.ground(), ...body });
    } catch (error) {
      throw refusedBy(error);
    }
  }

  /** Moves are made at once: they are the next steps of the line. */
  async request(type: string, body: object = {}): Promise<unknown> {
    const { moves = [] } = body as { moves?: string[] };
    const seat = this.now?.seat ?? null;
    if (type === 'moves' && seat !== null) await this.follow(moves.map((word): Step => [seat, word]));
    return null;
  }

  /** Make several moves; what they uncover on the way is drawn first, and the rest waits for it. */
  private async follow(steps: Step[]): Promise<void> {
    if (this.open) {
      await this.make(steps);
      return;
    }
    for (const [i, step] of steps.entries()) {
      if (!(await this.make([step]))) return;
      if (!this.now?.draw) continue;
      this.waiting = { node: this.at, steps: steps.slice(i + 1) };
      return;
    }
  }

  private ground(node = this.at): object {
    return { position: this.start, line: lineTo(node), open: this.open, seat: this.chooser };
  }

  // --- going about ---------------------------------------------------------------------------------------------

  tree(open = this.open): Tree {
    return open ? this.trees.up : this.trees.down;
  }

  /** Go on from here; the steps are new branches where they are new. */
  async make(steps: Step[]): Promise<boolean> {
    const tree = this.tree();
    let node: Node | null = this.at;
    let fresh: Node | null = null;
    for (const step of steps) {
      const before: number = tree.size;
      node = node && tree.add(node, step);
      if (tree.size > before) fresh ??= node;
    }
    if (!node || !(await this.go(node, fresh))) return false;
    this.changed();
    return true;
  }

  /** Look at a node. `fresh`: the first of the steps that are new, which vanish again if they cannot be made. */
  async go(node: Node, fresh: Node | null = null): Promise<boolean> {
    const ticket = ++this.ticket;
    this.problem = '';
    this.puzzle = null;
    try {
      const found = await this.look(node);
      if (ticket !== this.ticket) return false;
      for (const one of pathTo(node)) if (one.parent) one.parent.last = one;
      this.at = node;
      this.advice = null;
      this.now = found;
      return true;
    } catch (error) {
      if (fresh) this.tree().remove(fresh);
      if (ticket === this.ticket) this.problem = problemWords(error);
      if (fresh) throw refusedBy(error);
      return false;
    }
  }

  forward(): void {
    const next = nextOf(this.at);
    if (next) void this.go(next);
  }
  back(): void {
    if (this.at.parent) void this.go(this.at.parent);
  }
  first(): void {
    if (this.at.parent) void this.go(this.tree().root);
  }
  /** The branch above or below. */
  beside(by: -1 | 1): void {
    const other = besideOf(this.at, by);
    if (other) void this.go(other);
  }

  /** Cut off what follows from here, this step included. */
  remove(): void {
    const node = this.at;
    if (!node.parent) return;
    const place = node.parent.children.indexOf(node);
    const parent = this.tree().remove(node);
    this.removed = { node, place, open: this.open };
    this.changed();
    void this.go(parent);
  }
  restore(): void {
    if (!this.removed || this.removed.open !== this.open) return;
    const { node, place } = this.removed;
    this.tree().restore(node, place);
    this.removed = null;
    this.changed();
    void this.go(node);
  }

  /** Choose for another seat. */
  async choose(seat: number): Promise<void> {
    this.chooser = seat;
    await this.go(this.at);
  }

  /** Turn everything up, or lay it down again: along the same moves, as far as they can be made. */
  async turn(open: boolean): Promise<void> {
    if (open === this.open) return;
    const moves = lineTo(this.at).filter(([seat]) => seat !== null);
    this.open = open;
    if (!(await this.go(this.tree().root))) return;
    for (const step of moves) {
      if (this.now?.draw && !(await this.turnUp())) return;
      if (!this.now?.legal[String(step[0])]?.includes(step[1])) return;
      if (!(await this.make([step]))) return;
    }
  }

  /** Turn up what lies there, where that is known; else whatever comes, each as likely as it is. */
  async turnUp(chosen = this.now?.draw?.dealt ?? null): Promise<boolean> {
    const due = this.now?.draw;
    if (!due) return false;
    const { waiting, at } = this;
    if (!(await this.make([[null, chosen ?? drawnAtRandom(due.outcomes)]]))) return false;
    if (waiting?.node !== at) return true;
    // Several things may be due, one after the other.
    if (this.now?.draw) this.waiting = { node: this.at, steps: waiting.steps };
    else {
      this.waiting = null;
      await this.follow(waiting.steps);
    }
    return true;
  }

  /** The move that was made here in the game, while the line is that of the game. */
  get played(): Step | null {
    const { record, move } = this.origin;
    if (!record) return null;
    // Cards that lay face down are chosen anew, so the line begins before them.
    let first = move;
    while (!this.open && first > 0 && this.choosing && record.moves[first - 1]?.[1].startsWith('card:')) first--;
    const made = lineTo(this.at).filter(([seat]) => seat !== null);
    const same = made.every(([seat, word], i) => {
      const [whose, what] = record.moves[first + i] ?? [];
      return whose === seat && what === word;
    });
    return same ? (record.moves[first + made.length] ?? null) : null;
  }

  // --- asking --------------------------------------------------------------------------------------------------

  private key(node: Node): string {
    return `${this.open}:${this.chooser}:${JSON.stringify(lineTo(node))}`;
  }

  private async look(node: Node): Promise<AnalysisMoment> {
    const key = this.key(node);
    const seen = this.seen.get(key);
    if (seen) return seen;
    const path = pathTo(node);
    const unknown = path.findIndex(({ about }) => !about);
    const known = unknown < 0 ? path.length : unknown;
    const found = this.named(await api.post<AnalysisMoment>('/analysis', { ...this.ground(node), known }));
    found.steps.forEach((about, i) => {
      const one = path[known + i];
      if (one) one.about = about;
    });
    this.seen.set(key, found);
    const [oldest] = this.seen.keys();
    if (this.seen.size > REMEMBERED && oldest !== undefined) this.seen.delete(oldest);
    return found;
  }

  /** With the names that the players have here. */
  private named(found: AnalysisMoment): AnalysisMoment {
    found.view.seats.forEach((seat, i) => (seat.name = this.origin.names[i] ?? seat.name));
    return found;
  }

  /** Have the best moves thought out, deeper and deeper, while this is looked at. */
  private async think(now: AnalysisMoment, open: boolean, left: AbortSignal): Promise<void> {
    if (now.view.phase === 'over') return;
    const still = () => !left.aborted && this.now === now && this.open === open;
    const ground = this.ground();
    this.thinking = true;
    try {
      for (const playouts of DEPTHS) {
        const advice = await this.patiently(
          () => api.post<AnalysisAdvice>('/analysis/best', { ...ground, playouts }, left),
          still,
        );
        if (!advice || !still()) return;
        this.advice = advice;
        // What is forced, or was drawn by chance, is not thought about for long.
        if (advice.moves.length < 2 && playouts > DEPTHS[0]) return;
      }
    } catch (error) {
      if (still()) {
        this.problem = problemWords(error);
        this.puzzle = puzzleBefore(error);
      }
    } finally {
      if (still()) this.thinking = false;
    }
  }

  private async patiently<T>(ask: () => Promise<T>, still: () => boolean): Promise<T | null> {
    while (still()) {
      try {
        const found = await ask();
        this.busy = false;
        return found;
      } catch (error) {
        const later = error instanceof ApiError && ['busy', 'too_fast'].includes(error.code);
        if (!later) throw error;
        if (still()) this.busy = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    return null;
  }

  // --- keeping -------------------------------------------------------------------------------------------------

  get lines(): Line[] {
    return [false, true].flatMap((open) =>
      this.tree(open)
        .lines()
        .map((steps) => ({ open, steps })),
    );
  }

  private changed(): void {
    this.changes++;
    keep({ start: this.start, title: this.origin.title, at: Date.now(), lines: this.lines });
  }

  private get shown(): View {
    if (!this.now) throw new Error('The board is not there yet.');
    return this.now.view;
  }

  /** The steps as entries of a table, so that its log can tell them. */
  private get entries(): Entry[] {
    return pathTo(this.at).map(({ step, about }, i) => ({
      number: i + 1,
      at: 0,
      kind: 'moves',
      events: about?.events ?? [],
      seat: step?.[0] ?? null,
      moves: step && step[0] !== null ? [step[1]] : [],
    }));
  }
}

function drawnAtRandom(outcomes: { step: string; weight: number }[]): string {
  let left = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return (outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes.at(-1))?.step ?? '';
}
