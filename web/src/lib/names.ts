/** How long a name may be: the server's own limit, said while somebody writes rather than by cutting off what they write. */
import { t } from '$lib/i18n/index.svelte';

export const LONGEST_NAME = 24;
/** More than this is never asked for; it keeps a pasted book out of the field. */
export const MOST_WRITTEN = 60;

/** As the server counts: idle space is not part of a name, and a letter with its marks may be several characters. */
export function lengthOf(name: string): number {
  return [...name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')].length;
}

/** What is wrong with a name, in words; nothing if it will do. */
export function nameFault(name: string): string | undefined {
  const count = lengthOf(name);
  return count > LONGEST_NAME ? t('ui-name-long', { most: LONGEST_NAME, count }) : undefined;
}
