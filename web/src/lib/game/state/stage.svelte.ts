/**
 * The stage on which others' moves are played: between two views of the server it draws the moments in between, one
 * event after the other. It can be skipped at any time and does nothing where motion is not wanted.
 */
import type { Entry, GameEvent, View } from '$lib/api/types';
import { emblemOf } from '$lib/art/seats';
import { told, type Told } from '../logic/events';
import { reduce } from '../logic/reduce';
import { settings } from './settings.svelte';
import { play as sound } from './sound';

export interface Flyer {
  key: number;
  /** What flies: a drawing, or a tile, card or pawn that is put together from several. */
  what:
    | { kind: 'drawing'; name: string; seat?: number }
    | { kind: 'tile'; tile: string | number }
    | { kind: 'card'; value: number | null };
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

/** What happens to everybody, whoever made the last move before it. */
const COMMON = new Set(['reveal', 'order', 'round_end', 'round', 'end']);
/** More than this many events at once are not watched but jumped over: somebody was away. */
const TOO_MANY = 60;
const LONG = 380;
const SHORT = 260;
const STEP = 170;

export class Stage {
  /** What is drawn while something is played; null when the table's own view is drawn. */
  view: View | null = $state.raw(null);
  flyers: Flyer[] = $state.raw([]);
  /** The cards that are being turned, by seat. */
  reveal: number[][] | null = $state.raw(null);
  /** The entry that is being played. */
  entry: Entry | null = $state.raw(null);

  private queue: { entry: Entry; events: GameEvent[] }[] = [];
  private running = false;
  private skipping = false;
  private wake: (() => void) | null = null;
  private keys = 0;

  get busy(): boolean {
    return this.view !== null;
  }

  /** Play what happened since `before`. Entries that this page made itself are only added up. */
  tell(entries: Entry[], before: View | null, mine: (entry: Entry) => boolean): void {
    const moves = entries.filter((entry) => entry.events.length);
    const events = moves.reduce((sum, entry) => sum + entry.events.length, 0);
    const jump =
      !before ||
      settings.tempo === 0 ||
      document.hidden ||
      entries.some(({ kind }) => kind === 'undo') ||
      events > TOO_MANY;
    if (jump) {
      this.skip();
      return;
    }
    let start = this.view ?? before;
    for (const entry of moves) {
      let { events } = entry;
      if (mine(entry) && !this.running) {
        // What I did is on the board already; what it set off (the cards are shown, the rondel turns) is not.
        const at = events.findIndex(({ kind }) => COMMON.has(kind));
        const own = at < 0 ? events : events.slice(0, at);
        if (!this.queue.length) for (const event of own) start = reduce(start, event);
        events = events.slice(own.length);
      }
      if (events.length) this.queue.push({ entry, events });
    }
    if (!this.queue.length || this.running) return;
    this.view = start;
    void this.run();
  }

  /** Play events that a draft or a replay just added, from one view to the next. */
  async play(before: View, events: GameEvent[]): Promise<void> {
    if (settings.tempo === 0 || document.hidden || this.running) return;
    this.view = before;
    this.queue.push({ entry: { number: 0, at: 0, kind: 'draft', events }, events });
    await this.run();
  }

  skip(): void {
    this.skipping = true;
    this.queue = [];
    this.wake?.();
    if (!this.running) this.settle();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = false;
    for (let next = this.queue.shift(); next && !this.skipping; next = this.queue.shift()) {
      this.entry = next.entry;
      for (const event of next.events) {
        if (this.skipping || !this.view) break;
        await this.event(told(event), event);
      }
    }
    this.running = false;
    this.settle();
  }

  private settle(): void {
    this.view = null;
    this.entry = null;
    this.flyers = [];
    this.reveal = null;
    this.queue = [];
  }

  private async event(event: Told, raw: GameEvent): Promise<void> {
    const view = this.view;
    if (!view) return;
    const { seat } = event;
    switch (event.kind) {
      case 'round':
        sound('rondel');
        this.view = reduce(view, raw);
        return this.pause(200 * event.data.marker + 250);
      case 'reveal':
        sound('card');
        this.reveal = event.data.cards;
        await this.pause(1500);
        this.reveal = null;
        this.view = reduce(view, raw);
        return;
      case 'place':
        await this.fly(
          { kind: 'drawing', name: 'pawn', seat: seat ?? 0 },
          `seat:${seat}`,
          spaceAnchor(event.data.space),
          LONG,
        );
        sound('stone');
        break;
      case 'take':
        this.view = reduce(view, raw);
        return;
      case 'build':
        await this.fly(
          { kind: 'tile', tile: event.data.tile },
          `stack:${event.data.kind}`,
          `site:${seat}:${event.data.site}`,
          LONG,
        );
        sound('stone');
        break;
      case 'money':
        if (event.data.source !== 'start') await this.money(event.data.amount, event.data.source, seat);
        break;
      case 'advance':
        return this.walk(raw, event.data, seat);
      case 'bonus':
        await this.fly(
          { kind: 'drawing', name: `bonus-${event.data.tile}` },
          `bonus:${event.data.stack}`,
          `tiles:${seat}`,
          LONG,
        );
        break;
      case 'gain_card':
        sound('card');
        await this.fly({ kind: 'card', value: event.data.value }, `supply:${event.data.value}`, `hand:${seat}`, SHORT);
        break;
      case 'turn':
        this.view = reduce(view, raw);
        return this.pause(180);
      case 'order':
      case 'boost':
        this.view = reduce(view, raw);
        return this.pause(450);
      case 'end':
        sound('end');
        break;
    }
    if (this.view) this.view = reduce(this.view, raw);
  }

  private async money(amount: number, source: string, seat: number | null): Promise<void> {
    const purse = `purse:${seat}`;
    const from =
      source === 'rondel'
        ? `pawn:${seat}`
        : source === 'centre'
          ? 'space:centre'
          : source === 'chapel track' || source === 'gate track'
            ? `marker:${source.split(' ')[0]}:${seat}`
            : source.includes('/')
              ? `scoring:${source.split('/')[0]}`
              : `bridge:${seat}`;
    sound('coin');
    await (amount > 0
      ? this.fly({ kind: 'drawing', name: 'coin-pound' }, from, purse, SHORT)
      : this.fly({ kind: 'drawing', name: 'coin-pound' }, purse, from, SHORT));
  }

  /** A marker walks space by space. */
  private async walk(
    raw: GameEvent,
    { track, from, to }: { track: 'chapel' | 'gate'; from: number; to: number },
    seat: number | null,
  ): Promise<void> {
    for (let space = from + 1; space < to && !this.skipping; space++) {
      const view = this.view;
      if (!view) return;
      this.view = { ...view, seats: view.seats.map((old, i) => (i === seat ? { ...old, [track]: space } : old)) };
      sound('step');
      await this.pause(STEP);
    }
    if (!this.view) return;
    this.view = reduce(this.view, raw);
    sound('step');
    await this.pause(STEP);
  }

  private async fly(what: Flyer['what'], from: string, to: string, ms: number): Promise<void> {
    const start = anchor(from);
    const end = anchor(to);
    if (!start || !end) return this.pause(ms / 2);
    const flyer: Flyer = { key: ++this.keys, what, from: start, to: end, ms: ms * settings.tempo };
    this.flyers = [...this.flyers, flyer];
    await this.pause(ms);
    this.flyers = this.flyers.filter(({ key }) => key !== flyer.key);
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms * settings.tempo);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.wake = done;
    });
  }
}

export function spaceAnchor(space: number | 'centre'): string {
  return space === 'centre' ? 'space:centre' : `space:${space}`;
}

/** Where something is on the page now. Everything that can move carries `data-at`. */
function anchor(name: string): DOMRect | null {
  const rect = document.querySelector(`[data-at="${name}"]`)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

export function markerName(seat: number): string {
  return `marker-${emblemOf(seat)}`;
}
