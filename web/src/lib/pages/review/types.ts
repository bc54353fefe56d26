/** A review as the server tells it (docs/review.md says what every figure means), and the words of it that are fixed. */
import type { GameReview, ReviewMoment } from '$lib/api/types';

export type Review = GameReview;
export type Moment = ReviewMoment;

export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];
/** How chess players have written them for two hundred years. */
export const SIGNS: Record<Grade, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Kinds of decisions, as the review names them. */
export const DECISIONS = ['card', 'space', 'site', 'hostelry', 'bonus tile'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** In what a review counts. */
export type Unit = 'wins' | 'money';
