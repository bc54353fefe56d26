/** The review of a table as one text, for whoever plays in words. */
import { api } from '$lib/api/http';
import type { Replay, View } from '$lib/api/types';
import type { People } from '$lib/game/logic/people';
import { t } from '$lib/i18n/index.svelte';
import { problemWords } from '../problems';
import { wish } from './reading.svelte';
import { percent, reviewLines } from './sentences';
import type { Moment } from './types';

/** `reason`: why the game is over, if it is. */
export async function tellReview(table: string, reason: string | null, people: People): Promise<string> {
  if (reason !== 'rules') return t('review-text-running');
  try {
    const { id, state, progress, record, review } = await wish({ table });
    if (state === 'failed') return t('review-failed');
    if (!review || state !== 'done') return t('review-text-working', { percent: percent(progress) });
    const views = new Map<number, View>();
    const seats = new Set(review.turning_points.map((at) => review.moments[at]?.seat ?? null));
    for (const seat of seats) {
      if (seat === null) continue;
      const { frames } = await api.post<Replay>(`/replay?seat=${seat}`, record);
      for (const { number, seat: whose } of review.moments) {
        const frame = frames[number];
        if (whose === seat && frame) views.set(number, frame.view);
      }
    }
    const viewOf = ({ number }: Moment) => views.get(number) ?? null;
    const address = `${location.origin}/review/${id}`;
    return [...reviewLines(review, people, viewOf), t('review-text-page', { address })].join('\n');
  } catch (error) {
    return problemWords(error);
  }
}
