/** What can be said of a puzzle beside its answer: English always, and the language of the page. */
import { t } from '$lib/i18n/index.svelte';
import { plain } from '../text/parser';

export const WISHES = ['about', 'show', 'again', 'next'] as const;
export type Wish = (typeof WISHES)[number];

const ENGLISH: Record<Wish, string> = {
  about: 'about, what is it about, theme',
  show: 'show, answer, show the answer, give up',
  again: 'again, try again',
  next: 'next, next puzzle, another, skip',
};

/** The wish that a line says; it is said whole, so that no word of a move is taken for one. */
export function wishIn(text: string): Wish | null {
  const said = plain(text);
  const means = (list: string) => list.split(',').some((phrase) => plain(phrase) === said);
  return WISHES.find((wish) => means(t(`puzzle-words-${wish}`)) || means(ENGLISH[wish])) ?? null;
}
