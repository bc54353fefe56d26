/** Failed requests in words. */
import { ApiError } from '$lib/api/http';
import { has, t } from '$lib/i18n/index.svelte';

/** The puzzle that somebody has to answer first, where that is what is wrong. */
export function puzzleBefore(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'unsolved' ? (error.reason ?? null) : null;
}

export function problemWords(error: unknown): string {
  if (error instanceof ApiError) {
    // Something in front of the server answered for it.
    const code = /^http_50[234]$/.test(error.code) ? 'offline' : error.code;
    const key = `problem-${code}`;
    // What is wrong in a record or a position, and where, only the server can say.
    if (code === 'bad_record') return `${t('problem-bad_record')} ${error.message}`;
    if (code === 'bad_position') return `${t('problem-bad_position')} ${error.message}`;
    return has(key) ? t(key) : t('problem-other', { message: error.message });
  }
  return t('problem-other', { message: error instanceof Error ? error.message : String(error) });
}
