/** A table of the daily bridge: until its day is over, others have the deal before them, and nothing shows all of it. */
import type { LiveTable } from '$lib/api/live.svelte';

/** Whether the game is still sealed: no replay, record, review or picture of it. */
export function isSealed(live: LiveTable): boolean {
  const daily = live.table?.daily;
  return daily != null && Date.now() + live.skew < daily.ends;
}

/** Where the results of a table's day are told. */
export function pageOf(day: string): string {
  return `/daily/${day}`;
}
