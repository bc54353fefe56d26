/** Failed requests in words. */
import { ApiError } from '$lib/api/http';
import { has, t } from '$lib/i18n/index.svelte';

export function problemWords(error: unknown): string {
  if (error instanceof ApiError) {
    const key = `problem-${error.code}`;
    return has(key) ? t(key) : t('problem-other', { message: error.message });
  }
  return t('problem-other', { message: error instanceof Error ? error.message : String(error) });
}
