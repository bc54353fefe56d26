import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './inTurn.svelte';

describe('a board that is put up part by part', () => {
  afterEach(() => vi.useRealTimers());

  it('has one part more with every task, and then no more', () => {
    vi.useFakeTimers();
    let parts: { readonly up: number } = { up: 0 };
    const end = $effect.root(() => {
      parts = inTurn(3);
    });
    const seen: number[] = [];
    for (let task = 0; task < 5; task++) {
      flushSync();
      seen.push(parts.up);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([1, 2, 3, 3, 3]);
    expect(vi.getTimerCount()).toBe(0);
    end();
  });
});
