/** A review in words: what a moment was, what it cost, how somebody played. For the page, for listeners and for the text. */
import type { BonusTile, Tile, View } from '$lib/api/types';
import { whyText } from '$lib/game/logic/hint';
import { moveText } from '$lib/game/logic/moveText';
import { about, type People } from '$lib/game/logic/people';
import { bonusName, change, listed, tileName } from '$lib/game/logic/say';
import { speech, t } from '$lib/i18n/index.svelte';
import { isMistake } from './mistakes';
import { accountOf } from './sums';
import type { Moment, Review, Unit } from './types';

/** Shares of winning in points, of which a hundred are a sure win. */
export function points(share: number): number {
  // A zero has no sign.
  return Math.round(100 * share) || 0;
}

export function percent(share: number): string {
  return new Intl.NumberFormat(speech.language, { style: 'percent' }).format(share);
}

/** `+12`, `−3`, `±0`: what a moment or a part changed. */
export function signed(amount: number, unit: Unit = 'wins'): string {
  const whole = unit === 'wins' ? points(amount) : Math.round(amount) || 0;
  if (unit === 'money') return whole ? change(whole) : t('pounds', { amount: 0 });
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '±0';
}

/** What it cost, as far as that is known: an interval, or one number where both ends are the same. */
export function costText(low: number, high: number): string {
  const [least, most] = [points(low), points(high)];
  return least === most
    ? t('review-cost', { points: most })
    : t('review-cost-between', { low: minus(least), high: minus(most), points: most });
}

/** A number as it is printed: with a true minus. */
function minus(whole: number): string {
  return whole < 0 ? `−${-whole}` : String(whole);
}

/** A move as what it was; of a card only which. */
function moveName(view: View, word: string): string {
  const [verb, value] = word.split(':');
  return verb === 'card' ? t('card-named', { value: Number(value), name: t(`card-${value}`) }) : moveText(view, word);
}

/** What is to be said of a decision, a sentence each. `view` is what its seat saw before it. */
export function decisionLines(moment: Moment, view: View): string[] {
  const played = t('review-played', { move: moveName(view, moment.what) });
  if (moment.forced) return [played, t('review-only')];
  if (moment.loss == null || moment.low == null || moment.high == null || !moment.best) {
    return [played, t('review-pending')];
  }
  if (moment.best === moment.what) return [played, t('review-best')];
  const best = moveName(view, moment.best);
  if (isMistake(moment)) return [played, t('review-better', { move: best }), costText(moment.low, moment.high)];
  const [low, high] = [minus(points(moment.low)), minus(points(moment.high))];
  return [played, t('review-unsure', { move: best, low, high })];
}

/** What chance, or all together, did: nobody's decision. */
export function eventLines(moment: Moment, people: People): string[] {
  if (moment.kind === 'reveal') {
    const cards = moment.what
      .split(',')
      .map((values, seat) => `${people.nameOf(seat)} ${values.replaceAll('+', ' + ')}`)
      .join(', ');
    return [t('review-revealed', { cards }), t('review-outguessed')];
  }
  const [from = '', which = '', tile = ''] = moment.what.split(':');
  if (from === 'marker') return [t('review-turned', { steps: Number(which) })];
  if (from === 'bonus') return [t('review-drawn-bonus', { tile: bonusName(tile as BonusTile) })];
  return [t('review-drawn', { tile: tileName(/^\d+$/.test(tile) ? Number(tile) : (tile as Tile)) })];
}

/** Whose chances it changed by a point or more, the most first. */
export function changeText(moment: Pick<Moment, 'wins'>, people: People): string {
  const changed = moment.wins
    .map((share, seat) => ({ share, seat }))
    .filter(({ share }) => points(share) !== 0)
    .toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .map(({ share, seat }) => `${people.nameOf(seat)} ${signed(share)}`);
  return changed.length ? t('review-changed', { list: listed(changed, speech.language) }) : t('review-unchanged');
}

/** What stood after a moment, of everybody. */
export function standText(shares: number[], people: People): string {
  return shares.map((share, seat) => `${people.nameOf(seat)} ${percent(share)}`).join(', ');
}

/** Why the better move is better, and what spoke for the other. */
export function reasonsOf(moment: Moment): { best: string; played: string } {
  return { best: whyText(moment.for_best ?? []), played: whyText(moment.for_played ?? []) };
}

export function likeText(review: Review, seat: number, people: People): string {
  const level = review.seats[seat]?.level;
  return level ? t('review-like', { ...about(people, seat), level }) : '';
}

/** A whole review as lines of text. */
export function reviewLines(review: Review, people: People, viewOf: (moment: Moment) => View | null): string[] {
  const deciding = review.turning_points.flatMap((at, i) => {
    const moment = review.moments[at];
    if (!moment) return [];
    const view = viewOf(moment);
    const said = moment.kind === 'decision' ? (view ? decisionLines(moment, view) : []) : eventLines(moment, people);
    const whose = moment.seat === null ? '' : `, ${people.nameOf(moment.seat)}`;
    return [
      `${i + 1}. ${t('review-round-of', { round: moment.round })}${whose}. ${said.join(' ')} ${changeText(moment, people)}`,
    ];
  });
  const seats = review.seats.map((seat, i) => {
    const account = accountOf(review, i, 'wins');
    const parts = account.pieces.map(({ part, amount }) => `${t(`review-part-${part}`)} ${signed(amount)}`).join(', ');
    const sum = t('review-text-sum', { start: percent(account.start), end: percent(account.end), parts });
    const accuracy = seat.accuracy === null ? '' : t('review-text-accuracy', { accuracy: Math.round(seat.accuracy) });
    return [`${people.nameOf(i)}:`, accuracy, likeText(review, i, people), sum].filter(Boolean).join(' ');
  });
  return [t('review-deciding', { count: deciding.length }), ...deciding, ...seats];
}
