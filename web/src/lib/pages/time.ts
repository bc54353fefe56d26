/** Moments and spans in words of the current language. */
import { speech } from '$lib/i18n/index.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 minutes ago"; within the last minute, "now". */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' });
  const passed = at - now;
  for (const [unit, length] of UNITS) {
    if (Math.abs(passed) >= length) return format.format(Math.trunc(passed / length), unit);
  }
  return format.format(0, 'second');
}

/** The day, and if wanted the time of day. */
export function when(at: number, time = true): string {
  return new Intl.DateTimeFormat(speech.language, {
    dateStyle: 'medium',
    ...(time ? { timeStyle: 'short' } : {}),
  }).format(at);
}
