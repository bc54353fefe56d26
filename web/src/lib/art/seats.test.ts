import { afterEach, describe, expect, it } from 'vitest';
import type { SeatInfo } from '$lib/api/types';
import { liveries } from './liveries.svelte';
import { CHARACTERS, PORTRAITS, someCharacters } from './portraits';
import { emblemOf, portraitOf, seatStyle } from './seats';

const files = Object.keys(import.meta.glob('$art/faces/*.svg'));

describe('colours', () => {
  afterEach(() => liveries.wear([]));

  it('are each seat’s own, or as the table has settled them, and each has its emblem', () => {
    expect([0, 1, 2, 3].map((seat) => emblemOf(seat))).toEqual(['crown', 'ship', 'rose', 'key']);
    liveries.wear(['green', 'red', 'blue', 'gold']);
    expect([0, 1, 2, 3].map((seat) => emblemOf(seat))).toEqual(['rose', 'crown', 'ship', 'key']);
    expect(seatStyle(0)).toContain('--seat:var(--seat-green)');
    expect(emblemOf(0, 'gold')).toBe('key');
  });
});

describe('portraits', () => {
  it('are drawn for everybody who is offered', () => {
    const drawn = files.map((file) => file.replace(/^.*\/|\.svg$/g, '')).toSorted();
    expect([...CHARACTERS, ...PORTRAITS].toSorted()).toEqual(drawn);
  });

  it('are the character’s, the person’s own, or of the level where a table is older than faces', () => {
    const of = (seat: Partial<SeatInfo>) => portraitOf(seat as SeatInfo);
    expect(of({ level: 'master', character: 'hugh', portrait: null })).toBe('face-hugh');
    expect(of({ level: null, character: null, portrait: 'queen' })).toBe('face-queen');
    expect(of({ level: 'master', character: null, portrait: null })).toBe('bot-master');
    expect(of({ level: null, character: null, portrait: null })).toBe('face-guest');
  });

  it('of those one meets by chance are different ones', () => {
    for (let i = 0; i < 20; i++) expect(new Set(someCharacters(4)).size).toBe(4);
    expect(someCharacters(3, () => 0)).toEqual(['beatrix', 'hugh', 'maud']);
  });
});
