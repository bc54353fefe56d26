import { describe, expect, it } from 'vitest';
import { row, shareText } from './tiles';

describe('the row of tiles', () => {
  it('has a tile for every round, by the place in money', () => {
    expect(row([1, 2, 3, 4, 1])).toBe('🟨🟩🟦⬜🟨');
  });

  it('is shared with the day, the result and an address, and nothing of the deal', () => {
    expect(shareText('18 Nov 2026', [1, 2], ['£87', '+£12 to par'], 'https://table/daily/2026-11-18')).toBe(
      'London Bridge · 18 Nov 2026\n🟨🟩\n£87 · +£12 to par\nhttps://table/daily/2026-11-18',
    );
  });
});
