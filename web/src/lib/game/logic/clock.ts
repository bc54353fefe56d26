/** How long somebody still has, in words. */
import { t } from '$lib/i18n/index.svelte';

const DAY = 86_400;
const HOUR = 3600;

/** `left`: milliseconds. Days are rounded, for whoever is given three days has three in the first hour. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * DAY) return t('clock-days', { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${pad(Math.floor((seconds % HOUR) / 60))} h`;
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
