/** What answers a puzzle: the move of a draft that counts, and the question in words. */
import type { PuzzleKind, PuzzleTask } from '$lib/api/types';
import { cardsOf } from '$lib/game/logic/moves';
import { moveText } from '$lib/game/logic/moveText';
import { siteQuestion } from '$lib/game/logic/say';
import { t } from '$lib/i18n/index.svelte';

/** What is asked, and what puzzles are about: as the server names them. */
export const PUZZLE_KINDS: PuzzleKind[] = ['card', 'space', 'site', 'cards', 'bonus', 'guess'];
export const PUZZLE_THEMES = [
  'money',
  'centre',
  'crests',
  'guild',
  'chapel',
  'gate',
  'scoring',
  'line',
  'park',
  'replace',
  'tiles',
  'hand',
  'first',
  'save',
  'end',
];

/** The answer that a draft on the board gives; of two cards it is the higher, else the first of what is drafted. */
export function answerIn(task: PuzzleTask, draft: string[]): string | null {
  const cards = cardsOf(draft);
  const word = task.kind === 'card' && cards.length ? `card:${Math.max(...cards)}` : draft[0];
  return word !== undefined && task.answers.includes(word) ? word : null;
}

/** What can be answered without touching anything: to leave it as it is. */
export function leavingIn(task: PuzzleTask): string | null {
  return task.answers.find((word) => word === 'pass' || word === 'done') ?? null;
}

export function questionText({ kind, view, players, decider, seat, legal }: PuzzleTask): string {
  const two = players.length === 2 ? '-two' : '';
  if (kind === 'guess') return t(`puzzle-ask-guess${two}`, { player: players[decider] ?? '' });
  if (kind === 'card') return t(`puzzle-ask-card${two}`);
  if (kind === 'bonus')
    return t(`puzzle-ask-bonus-${view.phase === 'boosts' || view.phase === 'end' ? view.phase : 'tiles'}`);
  if (kind === 'site') return siteQuestion(view, seat, legal);
  return t(`puzzle-ask-${kind}`);
}

/** A possible answer in words. */
export function answerText({ view }: PuzzleTask, word: string): string {
  const [verb, value] = word.split(':');
  return verb === 'card' ? t('card-named', { value: Number(value), name: t(`card-${value}`) }) : moveText(view, word);
}
