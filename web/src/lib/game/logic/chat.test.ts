import { describe, expect, it } from 'vitest';
import type { Entry } from '$lib/api/types';
import { LANGUAGES, speech } from '$lib/i18n/index.svelte';
import { lastLine, readAt, readUpTo, unread } from './chat';
import { clockText } from './clock';

const line = (number: number, person: string, kind = 'chat') => ({ number, person, kind, at: 0, events: [] }) as Entry;
const entries = [line(1, 'ada'), line(2, 'bo'), line(3, 'bo', 'moves'), line(4, 'ada'), line(5, 'bo')];

describe('new lines of chat', () => {
  it('are those of others since the last one that was read', () => {
    expect(unread(entries, 'ada', 0)).toBe(2);
    expect(unread(entries, 'ada', 2)).toBe(1);
    expect(unread(entries, 'bo', 0)).toBe(2);
    expect(unread(entries, null, 0)).toBe(4);
    expect(lastLine(entries)).toBe(5);
  });

  it('are known to this device when somebody comes back, table by table', () => {
    readUpTo('one', 5);
    readUpTo('two', 7);
    expect([readAt('one'), readAt('two'), readAt('three')]).toEqual([5, 7, 0]);
    for (let i = 0; i < 60; i++) readUpTo(`table ${i}`, i);
    expect([readAt('one'), readAt('table 59')]).toEqual([0, 59]);
  });
});

describe.each(LANGUAGES)('time to think in %s', async (language) => {
  await speech.start('game');

  it('is three days in the first second of three days', async () => {
    await speech.use(language, false);
    const day = 86_400_000;
    for (const days of [2, 3, 7, 14]) {
      expect(clockText(days * day), `${days} days`).toContain(String(days));
      expect(clockText(days * day + 500), `${days} days`).toContain(String(days));
    }
    for (const gone of [500, 1000, 1500, 3_600_000]) expect(clockText(3 * day - gone)).toBe(clockText(3 * day));
    expect(clockText(2 * day - 1500)).toBe('47:59 h');
    expect(clockText(61_000)).toBe('1:01');
  });
});
