/** A request that failed, as the board takes it: what a table would have refused. */
import { ApiError } from '$lib/api/http';
import { Refused } from '$lib/api/live.svelte';

export function refusedBy(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, message, rule, reason } = error;
  return new Refused({ code, message, rule: rule ?? null, reason: reason ?? null, move: null });
}
