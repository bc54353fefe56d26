/** The decisions that have a mark: which of them are looked at, and which comes next. */
import { DECISIONS, GRADES, type DecisionKind, type Grade, type Moment, type Review } from './types';

export interface Filter {
  seat: number | 'all';
  /** This mark or a graver one. */
  least: Grade;
  kind: DecisionKind | 'all';
}

export const EVERYTHING: Filter = { seat: 'all', least: 'inaccuracy', kind: 'all' };

/** A moment that has a mark. */
export type Mistake = Moment & { seat: number; move: number; grade: Grade; best: string; loss: number };

export function isMistake(moment: Moment | undefined): moment is Mistake {
  return moment?.kind === 'decision' && moment.seat !== null && moment.move !== null && Boolean(moment.grade);
}

/** Places in `moments` of what has a mark and passes the filter, in their order. */
export function marked(review: Pick<Review, 'moments'>, filter: Filter = EVERYTHING): number[] {
  return review.moments.flatMap((moment, at) => {
    if (!isMistake(moment)) return [];
    const heavy = GRADES.indexOf(moment.grade) >= GRADES.indexOf(filter.least);
    const whose = filter.seat === 'all' || moment.seat === filter.seat;
    const what = filter.kind === 'all' || moment.of === filter.kind;
    return heavy && whose && what ? [at] : [];
  });
}

/** The kinds of decisions that have a mark somewhere: others need not be offered. */
export function kindsOf(review: Pick<Review, 'moments'>): DecisionKind[] {
  const found = new Set(review.moments.flatMap((moment) => (isMistake(moment) ? [moment.of] : [])));
  return DECISIONS.filter((kind) => found.has(kind));
}

/** The next of these places after one, or the one before it; from the last it goes on with the first. */
export function neighbour(places: number[], at: number | null, by: 1 | -1): number | null {
  if (!places.length) return null;
  if (by > 0) return places.find((one) => at === null || one > at) ?? places[0] ?? null;
  return places.findLast((one) => at === null || one < at) ?? places.at(-1) ?? null;
}

/** The moves to choose from, in an order that does not tell which is the best. */
export function choicesOf(mistake: Mistake): string[] {
  const moves = mistake.tried?.map(({ move }) => move) ?? [];
  return moves.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** What a guess at the better move was worth. */
export type Verdict = 'best' | 'close' | 'better' | 'same' | 'worse';
/** Points that are next to nothing: less than an inaccuracy. */
const NOTHING = 0.02;

/** `behind`: how far it is behind the best one that was found; null for what was not looked at. */
export function judge(mistake: Mistake, move: string): { verdict: Verdict; behind: number | null } {
  if (move === mistake.best) return { verdict: 'best', behind: 0 };
  const shares = new Map(mistake.tried?.map((one) => [one.move, one.share]));
  const best = shares.get(mistake.best) ?? Math.max(...shares.values());
  // What was played was measured by itself, and better than all the others.
  if (move === mistake.what) return { verdict: 'same', behind: mistake.loss };
  const share = shares.get(move);
  if (share === undefined) return { verdict: 'worse', behind: null };
  const behind = Math.max(0, best - share);
  if (behind < NOTHING) return { verdict: 'close', behind };
  return { verdict: behind < mistake.loss - NOTHING ? 'better' : 'worse', behind };
}
