/** Steps of a line in words: a move as everywhere, a draw as what was turned up. */
import type { BonusTile, Crest, Draw, Kind, Tile, View } from '$lib/api/types';
import { moveText } from '$lib/game/logic/moveText';
import { bonusName, tileName } from '$lib/game/logic/say';
import { KINDS } from '$lib/game/logic/box';
import { t } from '$lib/i18n/index.svelte';
import type { About, Step } from './tree';

/** What a move is about, as far as its words need a view. */
function sketchOf(about: About | null): View {
  const stacks = Object.fromEntries(KINDS.map((kind) => [kind, { top: about?.tile ?? null }]));
  const bonus = [0, 1, 2].map(() => ({ top: about?.bonus ?? null }));
  return { stacks, bonus, phase: about?.phase ?? 'start' } as unknown as View;
}

export function stepText([seat, word]: Step, about: About | null): string {
  return seat === null ? t('analysis-drawn', { what: drawnText(word) }) : moveText(sketchOf(about), word);
}

/** What a draw turned up: `stack:chapel:32`, `bonus:0:share`, `marker:3`. */
export function drawnText(word: string): string {
  const [kind, first = '', second = ''] = word.split(':');
  if (kind === 'stack') return tileName(tileOf(second));
  if (kind === 'bonus') return bonusName(second as BonusTile);
  return kind === 'marker' ? t('analysis-marker', { number: first }) : word;
}

function tileOf(word: string): Tile {
  const number = Number(word);
  return Number.isInteger(number) ? number : (word as Crest);
}

/** What is to be turned up. */
export function dueText({ kind, index }: Draw): string {
  if (kind === 'stack') return t('analysis-due-stack', { kind: t(`kind-${KINDS[index] as Kind}`) });
  return kind === 'bonus' ? t('analysis-due-bonus', { stack: index + 1 }) : t('analysis-due-marker');
}
