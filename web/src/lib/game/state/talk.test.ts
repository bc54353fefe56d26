import { afterEach, describe, expect, it } from 'vitest';
import type { SeatInfo } from '$lib/api/types';
import { settings } from './settings.svelte';
import { entries } from './shown';
import { Talk } from './talk.svelte';

const bot = (character: string) => ({ kind: 'bot', level: 'master', character }) as SeatInfo;
const people = [bot('beatrix'), bot('geoffrey'), bot('joan')];

afterEach(() => settings.set({ remarks: true }));

describe('what bots say', () => {
  it('is heard at the end of a real game, from the bot that has won', () => {
    const talk = new Talk();
    talk.hear(entries, people);
    const won = entries.at(-1)?.events.at(-1)?.data.seats as number[];
    expect(talk.remark).toEqual({ seat: won[0], name: `${people[won[0] ?? 0]?.character}-won` });
    talk.hush();
    expect(talk.remark).toBeNull();
  });

  it('is not heard where it was switched off, and heard again where it is switched on', () => {
    settings.set({ remarks: false });
    const talk = new Talk();
    talk.hear(entries, people);
    expect(talk.remark).toBeNull();
    settings.set({ remarks: true });
    expect(talk.remark).not.toBeNull();
  });
});
