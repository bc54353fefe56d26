/** A table on this page: the live channel, my draft, the stage, and the board that shows them. */
import { untrack } from 'svelte';
import { LiveTable, Refused } from '$lib/api/live.svelte';
import type { Entry, SinceAnswer, View } from '$lib/api/types';
import { liveries } from '$lib/art/liveries.svelte';
import { Board } from './board.svelte';
import { Play } from './play.svelte';
import { play as sound } from './sound';
import { Stage } from './stage.svelte';
import { SPOKEN_FOR, Talk } from './talk.svelte';

export class Session {
  readonly live: LiveTable;
  readonly stage = new Stage();
  readonly talk = new Talk();
  readonly play: Play;
  readonly board: Board;

  private readonly stop: () => void;
  private wasActing = false;

  constructor(id: string, seat?: number | null) {
    this.live = new LiveTable(id, seat);
    this.play = new Play(this.live);
    this.board = new Board(() => ({
      view: this.view,
      people: this.live.table?.seats ?? [],
      present: this.live.present,
      mine: this.live.you?.seats ?? [],
      entries: this.live.entries,
      options: this.live.table?.options ?? null,
      clocks: this.live.clocks,
      skew: this.live.skew,
      stage: this.stage,
      play: this.live.you?.seat == null ? null : this.play,
      live: this.live,
      // Nothing is said before it is seen.
      remark: this.stage.busy ? null : this.talk.remark,
    }));
    // Those who play celebrate their own win; those who only watch, whoever's it is.
    this.stage.celebrates = (seat) => !this.live.you?.seats.length || this.live.you.seats.includes(seat);
    const forget = this.live.onEntries((entries, before) => this.told(entries, before));
    const unroot = $effect.root(() => {
      $effect(() => {
        const { view, you, connection } = this.live;
        if (view && you && connection === 'online') untrack(() => this.play.sync());
      });
      $effect(() => {
        if (!this.talk.remark || this.stage.busy) return;
        const over = setTimeout(() => this.talk.hush(), SPOKEN_FOR);
        return () => clearTimeout(over);
      });
      $effect(() => liveries.wear(this.live.table?.seats.map(({ colour }) => colour) ?? []));
      $effect(() => {
        const acting = (this.live.you?.acting ?? false) && !this.stage.busy;
        if (acting && !this.wasActing) sound('turn');
        this.wasActing = acting;
      });
    });
    this.stop = () => {
      forget();
      unroot();
    };
  }

  /** What is drawn: what is being played, or else the table with my draft carried out. */
  get view(): View {
    const view = this.stage.view ?? this.play.view ?? this.live.view;
    if (!view) throw new Error('The game has not begun.');
    return view;
  }

  get started(): boolean {
    return this.live.view !== null;
  }

  /** Show again on the board what has happened since my last turn. */
  async watchAgain(): Promise<void> {
    if (this.stage.busy) return;
    let told: SinceAnswer;
    try {
      told = await this.live.ask<SinceAnswer>('since', { seat: this.play.seat });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.play.trouble = error.refusal;
      return;
    }
    // Numbers below 0 are those of no entry: the log has them all already.
    const entries = told.steps.map((step, i) => ({ ...step, number: -1 - i, at: 0, kind: 'moves' }));
    await this.stage.watchAgain(told.view, entries);
  }

  close(): void {
    this.stop();
    this.stage.skip();
    this.live.close();
    liveries.wear([]);
  }

  private told(entries: Entry[], before: View | null): void {
    if (before) this.talk.hear(entries, this.live.table?.seats ?? []);
    this.stage.tell(entries, before, (entry) => entry.id != null && this.live.mine.has(entry.id));
  }
}
