import { describe, expect, it } from 'vitest';
import type { View } from '$lib/api/types';
import { speech } from '$lib/i18n/index.svelte';
import { tryNext } from './next';

await speech.start('ui', 'terms', 'game', 'learn');

const over = (built: number, gains: number[]) =>
  ({
    seats: [{ bridge: Array.from({ length: built }, (_, i) => 60 - i) }],
    standings: Object.fromEntries(
      ['chapel', 'gate', 'hostelry', 'bridge'].map((category, i) => [category, { gain: [gains[i]] }]),
    ),
  }) as unknown as View;

describe('what to try next', () => {
  it('is to fill the bridge, where empty sites cost most (8.6)', () => {
    expect(tryNext(over(9, [0, 0, 0, 0]), 0)).toMatch(/^Your 3 empty sites cost £7\./);
    expect(tryNext(over(4, [0, 0, 0, 0]), 0)).toMatch(/^Your 8 empty sites cost £14\./);
  });

  it('is the first prize that was missed, and something new for who had a share in all', () => {
    expect(tryNext(over(11, [5, 0, 0, 3]), 0)).toMatch(/^The gate track gave you no prize\./);
    expect(tryNext(over(12, [5, 3, 3, 5]), 0)).toMatch(/^You took a share in every prize\./);
  });
});
