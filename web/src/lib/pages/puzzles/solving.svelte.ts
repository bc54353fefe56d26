/**
 * A puzzle on the board: what is drafted, what was answered, and how good that is. Moves are chosen as at a table (`Play`)
 * and tried out by the server; whoever has this decides what happens to an answer (`take`).
 */
import { untrack } from 'svelte';
import { api } from '$lib/api/http';
import type { Message, PuzzleTask, PuzzleVerdict, SeatInfo, View, You } from '$lib/api/types';
import type { Primary } from '$lib/game/logic/asking';
import { Board } from '$lib/game/state/board.svelte';
import { Play, type Ground } from '$lib/game/state/play.svelte';
import { Stage } from '$lib/game/state/stage.svelte';
import { t } from '$lib/i18n/index.svelte';
import { problemWords } from '../problems';
import { refusedBy } from '../refused';
import { answerIn, answerText, leavingIn, questionText } from './answers';

/** What is done with an answer; what it gives back is told. */
type Take = (task: PuzzleTask, move: string) => Promise<PuzzleVerdict | null>;

/** Somebody to sit at the table of a puzzle. */
function sitting(seat: number, { players, cast, seat: mine }: PuzzleTask): SeatInfo {
  return {
    seat,
    kind: seat === mine ? 'person' : 'bot',
    name: players[seat] ?? null,
    person: null,
    level: seat === mine ? null : 'journeyman',
    character: seat === mine ? null : (cast[seat] ?? null),
    portrait: null,
    colour: null,
    local: false,
    present: true,
    away: null,
    conceded: false,
    fault: null,
  };
}

export class Solving implements Ground {
  readonly connection = 'online';
  readonly id: string;
  readonly people: SeatInfo[];
  /** How good the last answer was. */
  verdict: PuzzleVerdict | null = $state.raw(null);
  /** The first answer, which counted. */
  first: PuzzleVerdict | null = $state.raw(null);
  /** An answer is wanted. */
  asking = $state(true);
  /** What was right is shown. */
  shown = $state(false);
  /** The card that is guessed. */
  guess: string | null = $state(null);
  sending = $state(false);
  problem = $state('');
  /** What it is about, once that was looked at. */
  themes: string[] | null = $state.raw(null);
  /** What comes after it. */
  onnext: () => void = () => undefined;

  readonly stage = new Stage();
  readonly play: Play;
  readonly board: Board;
  private stop: (() => void) | null = null;

  constructor(
    readonly task: PuzzleTask,
    private readonly take: Take = attempt,
  ) {
    this.id = `puzzle:${task.id}`;
    this.people = task.players.map((_, seat) => sitting(seat, task));
    this.play = new Play(this);
    this.board = new Board(() => ({
      view: this.play.view ?? task.view,
      people: this.people,
      present: task.players.map(() => true),
      mine: [task.seat],
      entries: [],
      options: null,
      clocks: null,
      skew: 0,
      stage: this.stage,
      play: this.play,
      asks: { text: this.text, primary: this.primary },
    }));
  }

  /** It is shown, on the board or in words; from here to `close` what is asked of the server keeps up. */
  open(): void {
    this.stop = $effect.root(() => {
      $effect(() => {
        void this.asking;
        untrack(() => this.play.sync());
      });
    });
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  // --- what one plays on ---------------------------------------------------------------------------------------

  get view(): View {
    return this.task.view;
  }
  get you(): Pick<You, 'seat' | 'acting' | 'legal'> {
    const acting = this.asking && this.task.kind !== 'guess';
    return { seat: this.task.seat, acting, legal: acting ? this.task.legal : [] };
  }
  get moment(): string {
    return String(this.asking);
  }
  async ask<T extends Message>(type: T['type'], body: object = {}): Promise<T> {
    try {
      // Whose moves they are follows from the puzzle.
      return await api.post<T>(`/puzzles/${this.task.id}/${type}`, { ...body, seat: undefined });
    } catch (error) {
      throw refusedBy(error);
    }
  }
  async request(type: string, body: object = {}): Promise<unknown> {
    const { moves = [] } = body as { moves?: string[] };
    const word = answerIn(this.task, moves);
    if (type === 'moves' && word) await this.answer(word);
    return null;
  }

  // --- answering -----------------------------------------------------------------------------------------------

  /** What would be answered now. */
  get chosen(): string | null {
    return this.task.kind === 'guess' ? this.guess : answerIn(this.task, this.play.draft);
  }

  async answer(move: string): Promise<void> {
    if (this.sending || !this.asking) return;
    this.sending = true;
    this.problem = '';
    try {
      const found = await this.take(this.task, move);
      if (found) {
        this.first ??= found;
        this.verdict = found;
        // Who tries again begins anew; a guess has no draft.
        if (this.task.kind !== 'guess') this.play.clear();
        this.asking = false;
        this.guess = null;
        this.shown ||= found.verdict === 'right';
      }
    } catch (error) {
      this.problem = problemWords(error);
    } finally {
      this.sending = false;
    }
  }

  again(): void {
    this.asking = true;
    this.guess = null;
    this.verdict = null;
  }

  /** Give up: what is right is told. */
  show(): void {
    this.shown = true;
    this.asking = false;
    this.guess = null;
  }

  async lookAtThemes(): Promise<void> {
    try {
      this.themes = (await api.post<{ themes: string[] }>(`/puzzles/${this.task.id}/themes`)).themes;
    } catch (error) {
      this.problem = problemWords(error);
    }
  }

  /** Whether the last answer was not the first one. */
  get retried(): boolean {
    return this.verdict !== null && this.verdict !== this.first;
  }

  /** What is asked, or how good the answer was. */
  get text(): string {
    const told = this.verdict ?? this.first;
    return this.asking || !told ? questionText(this.task) : t(`puzzle-said-${told.verdict}`);
  }

  private get primary(): Primary | null {
    if (!this.asking) return { label: t('puzzle-next'), enabled: true, act: () => this.onnext() };
    const word = this.chosen;
    const enabled = !this.sending;
    if (word) return { label: answerText(this.task, word), enabled, act: () => void this.answer(word) };
    const leaving = leavingIn(this.task);
    if (leaving && !this.play.draft.length)
      return { label: answerText(this.task, leaving), enabled, gives: true, act: () => void this.answer(leaving) };
    return { label: t('puzzle-choose'), enabled: false, act: () => undefined };
  }
}

function attempt(task: PuzzleTask, move: string): Promise<PuzzleVerdict> {
  return api.post<PuzzleVerdict>(`/puzzles/${task.id}/attempt`, { move });
}
