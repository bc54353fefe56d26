/** Questions to a server that answers only so many in a second: one that came too soon is asked again. */
import { Refused } from './live.svelte';

/** Milliseconds before a question is asked again; then twice as many. After the last wait nobody asks any more. */
const FIRST = 250;
const LAST = 8000;

/** The answer, as long as it is wanted; null when there is none: offline (which the page says elsewhere), or not allowed. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (let wait = FIRST; wanted(); wait *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.code !== 'too_fast' || wait > LAST) return null;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return null;
}
