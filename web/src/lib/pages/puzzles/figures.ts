/** Numbers of puzzles in words, and the curve of a rating as points of a line. */
import { speech } from '$lib/i18n/index.svelte';

export function percent(share: number): string {
  return new Intl.NumberFormat(speech.language, { style: 'percent' }).format(share);
}

/** Minutes and seconds that are left. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface RatingCurve {
  points: string;
  low: number;
  high: number;
}

/** A field of 100 × 36, with room for a change of a hundred at least. */
export function ratingCurve(ratings: number[]): RatingCurve | null {
  if (ratings.length < 2) return null;
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const spare = Math.max(0, 100 - (most - least)) / 2;
  const [low, high] = [least - spare, most + spare];
  const x = (i: number) => (i * 100) / (ratings.length - 1);
  const y = (rating: number) => 36 - ((rating - low) * 36) / (high - low);
  const points = ratings.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
  return { points, low: Math.round(low), high: Math.round(high) };
}
