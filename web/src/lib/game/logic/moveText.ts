/** A move in words: for hints, and for whoever plays without the picture. */
import type { View } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { parse } from './moves';
import { bonusName, tileName } from './say';

/** `drawn`: cards that were taken before with the same hostelry. */
export function moveText(view: View, word: string, drawn: number[] = []): string {
  const move = parse(word);
  switch (move?.verb) {
    case 'card':
      return t('move-card', { value: move.value, name: t(`card-${move.value}`) });
    case 'boost':
      return t('do-boost', { from: move.value, to: move.value + 1 });
    case 'advance':
      return t('move-use', { tile: bonusName(move.track === 'chapel' ? 'chapel_two' : 'gate_two') });
    case 'noblewoman':
    case 'take_back':
      return t('move-use', { tile: bonusName(move.verb) });
    case 'place': {
      const top = view.stacks[move.kind].top;
      const tile = top === null ? t(`kind-${move.kind}`) : tileName(top);
      return t(`move-place-${move.way}`, { tile });
    }
    case 'build':
      return t('move-build', { site: move.site + 1 });
    case 'draw':
      return t('move-draw', { value: move.value });
    case 'bonus': {
      const top = view.bonus[move.stack]?.top;
      return t('move-bonus', { tile: top ? bonusName(top) : t('face-down') });
    }
    case 'pass':
      return view.phase === 'boosts' ? t('do-no-boost') : t('do-pass');
    case 'done':
      if (view.phase !== 'drawing') return t('do-end');
      return drawn.length ? t('do-draw-no-more') : t('do-draw', { count: 0 });
    default:
      return word;
  }
}
