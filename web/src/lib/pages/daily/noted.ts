/** What this device remembers of today's bridge, so that the first page can say it without asking anybody. */
import type { DailyNow } from '$lib/api/types';
import { remember, remembered } from '../remember';

export type Noted = 'new' | 'playing' | 'done';

export function noteToday({ mine, ends, now }: DailyNow): void {
  const state: Noted = mine === null ? 'new' : mine.state === 'playing' ? 'playing' : 'done';
  // By this device's own clock.
  remember('daily', `${state} ${Date.now() + ends - now}`);
}

/** How far I am with today's bridge, as far as this device knows. */
export function noted(at = Date.now()): Noted {
  const [state, until] = (remembered('daily') ?? '').split(' ');
  return Number(until) > at && (state === 'playing' || state === 'done') ? state : 'new';
}
