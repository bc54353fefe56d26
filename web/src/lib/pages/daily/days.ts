/** Days of the daily bridge in words: they are names (2026-03-29), and no zone moves them. */
import { capital, speech } from '$lib/i18n/index.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The day as a date, at noon of UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function nameOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(speech.language === 'en' ? 'en-GB' : speech.language, { timeZone: 'UTC', ...options });
}

/** "Wednesday, 18 November 2026", as a line of its own. */
export function longDay(day: string): string {
  return capital(format({ dateStyle: 'full' }).format(dateOf(day)));
}

/** "18 Nov 2026". */
export function shortDay(day: string): string {
  return format({ dateStyle: 'medium' }).format(dateOf(day));
}

/** "November 2026", as a heading. */
export function monthName(month: string): string {
  return capital(format({ month: 'long', year: 'numeric' }).format(dateOf(`${month}-01`)));
}

/** Monday first, short, and long for those who listen. */
export function weekdays(): { short: string; long: string }[] {
  const monday = dateOf('2024-01-01');
  return Array.from({ length: 7 }, (_, i) => {
    const date = new Date(monday.getTime() + i * 24 * HOUR);
    return { short: format({ weekday: 'short' }).format(date), long: format({ weekday: 'long' }).format(date) };
  });
}

/** The weeks of a month: the names of its days, and null where a week begins or ends in another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dateOf(`${month}-01`);
  const before = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(7 * i, 7 * i + 7));
}

/** A month so many months later. */
export function shifted(month: string, by: number): string {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return nameOf(date).slice(0, 7);
}

/** Hours and minutes that are left; what has begun counts as a whole minute. */
export function left(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
