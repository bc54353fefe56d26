/** A replay that is being watched: where it stands, whose eyes it is seen with, and whether it runs. */
import { api } from '$lib/api/http';
import type { Frame, GameRecord, Replay, SeatInfo, TableAndYou, View } from '$lib/api/types';
import { Board } from '$lib/game/state/board.svelte';
import { settings } from '$lib/game/state/settings.svelte';
import { Stage } from '$lib/game/state/stage.svelte';
import { entriesOf, roundsOf, type Eyes, type Moment } from './moments';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves, at the usual speed. */
const BETWEEN = 900;

export type Source = { table: string } | { record: GameRecord };

export class Player {
  replay: Replay = $state.raw() as Replay;
  at = $state(0);
  eyes: Eyes = $state('open');
  running = $state(false);
  /** Who sat there, where a table tells it. */
  people: SeatInfo[] = $state.raw([]);
  speed: (typeof SPEEDS)[number] = $state(1);

  readonly stage = new Stage();
  readonly rounds = $derived(roundsOf(this.replay.frames));
  readonly last = $derived(this.replay.frames.length - 1);
  readonly board: Board;
  private readonly entries = $derived(entriesOf(this.replay.frames));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which step is being shown; a later one makes an earlier one stop. */
  private turn = 0;

  constructor(
    readonly source: Source,
    replay: Replay,
    { move, seat }: Moment,
  ) {
    this.replay = replay;
    this.eyes = seat;
    this.at = Math.min(move, replay.frames.length - 1);
    this.board = new Board(() => ({
      view: this.stage.view ?? this.view,
      people: this.people,
      present: [],
      mine: typeof this.eyes === 'number' ? [this.eyes] : [],
      entries: this.entries.slice(0, this.at + 1),
      options: null,
      clocks: null,
      skew: 0,
      stage: this.stage,
      play: null,
    }));
  }

  static async load(source: Source, moment: Moment): Promise<Player> {
    const player = new Player(source, await Player.ask(source, moment.seat), moment);
    if ('table' in source) {
      // Faces are nice to have; the game is there without them.
      api.get<TableAndYou>(`/tables/${source.table}`).then(
        ({ table }) => (player.people = table.seats),
        () => undefined,
      );
    }
    return player;
  }

  private static ask(source: Source, eyes: Eyes): Promise<Replay> {
    return 'table' in source
      ? api.get<Replay>(`/tables/${source.table}/replay?seat=${eyes}`)
      : api.post<Replay>(`/replay?seat=${eyes}`, source.record);
  }

  private get frame(): Frame {
    const frame = this.replay.frames[this.at];
    if (!frame) throw new Error(`The replay has no moment ${this.at}.`);
    return frame;
  }

  get view(): View {
    return this.frame.view;
  }

  /** The same as one line of text. */
  get position(): string {
    return this.frame.position;
  }

  get round(): number {
    return this.view.round;
  }

  /** See the same game with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.pause();
    this.replay = await Player.ask(this.source, eyes);
    this.eyes = eyes;
  }

  go(at: number): void {
    this.turn++;
    this.stage.skip();
    this.at = Math.min(this.last, Math.max(0, Math.round(at)));
  }

  /** One move on, with everything that it sets in motion. */
  async step(): Promise<void> {
    const next = this.replay.frames[this.at + 1];
    if (!next) return;
    const before = this.view;
    this.go(this.at + 1);
    const turn = this.turn;
    await this.stage.play(before, next.events);
    if (turn !== this.turn) this.stage.skip();
  }

  back(): void {
    this.pause();
    this.go(this.at - 1);
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.running = true;
    void this.run();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.stage.skip();
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  private async run(): Promise<void> {
    while (this.running && this.at < this.last) {
      // Fast is without motion: it could not be followed anyway.
      if (this.speed > 1 || settings.tempo === 0) this.go(this.at + 1);
      else await this.step();
      if (!this.running) return;
      await new Promise<void>((resolve) => {
        this.timer = setTimeout(resolve, BETWEEN / this.speed);
      });
    }
    this.running = false;
  }
}
