/** A puzzle in words: what a line means, what can be answered, and what is read out. */
import { Refused } from '$lib/api/live.svelte';
import type { WhyAnswer } from '$lib/api/types';
import { cardsOf, parse } from '$lib/game/logic/moves';
import { shownName, type People } from '$lib/game/logic/people';
import { whyText } from '$lib/game/logic/say';
import { t } from '$lib/i18n/index.svelte';
import { outcomeText, type Offer } from '../text/offers';
import { parseCommand } from '../text/parser';
import { vocabulary } from '../text/words';
import { answerIn, answerText, questionText } from './answers';
import type { Solving } from './solving.svelte';
import { wishIn, type Wish } from './wishes';

/** What is done about a puzzle beside answering it: by its buttons, too. */
export type Wishes = Partial<Record<Wish, () => void>>;

export class Spoken {
  /** What came of the last lines, newest last. */
  answers: string[] = $state.raw([]);
  /** What is read out now. */
  spoken = $state('');
  help = $state(false);

  constructor(
    readonly solving: Solving,
    private readonly wishes: () => Wishes,
  ) {}

  get people(): People {
    const { players, seat: mine } = this.solving.task;
    const isYou = (seat: number) => seat === mine;
    return { isYou, nameOf: (seat) => (isYou(seat) ? t('you') : shownName(players[seat])) };
  }

  /** What is asked. Of cards to be drawn also for how much: on the board the supply shows it. */
  get question(): string {
    const { task } = this.solving;
    const { strength } = task.view.now;
    const most = task.kind === 'cards' ? ` ${t('ask-draw', { drawn: 0, total: strength })}` : '';
    return questionText(task) + most;
  }

  /** All that may be answered; of moves with the same name (equal bonus tiles) one is enough. */
  get offers(): Offer[] {
    const { task, play, asking } = this.solving;
    if (!asking) return [];
    const named = task.answers.map((move) => ({
      move,
      title: answerText(task, move),
      text: task.kind === 'guess' ? '' : outcomeText(play.options, move),
    }));
    return named.filter(({ title }, i) => named.findIndex((one) => one.title === title) === i);
  }

  async line(text: string): Promise<void> {
    const { solving } = this;
    const { task } = solving;
    const wish = wishIn(text) ?? (!text.trim() && !solving.asking ? 'next' : null);
    if (wish) {
      const carryOut = this.wishes()[wish];
      if (carryOut) carryOut();
      else this.tell(t('text-nothing-to-do'));
      return;
    }
    const command = parseCommand(text, vocabulary(), { view: task.view, legal: task.legal, takeBack: false });
    switch (command.do) {
      case 'moves':
        return this.answer(command.moves);
      case 'help':
        this.help = true;
        this.tell(t('text-help-text'));
        return;
      case 'status':
        this.tell(solving.asking ? this.question : solving.text);
        return;
      case 'moves-list':
        this.tell(this.offers.map(({ title }) => title).join('. ') || t('text-nothing-to-do'));
        return;
      case 'unknown':
        this.tell(t(`text-unknown-${command.why}`));
        return;
      default:
        this.tell(t('text-unknown-words'));
    }
  }

  /** Answer by moves: of cards the higher counts, as on the board. What is no answer says why, with the rule. */
  async answer(moves: string[]): Promise<void> {
    const { solving } = this;
    const { task } = solving;
    if (!solving.asking) {
      this.tell(t('text-nothing-to-do'));
      return;
    }
    const guessed = task.kind === 'guess' ? `card:${Math.max(...cardsOf(moves))}` : null;
    const word = guessed ? task.answers.find((one) => one === guessed) : answerIn(task, moves);
    if (!word) {
      this.tell(await this.whyNot(moves[0] ?? ''));
      return;
    }
    const name = answerText(task, word);
    await solving.answer(word);
    const { verdict, asking, problem } = solving;
    this.tell(verdict && !asking ? `${name}: ${t(`puzzle-said-${verdict.verdict}`)}` : problem || name);
  }

  private async whyNot(move: string): Promise<string> {
    const unfit = t('puzzle-no-answer');
    if (this.solving.task.kind === 'guess') return unfit;
    try {
      const { answers } = await this.solving.ask<WhyAnswer>('why', { moves: [], ask: [move] });
      const trouble = answers[move];
      if (!trouble) return unfit;
      const rule = trouble.rule ? ` ${t('text-rule', { rule: trouble.rule })}` : '';
      return t('text-refused', { why: whyText({ code: 'illegal', ...trouble }, parse(move)) }) + rule;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return unfit;
    }
  }

  private tell(text: string): void {
    this.answers = [...this.answers.slice(-2), text];
    // The same words twice would not be read out twice.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }
}
