/** A table on this page: the live channel, my draft, the stage, and the board that shows them. */
import { untrack } from 'svelte';
import { LiveTable } from '$lib/api/live.svelte';
import type { Entry, View } from '$lib/api/types';
import { Board } from './board.svelte';
import { Play } from './play.svelte';
import { play as sound } from './sound';
import { Stage } from './stage.svelte';

export class Session {
  readonly live: LiveTable;
  readonly stage = new Stage();
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
    }));
    const forget = this.live.onEntries((entries, before) => this.told(entries, before));
    const unroot = $effect.root(() => {
      $effect(() => {
        const { view, you, connection } = this.live;
        if (view && you && connection === 'online') untrack(() => this.play.sync());
      });
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

  close(): void {
    this.stop();
    this.stage.skip();
    this.live.close();
  }

  private told(entries: Entry[], before: View | null): void {
    this.stage.tell(entries, before, (entry) => entry.id != null && this.live.mine.has(entry.id));
  }
}
