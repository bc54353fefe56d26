/** What is special about a table, in a few words each; what is as usual is not mentioned. */
import type { Options } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';

export function optionWords(options: Options): { icon: string; words: string }[] {
  const { clock, scoring } = options;
  const said: { icon: string; words: string }[] = [];
  said.push({ icon: 'learn', words: t(`setup-scoring-${typeof scoring === 'string' ? scoring : 'chosen'}`) });
  if (clock.kind === 'live') {
    said.push({
      icon: 'clock',
      words: t('tables-clock-live', { minutes: Math.round(clock.bank / 60), seconds: clock.decision }),
    });
  } else if (clock.kind === 'days') said.push({ icon: 'clock', words: t('tables-clock-days', { days: clock.days }) });
  if (options.hands === 'hidden') said.push({ icon: 'hand', words: t('tables-hands-hidden') });
  if (options.money === 'hidden') said.push({ icon: 'hand', words: t('tables-money-hidden') });
  return said;
}
