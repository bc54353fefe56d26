/**
 * My own part: a draft of moves that can be changed until it is confirmed, what it would do, and what could come next.
 * The server works everything out; this keeps the draft, asks, and remembers it over a reload.
 */
import { Refused, type Connection } from '$lib/api/live.svelte';
import type { Hint, Message, Outlook, Preview, View, You } from '$lib/api/types';
import { beforeBuilding, beforePlacing, cardsOf, drawsOf, waysTo, withCards, withDraws } from '../logic/moves';

export interface Trouble {
  code: string;
  message: string;
  rule?: string | null;
  reason?: string | null;
}

/** What one plays on: a table, or a board for trying things out. */
export interface Ground {
  readonly id: string;
  readonly you: Pick<You, 'seat' | 'acting' | 'legal'> | null;
  readonly view: View | null;
  readonly connection: Connection;
  /** What tells two moments apart where as many moves were made. */
  readonly moment?: string;
  ask<T extends Message>(type: T['type'], body?: object): Promise<T>;
  request(type: string, body?: object): Promise<unknown>;
}
type WhyReply = Extract<Message, { type: 'why' }>;

/** Milliseconds after which a question that came too soon for the server is asked again. */
const AGAIN = 500;

export class Play {
  draft: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** What could come after the draft. */
  options: Outlook[] = $state.raw([]);
  /** What could be placed and built instead of what the draft places and builds. */
  places: Outlook[] = $state.raw([]);
  sites: Outlook[] = $state.raw([]);
  /** Cards of the supply that could still be drawn, in whatever order they are touched. */
  draws: number[] = $state.raw([]);
  /** Stacks are chosen for the centre of the rondel. */
  centre = $state(false);
  sending = $state(false);
  trouble: Trouble | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** The view in which the moves of the hint are meant. */
  hintView: View | null = $state.raw(null);

  private asked = 0;
  /** The questions up to here were about another position. */
  private settled = 0;
  /** The last draft of which the server said that it can be. */
  private good: string[] = [];
  private basis = '';
  /** The drafted moves that the hint comes after, and what it was asked about. */
  private hintAfter: string[] = [];
  private hintFor = '';
  /** The last question about the draft, which may still grow by moves that are forced. */
  private refreshing: Promise<void> = Promise.resolve();
  private history: string[][] = [];

  constructor(private readonly live: Ground) {}

  get seat(): number | null {
    return this.live.you?.seat ?? null;
  }
  get acting(): boolean {
    return this.live.you?.acting ?? false;
  }
  /** The view with the draft carried out. */
  get view(): View | null {
    return this.preview?.view ?? this.live.view;
  }
  /** My moves now, after the draft. */
  get legal(): string[] {
    if (!this.acting) return [];
    return this.draft.length ? (this.preview?.legal ?? []) : (this.live.you?.legal ?? []);
  }
  get blocked(): string[] {
    return this.preview?.blocked.map(({ move }) => move) ?? [];
  }
  get ready(): boolean {
    return this.draft.length > 0 && this.preview?.ends != null;
  }
  /** Something of the draft can be committed so that the next tile is turned over. */
  get mustReveal(): boolean {
    return this.draft.length > 0 && !this.ready && this.blocked.length > 0 && !this.legal.includes('done');
  }
  /** The preview is that of the draft; it is not while the table works it out, or when the connection broke before. */
  get answered(): boolean {
    return this.draft.join() === (this.preview?.moves ?? []).join();
  }
  get canBack(): boolean {
    return this.draft.length > 0 || this.centre;
  }
  /** How many cards are to be chosen. */
  get cardsNeeded(): number {
    return this.live.view?.seats.length === 2 ? 2 : 1;
  }

  can(move: string): boolean {
    return this.legal.includes(move);
  }
  /** The draft says where the pawn goes. */
  private get placed(): boolean {
    return this.draft.some((word) => word.startsWith('place:'));
  }
  /** The ways in which the top tile of a stack is looked for now; once the centre is chosen, those by the centre. */
  waysTo(stack: number): string[] {
    return waysTo(stack).filter((way) => !this.centre || way.split(':').length > 2);
  }
  /** Whether the pawn could go there now, or instead of where the draft puts it. */
  mayPlace(move: string): boolean {
    return this.placed ? this.places.some((option) => option.move === move) : this.can(move);
  }
  /** What taking the top tile of a stack does: in the way of the draft if it takes this one, else of a click. */
  wayOf(stack: number): Outlook | undefined {
    const way = this.moveTo(stack);
    return this.places.find((option) => option.move === way);
  }
  /** The move of that way, known before what it does is. */
  moveTo(stack: number): string | undefined {
    const drafted = this.draft.find((word) => waysTo(stack).includes(word));
    return drafted ?? this.waysTo(stack).find((move) => this.mayPlace(move));
  }

  /** The table changed, or the connection came back: is the draft still good, and what could come next? */
  sync(): void {
    const { view, you, connection, moment = '' } = this.live;
    if (!view || !you || connection !== 'online') return;
    const moves = view.phase === 'cards' ? '' : view.moves;
    const basis = `${you.seat}:${view.round}:${view.phase}:${moves}:${you.acting}${moment}`;
    const fresh = basis !== this.basis;
    if (fresh) {
      this.basis = basis;
      this.reset();
      this.draft = you.acting ? this.recall(view) : [];
    }
    if (this.hint && this.hintFor !== this.ground) this.hint = null;
    if (you.acting && (fresh || view.phase === 'cards' || !this.options.length || !this.answered)) this.refresh();
  }

  /** Add a move to the draft. */
  choose(move: string): void {
    this.trouble = null;
    this.set([...this.draft, move]);
  }

  /** Draft a move of the hint, after the moves that it was asked about. */
  take(move: string): void {
    this.trouble = null;
    this.centre = false;
    this.set([...this.hintAfter, move]);
  }

  /** Put the pawn there instead of where the draft puts it. */
  place(move: string): void {
    this.centre = false;
    this.set([...beforePlacing(this.draft), move]);
  }

  /** Take the pawn back from where the draft puts it, with all that came of it. */
  unplace(): void {
    this.trouble = null;
    this.centre = false;
    if (this.placed) this.set(beforePlacing(this.draft));
  }

  /** Take the top tile of a stack, in the best of the possible ways. */
  takeStack(stack: number): void {
    const way = this.waysTo(stack).find((move) => this.mayPlace(move));
    if (way) this.place(way);
  }

  build(site: number): void {
    this.set([...beforeBuilding(this.draft), `build:${site}`]);
  }

  /** Pick a card, or put one that was picked back; a full choice lets its last card go for the new one. */
  toggleCard(value: number, picked: boolean): void {
    const chosen = cardsOf(this.draft);
    if (picked) this.set(withCards(this.draft, without(chosen, value)));
    else this.set(withCards(this.draft, [...chosen.slice(0, this.cardsNeeded - 1), value]));
  }

  toggleDraw(value: number, add: boolean): void {
    const drawn = drawsOf(this.draft);
    this.set(withDraws(this.draft, add ? [...drawn, value] : without(drawn, value)));
  }

  /** One step back in the draft. */
  back(): void {
    this.trouble = null;
    if (this.centre) this.centre = false;
    else this.set(this.history.pop() ?? [], false);
  }

  clear(): void {
    this.history = [];
    this.set([], false);
  }

  /** Carry the draft out; `done` is added where the part is only finished by saying so. */
  async confirm(): Promise<void> {
    if (this.sending) return;
    if (this.ready || !this.can('done')) {
      await this.commit(this.draft);
      return;
    }
    const moves = [...this.draft, 'done'];
    const done = this.options.find(({ move }) => move === 'done');
    if (done && done.ends === null) this.set(moves);
    else await this.commit(moves);
  }

  async commit(moves: string[]): Promise<void> {
    if (!moves.length || this.sending) return;
    this.sending = true;
    this.trouble = null;
    this.hint = null;
    const { view } = this.live;
    try {
      const at = view?.phase === 'cards' ? {} : { at: view?.moves };
      await this.live.request('moves', { seat: this.seat, moves, ...at });
      this.forget();
    } catch (error) {
      this.fail(error);
      this.set([], false);
    } finally {
      this.sending = false;
    }
  }

  async request(type: 'undo' | 'take_back' | 'back'): Promise<void> {
    this.trouble = null;
    try {
      await this.live.request(type, { seat: this.seat });
    } catch (error) {
      this.fail(error);
    }
  }

  /** The move of the hint that the draft tries. */
  get tried(): string | null {
    const at = this.hintAfter.length;
    const begun = this.hint !== null && this.hintAfter.every((word, i) => this.draft[i] === word);
    return begun ? (this.hint?.moves.find(({ move }) => move === this.draft[at])?.move ?? null) : null;
  }

  /** What a hint that is shown is about: my moves in this position. It stays while they are tried. */
  private get ground(): string {
    return JSON.stringify([this.basis, this.live.you?.legal]);
  }
  private get position(): string {
    return JSON.stringify([this.ground, this.draft]);
  }

  /**
   * Ask what could come after the draft; of a draft that is complete, what could be done instead. An answer that comes
   * when the position or the draft has changed is dropped: its moves may not be legal any more.
   */
  async askHint(): Promise<void> {
    this.hinting = true;
    try {
      await this.refreshing;
      const moves = this.ready ? [] : this.draft;
      const position = this.position;
      const hint = await this.live.ask<Hint>('hint', { seat: this.seat, moves });
      if (position !== this.position || this.sending) return;
      this.hintAfter = moves;
      this.hintFor = this.ground;
      this.hintView = moves.length ? this.view : this.live.view;
      this.hint = hint;
    } catch (error) {
      this.fail(error);
    } finally {
      this.hinting = false;
    }
  }

  /** What a bot would do after the draft, for somebody who looks over my shoulder: nothing is shown. */
  async advise(): Promise<Hint | null> {
    try {
      return await this.live.ask<Hint>('hint', { seat: this.seat, moves: this.ready ? [] : this.draft });
    } catch {
      return null;
    }
  }

  /** Why something cannot be done now: the first of these moves that is not legal says so. */
  async why(moves: string[], prefix: string[] = this.draft): Promise<Trouble | null> {
    if (!this.acting || !moves.length) return null;
    try {
      const { answers } = await this.live.ask<WhyReply>('why', { seat: this.seat, moves: prefix, ask: moves });
      for (const move of moves) {
        const answer = answers[move];
        if (answer) return { code: 'illegal', ...answer };
      }
    } catch {
      // Offline: the banner says so.
    }
    return null;
  }

  private set(draft: string[], remember = true): void {
    if (remember && this.draft !== draft) this.history.push(this.draft);
    this.draft = draft;
    this.store();
    this.refresh();
  }

  private reset(): void {
    this.settled = ++this.asked;
    this.good = [];
    this.draws = [];
    this.preview = null;
    this.options = [];
    this.places = [];
    this.sites = [];
    this.centre = false;
    this.history = [];
    this.hint = null;
    this.trouble = null;
  }

  private refresh(): void {
    this.refreshing = this.askAgain();
  }

  /** Ask what the draft does, with the moves that are forced, and what could come next or instead: one question. */
  private async askAgain(): Promise<void> {
    const ticket = ++this.asked;
    const moves = this.draft;
    const places = !this.places.length && beforePlacing(moves).length < moves.length;
    let found: Preview;
    try {
      found = await this.live.ask<Preview>('preview', { seat: this.seat, moves, ahead: true, places });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Offline, which the page says elsewhere, or not allowed; or too soon, and then it is asked again.
      if (error.refusal.code === 'too_fast') setTimeout(() => ticket === this.asked && this.refresh(), AGAIN);
      return;
    }
    if (ticket !== this.asked) {
      if (found.ok && ticket > this.settled) this.good = found.moves;
      return;
    }
    if (found.ok) this.accept(found);
    else this.turnDown(found);
  }

  private accept(found: Preview): void {
    this.good = found.moves;
    if (found.moves.length > this.draft.length) {
      this.draft = found.moves;
      this.store();
    }
    this.preview = found.moves.length ? found : null;
    const placed = beforePlacing(found.moves);
    const built = beforeBuilding(found.moves);
    const { options, places } = found;
    this.options = options;
    this.draws = found.draws;
    if (placed.length === found.moves.length) this.places = options;
    else if (places.length) this.places = places;
    if (built.length === found.moves.length || built.length === placed.length) this.sites = options;
    else this.sites = nextOf(this.places, built) ?? this.sites;
  }

  /** A draft that cannot be: say why, and go back to the last one that could be. */
  private turnDown({ refused }: Preview): void {
    this.trouble = { code: 'illegal', ...(refused ?? { message: '', rule: '', reason: '' }) };
    this.history = [];
    const good = this.good.length && this.good.join() !== this.draft.join() ? this.good : [];
    this.good = [];
    this.draft = good;
    this.store();
    this.refresh();
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.trouble = error.refusal;
  }

  private get key(): string {
    return `lb-draft:${this.live.id}:${this.seat}`;
  }

  private store(): void {
    try {
      if (!this.draft.length) sessionStorage.removeItem(this.key);
      else sessionStorage.setItem(this.key, JSON.stringify({ basis: this.basis, moves: this.draft }));
    } catch {
      // Without storage a draft lives as long as the page.
    }
  }

  private recall(view: View): string[] {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as { basis: string; moves: string[] } | null;
      return kept && view && kept.basis === this.basis ? kept.moves : [];
    } catch {
      return [];
    }
  }

  private forget(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // Nothing was kept.
    }
  }
}

function without(values: number[], value: number): number[] {
  const at = values.lastIndexOf(value);
  return at < 0 ? values : values.toSpliced(at, 1);
}

function nextOf(places: Outlook[], built: string[]): Outlook[] | undefined {
  const placed = built.at(-1);
  return places.find(({ move }) => move === placed)?.next;
}
