/** What is asked in each phase, and who is being waited for: the board and the table in words say the same. */
import type { View } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { about, several, type People } from './people';
import { siteQuestion } from './say';

/** What a seat has to decide, and what it has chosen of it so far. */
export interface Deciding {
  seat: number | null;
  legal: string[];
  /** Cards still to be chosen. */
  left: number;
  /** Cards taken with the hostelry in use. */
  drawn: number[];
}

/** How many cards everybody plays in a round (rule 4.2). */
export function cardsPerRound(view: View): number {
  return view.seats.length === 2 ? 2 : 1;
}

/** The question of a phase; empty where a phase asks in more than one way. */
export function questionOf(view: View, { seat, legal, left, drawn }: Deciding): string {
  switch (view.phase) {
    case 'cards':
      return cardsPerRound(view) > 1 ? t('ask-cards', { left }) : t('ask-card');
    case 'boosts':
      return t('ask-boost');
    case 'site':
      return siteQuestion(view, seat, legal);
    case 'drawing': {
      const value = drawn.reduce((sum, card) => sum + card, 0);
      return t('ask-draw', { drawn: value, total: value + view.now.strength });
    }
    case 'tiles':
      return t('ask-bonus', { count: view.now.bonus_due });
    case 'end':
      return t('ask-end');
    default:
      return '';
  }
}

export function waitText(view: View, people: People): string {
  const [first] = view.acting;
  if (first === undefined) return t('wait');
  if (view.phase === 'cards') {
    const { seat } = view;
    const chosen = seat !== null && (view.seats[seat]?.chosen ?? 0) > 0 && !view.acting.includes(seat);
    if (chosen) return t('wait-chosen', several(people, view.acting));
    return t('wait-cards', { ...several(people, view.acting), count: cardsPerRound(view) });
  }
  return t(`wait-${view.phase}`, about(people, first));
}
