/** What a board shows: a view, the people around it, and (for a player) the draft. Every part of the scene reads it from here. */
import { getContext, setContext } from 'svelte';
import type { LiveTable } from '$lib/api/live.svelte';
import type { Clocks, Entry, Options, SeatInfo, View } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { isOnly, shownName } from '../logic/people';
import type { Primary } from '../logic/asking';
import type { Remark } from '../logic/remarks';
import type { Play } from './play.svelte';
import type { Stage } from './stage.svelte';

/** Where something was done last: marked until the next move. */
export interface LastMove {
  seat: number;
  site: number | null;
}

export interface BoardSource {
  readonly view: View;
  readonly people: SeatInfo[];
  readonly present: boolean[];
  /** Seats of the one who looks; several on one device. */
  readonly mine: number[];
  readonly entries: Entry[];
  readonly options: Options | null;
  readonly clocks: Clocks | null;
  readonly skew: number;
  readonly stage: Stage;
  readonly play: Play | null;
  /** The table, where earlier entries can be had. */
  readonly live?: LiveTable;
  /** What a bot says just now. */
  readonly remark?: Remark | null;
  /** What a page asks here in the table's place, and the one button that answers it. */
  readonly asks?: { text: string; primary: Primary | null };
}

export class Board {
  /** What the pointer or the focus is on, as `data-info` says it. */
  info: string | null = $state(null);
  /** Why something cannot be done that was touched, or only looked at (`quiet`). */
  why: { info: string; text: string; rule: string; quiet?: boolean } | null = $state.raw(null);

  /** The move of a hint that somebody points at. */
  pointed: string | null = $state(null);

  /** The other seat that is pointed at: what it would like to take is marked. */
  pointedSeat: number | null = $state(null);

  /** Shows the reckoning again, when the game is over. */
  result: (() => void) | null = $state.raw(null);

  /** Shows all keys, where somebody plays. */
  keys: (() => void) | null = $state.raw(null);

  private readonly told = $derived.by(() => this.stage.cut(this.source().entries));

  constructor(private readonly source: () => BoardSource) {}

  get view(): View {
    return this.source().view;
  }
  get people(): SeatInfo[] {
    return this.source().people;
  }
  get present(): boolean[] {
    return this.source().present;
  }
  get mine(): number[] {
    return this.source().mine;
  }
  /** What has happened, as far as it has been seen: while it is played, no line is ahead of the board. */
  get entries(): Entry[] {
    return this.told;
  }
  /** The one of them that is still being played, and may grow. */
  get partial(): Entry | null {
    const { seen } = this.stage;
    return seen && seen.number > 0 && seen.events.length ? seen : null;
  }
  get live(): LiveTable | null {
    return this.source().live ?? null;
  }
  get options(): Options | null {
    return this.source().options;
  }
  get clocks(): Clocks | null {
    return this.source().clocks;
  }
  get skew(): number {
    return this.source().skew;
  }
  get stage(): Stage {
    return this.source().stage;
  }
  /** What a bot says just now; not while something is being shown. */
  get remark(): Remark | null {
    const { remark, stage } = this.source();
    return stage.busy ? null : (remark ?? null);
  }
  get asks(): BoardSource['asks'] {
    return this.source().asks;
  }
  /** My draft, while it is mine to act and nothing is being played. */
  get play(): Play | null {
    const { play, stage } = this.source();
    return play && !stage.busy ? play : null;
  }
  /** My draft, whatever is being played. */
  get player(): Play | null {
    return this.source().play;
  }
  get acting(): boolean {
    return this.play?.acting ?? false;
  }

  /** Who picks cards here just now: a card that is picked is not played yet. */
  get planning(): number | null {
    return this.acting && this.view.phase === 'cards' ? this.view.seat : null;
  }

  /** Whose bridge is shown large: my own, or for watchers that of the seat whose turn it is. */
  get front(): number {
    return this.view.seat ?? this.view.acting[0] ?? 0;
  }
  /** The others, in the order in which they sit after the one in front. */
  get others(): number[] {
    const players = this.view.seats.length;
    return Array.from({ length: players - 1 }, (_, i) => (this.front + 1 + i) % players);
  }

  /** Whoever only watches, on a screen that others see too, is nobody's "you". */
  isYou(seat: number): boolean {
    return isOnly(this.mine, seat) && this.view.seat === seat;
  }

  nameOf(seat: number): string {
    return this.isYou(seat) ? t('you') : this.properName(seat);
  }

  properName(seat: number): string {
    return shownName(this.people[seat]?.name ?? this.view.seats[seat]?.name);
  }

  get last(): LastMove | null {
    for (const entry of this.entries.toReversed()) {
      if (entry.kind === 'undo') return null;
      if (entry.kind !== 'moves') continue;
      const build = entry.events.findLast(({ kind }) => kind === 'build');
      if (build && build.seat !== null) return { seat: build.seat, site: Number(build.data.site) };
    }
    return null;
  }
}

/** Where parts of a scene find their board; tests put one there. */
export const BOARD = Symbol('board');

export function provideBoard(board: Board): Board {
  return setContext(BOARD, board);
}

export function useBoard(): Board {
  return getContext<Board>(BOARD);
}
