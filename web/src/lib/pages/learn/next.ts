/** What to try next, after the first game: from how it ended, the dearest thing first. */
import type { View } from '$lib/api/types';
import { CATEGORIES, SITES } from '$lib/game/logic/box';
import { pounds } from '$lib/game/logic/say';
import { t } from '$lib/i18n/index.svelte';

/** Rule 8.6: what empty sites cost; the last for five and more. */
const EMPTY = [0, 1, 4, 7, 10, 14];
/** From so many empty sites on, nothing else has cost as much. */
const MANY = 2;

/** What to try, in words. */
export function tryNext(view: View, seat: number): string {
  const empty = SITES - (view.seats[seat]?.bridge.length ?? 0);
  if (empty >= MANY) return t('learn-try-empty', { count: empty, money: pounds(EMPTY[Math.min(empty, 5)] ?? 14) });
  const missed = CATEGORIES.find((category) => view.standings[category]?.gain?.[seat] === 0);
  return missed ? t(`learn-try-${missed}`) : t('learn-try-more');
}
