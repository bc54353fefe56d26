import { describe, expect, it } from 'vitest';
import { speech } from '$lib/i18n/index.svelte';
import { left, longDay, monthName, nameOf, dateOf, shifted, weeksOf } from './days';

describe('days', () => {
  it('keep their names in every zone', () => {
    expect(nameOf(dateOf('2026-03-29'))).toBe('2026-03-29');
    expect(longDay('2026-11-18')).toContain('18 November 2026');
  });

  it('begin with a capital letter where they stand alone, also in languages that write them small', async () => {
    await speech.start('ui');
    await speech.use('pl', false);
    expect([monthName('2026-11'), longDay('2026-11-18')]).toEqual(['Listopad 2026', 'Środa, 18 listopada 2026']);
    await speech.use('fr', false);
    expect([monthName('2026-11'), longDay('2026-11-18')]).toEqual(['Novembre 2026', 'Mercredi 18 novembre 2026']);
    await speech.use('en', false);
  });

  it('stand in weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it('know the months around them, also over a new year', () => {
    expect(shifted('2026-01', -1)).toBe('2025-12');
    expect(shifted('2026-12', 1)).toBe('2027-01');
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('count down in whole minutes that have begun', () => {
    expect(left(2 * 3_600_000 + 1)).toEqual({ hours: 2, minutes: 1 });
    expect(left(30_000)).toEqual({ hours: 0, minutes: 1 });
    expect(left(-5)).toEqual({ hours: 0, minutes: 0 });
  });
});
