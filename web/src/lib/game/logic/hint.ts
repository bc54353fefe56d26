/** A hint in words: who gives it, what may be expected after each move, and why. For the board and for the text. */
import type { BonusTile, Hint, HintMove, Tile, View } from '$lib/api/types';
import { has, speech, t } from '$lib/i18n/index.svelte';
import { moveText } from './moveText';
import { bonusName, pounds, scoringName, tileName } from './say';

type Reason = { key: string; [more: string]: unknown };

export interface Advice {
  move: string;
  name: string;
  /** What may be expected after it, and why it is good; empty if there is nothing to say. */
  expects: string;
  why: string;
  /** What speaks against it; empty if nothing does. */
  against: string;
}

/** How many moves are told. */
const TOLD = 3;

/** The best few moves, the best first. Of moves with the same name (equal bonus tiles) one is enough. */
export function advices(hint: Hint, view: View, drawn: number[] = []): Advice[] {
  const names = hint.moves.map(({ move }) => moveText(view, move, drawn));
  return hint.moves
    .map((one, i) => ({
      move: one.move,
      name: names[i] ?? '',
      expects: expected(one),
      why: whyText(one.reasons),
      against: againstText(one.against ?? []),
    }))
    .filter(({ name }, i) => names.indexOf(name) === i)
    .slice(0, TOLD);
}

export function hintTitle({ level }: Hint): string {
  return t('hint-says', { level: has(`level-${level}`) ? t(`level-${level}`) : level });
}

/** The share of wins and the money at the end that may be expected; nothing of a move that is forced. */
function expected({ share, worth }: HintMove): string {
  if (share == null || worth == null) return '';
  const percent = new Intl.NumberFormat(speech.language, { style: 'percent' }).format(share);
  return t('hint-expects', { percent, money: pounds(Math.round(worth)) });
}

/** What a reason or a caution needs: its numbers are money, steps or cards as its message says. */
function needs({ amount, crest, tile, house, category, scoring, ...data }: Reason): Record<string, string | number> {
  return {
    ...(data as unknown as Record<string, number>),
    amount: pounds(Number(amount ?? 0)),
    tile: tile ? bonusName(tile as BonusTile) : '',
    crest: crest ? t(`crest-${String(crest)}`) : '',
    scoring: category ? scoringName(String(category), String(scoring ?? 'base')) : '',
    house: house === undefined ? '' : tileName(house as Tile),
    which: String(tile ?? ''),
  };
}

/** What speaks for a move; the server's own sentence where a reason has no words here. */
export function whyText(reasons: Record<string, unknown>[]): string {
  return sentences(reasons, (one) => (has(`reason-${one.key}`) ? t(`reason-${one.key}`, needs(one)) : null));
}

/** What speaks against it, told alike. */
export function againstText(cautions: Record<string, unknown>[]): string {
  return sentences(cautions, (one) => (has(`against-${one.key}`) ? t(`against-${one.key}`, needs(one)) : null));
}

function sentences(reasons: Record<string, unknown>[], say: (one: Reason) => string | null): string {
  return (reasons as Reason[])
    .map((one) => say(one) ?? String(one.sentence ?? ''))
    .filter(Boolean)
    .join(' ');
}
