/** The table as text: carries out commands, says what came of them, and tells what others do. */
import { ApiError } from '$lib/api/http';
import { LiveTable, Refused } from '$lib/api/live.svelte';
import type { Entry, Hint, Outlook, OutlookAnswer, View, WhyAnswer, You } from '$lib/api/types';
import { advices, hintTitle } from '$lib/game/logic/hint';
import { drawnBy, linesOf, sentenceOf } from '$lib/game/logic/log';
import { moveText } from '$lib/game/logic/moveText';
import { parse } from '$lib/game/logic/moves';
import { GUEST, shownName, type People } from '$lib/game/logic/people';
import { whyText } from '$lib/game/logic/say';
import { speech, t } from '$lib/i18n/index.svelte';
import { waitText } from '$lib/game/logic/question';
import { who } from '$lib/pages/who.svelte';
import { nowText, peopleOf } from './describe';
import { outcomeText, type Offer } from './offers';
import { parseCommand, type Command } from './parser';
import { vocabulary } from './words';

export class Reader {
  readonly live: LiveTable;
  /** The last answers to commands, newest last. */
  answers: string[] = $state.raw([]);
  /** What is read out now. */
  spoken = $state('');
  help = $state(false);
  private options: Outlook[] = $state.raw([]);
  private readonly stop: () => void;

  constructor(id: string) {
    this.live = new LiveTable(id);
    const forget = this.live.onEntries((entries) => this.heard(entries));
    const unroot = $effect.root(() => {
      $effect(() => {
        const { you, view } = this.live;
        void this.think(you, view);
      });
    });
    this.stop = () => {
      forget();
      unroot();
      this.live.close();
    };
  }

  close(): void {
    this.stop();
  }

  get view(): View | null {
    return this.live.view;
  }
  get people(): People {
    return peopleOf(this.live.table?.seats ?? [], this.view, this.live.you);
  }
  private get drawn(): number[] {
    return drawnBy(this.live.entries, this.live.you?.seat ?? null);
  }
  get now(): string {
    const { view, live } = this;
    return view && live.you ? nowText(view, live.you, this.people, this.drawn) : t('text-room');
  }

  /** Everything that I can do, named and with what it would give. */
  get offers(): Offer[] {
    const { view } = this;
    const legal = this.live.you?.acting ? this.live.you.legal : [];
    if (!view) return [];
    const { drawn } = this;
    return legal.map((move) => ({ move, title: moveText(view, move, drawn), text: outcomeText(this.options, move) }));
  }

  private async think(you: You | null, view: View | null): Promise<void> {
    this.options = [];
    if (!you?.acting || !view) return;
    try {
      const { options } = await this.live.ask<OutlookAnswer>('outlook', { seat: you.seat, moves: [] });
      if (this.live.you === you) this.options = options;
    } catch (error) {
      // Without it the moves are named, but not what they give.
      if (!(error instanceof Refused)) throw error;
    }
  }

  async command(text: string): Promise<void> {
    const { view, live } = this;
    if (!view || !live.you) {
      this.answer(t('text-room'));
      return;
    }
    const command = parseCommand(text, vocabulary(), {
      view,
      legal: live.you.legal,
      takeBack: live.you.take_back,
    });
    await this.carryOut(command);
  }

  private async carryOut(command: Command): Promise<void> {
    switch (command.do) {
      case 'moves':
        return this.move(command.moves);
      case 'take-back':
        return this.request('take_back', {}, t('text-undone'));
      case 'undo':
        return this.request('undo', {}, t('text-undone'));
      case 'say':
        return this.request('chat', { text: command.text }, t('text-sent'));
      case 'agree':
      case 'decline':
        return this.answerOffer(command.do === 'agree');
      case 'hint':
        return this.hint();
      case 'review':
        return this.review();
      case 'help':
        this.help = true;
        this.answer(t('text-help-text'));
        return;
      case 'status':
        this.answer(this.now);
        return;
      case 'moves-list':
        this.answer(this.offers.map(({ title }) => title).join('. ') || t('text-nothing-to-do'));
        return;
      case 'unknown':
        this.answer(t(`text-unknown-${command.why}`));
    }
  }

  /** Make these moves; what is refused says why, with the rule. */
  async move(moves: string[]): Promise<void> {
    const { view, live } = this;
    if (!view || !live.you) return;
    if (!live.you.acting) {
      this.answer(t('text-not-mine', { wait: waitText(view, this.people) }));
      return;
    }
    const said = moves.map((move) => moveText(view, move, this.drawn)).join(', ');
    const [first = ''] = moves;
    if (moves.length === 1 && !live.you.legal.includes(first) && !(await this.mayBe(first))) return;
    // While cards are chosen the others choose too: that they did so changes nothing for me.
    const at = view.phase === 'cards' ? {} : { at: view.moves };
    await this.request('moves', { moves, ...at }, t('text-done', { move: said }));
  }

  /** Whether a move that was not offered could be made after all; if not, why not. */
  private async mayBe(move: string): Promise<boolean> {
    try {
      const { answers } = await this.live.ask<WhyAnswer>('why', { seat: this.live.you?.seat, moves: [], ask: [move] });
      const trouble = answers[move];
      if (!trouble) return true;
      this.refuse({ code: 'illegal', ...trouble }, move);
      return false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error.refusal, move);
      return false;
    }
  }

  private refuse(
    trouble: { code: string; message: string; rule?: string | null; reason?: string | null },
    move = '',
  ): void {
    const rule = trouble.rule ? ` ${t('text-rule', { rule: trouble.rule })}` : '';
    this.answer(t('text-refused', { why: whyText(trouble, parse(move)) }) + rule);
  }

  async request(type: string, body: object, done: string): Promise<void> {
    try {
      const seat = this.live.you?.seat;
      await this.live.request(type, { ...(seat == null || type === 'chat' ? {} : { seat }), ...body });
      this.answer(done);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error.refusal);
    }
  }

  /** Take a seat; whoever is not known here yet is a guest from now on. */
  async sit(seat: number): Promise<void> {
    try {
      await who.load();
      if (!who.person) {
        await who.rename(GUEST);
        this.live.renew();
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refuse(error);
      return;
    }
    await this.request('sit', { seat }, t('room-guest'));
  }

  /** Others who are for ending the game now, and wait for my word. */
  get endOffers(): number[] {
    const { table, you } = this.live;
    if (table?.status !== 'playing' || you?.seat == null || table.end_offers.includes(you.seat)) return [];
    return table.end_offers;
  }

  private async answerOffer(yes: boolean): Promise<void> {
    if (!this.endOffers.length) this.answer(t('text-no-offer'));
    else await this.request('offer', { yes }, t(yes ? 'text-agreed' : 'text-declined'));
  }

  /** The best few moves, each on a line of its own, with what to expect of it and why. */
  private async hint(): Promise<void> {
    const { view } = this;
    if (!view) return;
    try {
      const hint = await this.live.ask<Hint>('hint', { seat: this.live.you?.seat });
      const lines = advices(hint, view, this.drawn).map(
        ({ name, expects, why, against }, i) =>
          `${i + 1}. ${name}${expects ? ` (${expects})` : ''}. ${why}${against ? ` ${t('against')} ${against}` : ''}`,
      );
      this.answer(lines.length ? [hintTitle(hint), ...lines].join('\n') : t('text-no-hint'));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.answer(t('text-no-hint'));
    }
  }

  /** Where the game was decided, as sentences; they are fetched when somebody asks for them. */
  private async review(): Promise<void> {
    const [{ tellReview }] = await Promise.all([import('../review/telling'), speech.need('review')]);
    this.answer(await tellReview(this.live.id, this.live.table?.ended?.reason ?? null, this.people));
  }

  private answer(text: string): void {
    this.answers = [...this.answers.slice(-19), text];
    this.say(text);
  }

  /** The same words twice would not be read out twice. */
  private say(text: string): void {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  private heard(entries: Entry[]): void {
    const others = entries.filter((entry) => !(entry.id && this.live.mine.has(entry.id)));
    const told = linesOf(others).map((line) => sentenceOf(line, this.people));
    for (const entry of others)
      if (entry.kind === 'chat') told.push(`${shownName(entry.name as string)}: ${entry.text ?? ''}`);
    if (this.live.you?.acting) told.push(t('text-your-turn'));
    if (told.length) this.say(told.join(' '));
  }
}
