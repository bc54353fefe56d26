/**
 * The stage on which what happens is played: between two views of the server it draws the moments in between, one event
 * after the other. It is the one clock of the show: log, purses, tracks, panels and board stand where it stands. It can
 * be skipped at any time, goes turn by turn for those who want that, and in steps where motion is not wanted.
 */
import type { Entry, GameEvent, View } from '$lib/api/types';
import { told, type Told } from '../logic/events';
import { finaleKey, inShownOrder, openPurses, type FinaleKey } from '../logic/finale';
import { reduce } from '../logic/reduce';
import { anchor, moneyFrom, spaceAnchor, type Flyer } from './flights';
import { settings } from './settings.svelte';
import { play as sound } from './sound';

/** The cards of a round while they are turned: face down first, then open, then in the order of turns. */
export interface Cards {
  cards: number[][];
  up: boolean;
  turns: { seat: number; card: number; value: number }[] | null;
}

/** A scoring of the end that is being paid, and what it has paid so far. */
export interface Paying {
  key: FinaleKey;
  paid: { seat: number; amount: number }[];
}

interface Part {
  entry: Entry;
  events: GameEvent[];
}

/** What happens to everybody, whoever made the last move before it. */
const COMMON = new Set(['reveal', 'order', 'round_end', 'round', 'end']);
/** Where somebody who watches turn by turn is asked whether to go on. */
const STOPS = new Set(['turn', 'round_end', 'round', 'end', 'ranking']);
/** More than this many events at once are not watched but jumped over: somebody was away. */
const TOO_MANY = 150;
const LONG = 380;
const SHORT = 260;
const STEP = 170;
/** How fast is watched again what somebody does not want to see the first time. */
const AGAIN = 0.6;

export class Stage {
  /** What is drawn while something is played; null when the table's own view is drawn. */
  view: View | null = $state.raw(null);
  flyers: Flyer[] = $state.raw([]);
  cards: Cards | null = $state.raw(null);
  finale: Paying | null = $state.raw(null);
  /** What is announced over the board. */
  banner: 'last-round' | 'nothing' | null = $state(null);
  /** Who has just won, while that is celebrated. */
  won: number | null = $state(null);
  /** Turn by turn: waits until somebody wants to go on. */
  waiting = $state(false);
  /** What is being played: the entry as far as it has been seen, and with what is seen just now. */
  seen: Entry | null = $state.raw(null);
  entry: Entry | null = $state.raw(null);

  /** Whose win is celebrated here. */
  celebrates: (seat: number) => boolean = () => true;
  /** Whether there is somebody who can say that it may go on. */
  stoppable = true;

  private queue: Part[] = [];
  private running = false;
  private skipping = false;
  private again = false;
  /** Something was shown since the last stop. */
  private stirred = false;
  private readonly waiters = new Set<() => void>();
  private keys = 0;

  get busy(): boolean {
    return this.view !== null;
  }

  /** Entries as far as they have been played: nothing is printed before it is seen. */
  cut(entries: Entry[]): Entry[] {
    const { seen } = this;
    if (!seen || seen.number <= 0) return entries;
    const before = entries.filter(({ number }) => number < seen.number);
    return seen.events.length ? [...before, seen] : before;
  }

  /** Play what happened since `before`. Entries that this page made itself are only added up. */
  tell(entries: Entry[], before: View | null, mine: (entry: Entry) => boolean): void {
    const moves = entries.filter((entry) => entry.events.length);
    const events = moves.reduce((sum, entry) => sum + entry.events.length, 0);
    const jump =
      !before ||
      settings.beat === 0 ||
      document.hidden ||
      entries.some(({ kind }) => kind === 'undo') ||
      events > TOO_MANY;
    if (jump) {
      this.skip();
      return;
    }
    let start = this.view ?? before;
    for (const raw of moves) {
      const entry = { ...raw, events: inShownOrder(raw.events) };
      let { events } = entry;
      if (mine(entry) && !this.running) {
        // What I did is on the board already; what it set off (the cards are shown, the rondel turns) is not.
        const at = events.findIndex(({ kind }) => COMMON.has(kind));
        const own = at < 0 ? events : events.slice(0, at);
        if (!this.queue.length) {
          for (const event of own) start = reduce(start, event);
          if (own.length === events.length) start = { ...start, ...entry.worth };
        }
        events = events.slice(own.length);
      }
      if (events.length) this.queue.push({ entry, events });
    }
    if (!this.queue.length || this.running) return;
    this.begin(start);
    void this.run();
  }

  /** Play events that a draft or a replay just added, from one view to the next. */
  async play(before: View, events: GameEvent[]): Promise<void> {
    if (settings.tempo === 0 || document.hidden || this.running) return;
    this.queue.push({ entry: { number: 0, at: 0, kind: 'draft', events }, events: inShownOrder(events) });
    this.begin(before);
    await this.run();
  }

  /** Show again what has happened since a view, at once or turn by turn as everything else. */
  async watchAgain(before: View, parts: Entry[]): Promise<void> {
    if (this.running) return;
    this.again = true;
    this.queue = parts.map((entry) => ({ entry, events: inShownOrder(entry.events) }));
    if (!this.queue.some(({ events }) => events.length)) {
      this.view = before;
      this.running = true;
      this.skipping = false;
      await this.announce('nothing', 1400);
      this.running = false;
      this.settle();
      return;
    }
    this.begin(before);
    await this.run();
  }

  skip(): void {
    this.skipping = true;
    this.queue = [];
    this.wake();
    if (!this.running) this.settle();
  }

  /** Turn by turn: go on. */
  next(): void {
    if (this.waiting) this.wake();
    else this.skip();
  }

  private begin(view: View): void {
    const first = this.queue[0];
    this.view = view;
    this.stirred = false;
    if (first) this.see(first, first.entry.events.length - first.events.length);
  }

  private see({ entry }: Part, events: number): void {
    this.seen = { ...entry, events: entry.events.slice(0, events) };
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = false;
    for (let next = this.queue.shift(); next && !this.skipping; next = this.queue.shift()) {
      const offset = next.entry.events.length - next.events.length;
      for (const [i, event] of next.events.entries()) {
        if (this.skipping || !this.view) break;
        this.see(next, offset + i);
        await this.stop(event);
        if (this.skipping) break;
        this.entry = { ...next.entry, events: next.entry.events.slice(offset, offset + i + 1) };
        if (event.kind === 'end') this.view = openPurses(this.view, next.entry.events);
        await this.event(told(event), event);
        this.stirred = true;
      }
      // What everything is worth after it is told with it; at the end the payments themselves tell it.
      if (this.view && this.view.phase !== 'over') this.view = { ...this.view, ...next.entry.worth };
      this.see(next, next.entry.events.length);
    }
    this.running = false;
    this.settle();
  }

  private settle(): void {
    this.view = null;
    this.entry = this.seen = null;
    this.flyers = [];
    this.cards = null;
    this.finale = null;
    this.banner = null;
    this.won = null;
    this.waiting = this.again = false;
    this.queue = [];
  }

  /** Turn by turn, what comes next waits for a word. */
  private async stop(event: GameEvent): Promise<void> {
    const key = this.finale && event.kind === 'money' ? finaleKey(String(event.data.source)) : null;
    const halt = STOPS.has(event.kind) || (key !== null && key !== this.finale?.key);
    if (settings.pace !== 'step' || !this.stoppable || !halt || !this.stirred || this.skipping) return;
    this.stirred = false;
    this.waiting = true;
    await new Promise<void>((resolve) => this.waiters.add(resolve));
    this.waiting = false;
  }

  private async event(event: Told, raw: GameEvent): Promise<void> {
    const view = this.view;
    if (!view) return;
    const { seat } = event;
    switch (event.kind) {
      case 'round':
        sound('rondel');
        this.view = reduce(view, raw);
        await this.pause(200 * event.data.marker + 250);
        if (event.round === view.rounds) {
          sound('bell');
          await this.announce('last-round', 1600);
        }
        return;
      case 'reveal':
        this.cards = { cards: event.data.cards, up: false, turns: null };
        sound('drum');
        await this.pause(850);
        this.cards = { cards: event.data.cards, up: true, turns: null };
        sound('card');
        await this.pause(650 + 160 * event.data.cards.length);
        this.view = reduce(view, raw);
        return;
      case 'order':
        return this.order(raw, event.data.turns);
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
        if (view.phase === 'over') return this.payAtEnd(raw, event.data, seat);
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
        this.cards = null;
        this.view = reduce(view, raw);
        return this.pause(180);
      case 'boost':
        this.cards = null;
        this.view = reduce(view, raw);
        return this.pause(450);
      case 'end':
        this.view = reduce(view, raw);
        sound('end');
        return this.pause(900);
      case 'ranking':
        return this.crown(raw, event.data.seats[0] ?? 0);
    }
    if (this.view) this.view = reduce(this.view, raw);
  }

  /** The cards slide into the order of turns; where they are equal, there is time to read why. */
  private async order(raw: GameEvent, turns: NonNullable<Cards['turns']>): Promise<void> {
    const { view } = this;
    if (!view) return;
    const cards = this.cards?.cards ?? view.seats.map((one) => (one.cards ?? []).map(([card]) => card));
    this.cards = { cards, up: true, turns };
    const ties = turns.filter((turn, i) => turns[i + 1]?.value === turn.value && turns[i + 1]?.seat !== turn.seat);
    await this.pause(900 + 1100 * ties.length);
    const flights = turns.map(({ card }, i) =>
      this.fly({ kind: 'card', value: card }, `revealed:${i}`, `order:${i}`, LONG),
    );
    if (settings.tempo > 0) this.cards = null;
    await Promise.all(flights);
    this.cards = null;
    if (this.view) this.view = reduce(this.view, raw);
    await this.pause(200);
  }

  /** The final scoring: each by itself, on the board. */
  private async payAtEnd(
    raw: GameEvent,
    { amount, source }: { amount: number; source: string },
    seat: number | null,
  ): Promise<void> {
    const key = finaleKey(source);
    if (key && key !== this.finale?.key) {
      if (this.finale) await this.pause(700);
      this.finale = { key, paid: [] };
      await this.pause(900);
    }
    await this.money(amount, source, seat, LONG + 100);
    if (this.view) this.view = reduce(this.view, raw);
    if (this.finale && seat !== null) this.finale = { ...this.finale, paid: [...this.finale.paid, { seat, amount }] };
    await this.pause(350);
  }

  /** All is paid: who has won, with bells and lights where that is to be celebrated. */
  private async crown(raw: GameEvent, winner: number): Promise<void> {
    await this.pause(800);
    this.finale = null;
    if (this.view) this.view = reduce(this.view, raw);
    const happy = this.celebrates(winner);
    sound(happy ? 'bells' : 'loss');
    if (happy) this.won = winner;
    await this.pause(happy ? 3400 : 900);
  }

  private async announce(banner: NonNullable<Stage['banner']>, ms: number): Promise<void> {
    this.banner = banner;
    await this.pause(ms);
    this.banner = null;
  }

  private async money(amount: number, source: string, seat: number | null, ms = SHORT): Promise<void> {
    const purse = `purse:${seat}`;
    sound('coin');
    const from = moneyFrom(source, seat);
    const coin = { kind: 'drawing', name: 'coin-pound' } as const;
    await (amount > 0 ? this.fly(coin, from, purse, ms) : this.fly(coin, purse, from, ms));
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
    // Where both lie behind the same button, nothing would be seen to move.
    const still = !start || !end || (start.left === end.left && start.top === end.top);
    if (still || settings.tempo === 0) return this.pause(ms / 2);
    const flyer: Flyer = { key: ++this.keys, what, from: start, to: end, ms: ms * this.beat };
    this.flyers = [...this.flyers, flyer];
    await this.pause(ms);
    this.flyers = this.flyers.filter(({ key }) => key !== flyer.key);
  }

  private get beat(): number {
    return settings.beat || (this.again ? AGAIN : 0);
  }

  /** Whoever waits goes on at once. */
  private wake(): void {
    for (const go of this.waiters) go();
    this.waiters.clear();
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiters.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms * this.beat);
      this.waiters.add(done);
    });
  }
}
