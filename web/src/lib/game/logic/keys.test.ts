import { describe, expect, it } from 'vitest';
import type { Board } from '../state/board.svelte';
import { keysOf, SITE_KEYS, STACK_KEYS, TILE_KEYS } from './keys';

/** A board at which cards are chosen; the hand holds a 0, two 2s and a 4. */
function choosing(draft: string[], needed = 1) {
  const toggled: [number, boolean][] = [];
  const view = { phase: 'cards', seats: [{ hand: [1, 0, 2, 0, 1], tiles: {} }] };
  const play = {
    seat: 0,
    draft,
    view,
    legal: [],
    preview: null,
    ready: draft.length >= needed,
    sending: false,
    cardsNeeded: needed,
    places: [],
    sites: [],
    draws: [],
    can: () => false,
    mayPlace: () => false,
    waysTo: () => [],
    toggleCard: (value: number, picked: boolean) => toggled.push([value, picked]),
  };
  const board = { view, play, acting: true, front: 0, stage: { busy: false } } as unknown as Board;
  const press = (key: string) =>
    keysOf(board)
      .find((one) => one.key === key)
      ?.act();
  return { keys: keysOf(board).map(({ key }) => key), press, toggled };
}

describe('single keys', () => {
  it('are all different, and leave H to the hint and U to the way back', () => {
    const all = [...STACK_KEYS, 'G', ...SITE_KEYS, ...TILE_KEYS];
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('H');
    expect(all).not.toContain('U');
    expect(SITE_KEYS).toHaveLength(12);
  });

  it('pick the cards that are in the hand, and put them back', () => {
    const { keys, press, toggled } = choosing([]);
    expect(keys).toEqual(['0', '2', '4']);
    press('2');
    expect(toggled).toEqual([[2, false]]);
    const again = choosing(['card:2']);
    again.press('2');
    expect(again.toggled).toEqual([[2, true]]);
  });

  it('pick the same value twice where two cards are played (4.2)', () => {
    const { press, toggled } = choosing(['card:2'], 2);
    press('2');
    expect(toggled).toEqual([[2, false]]);
    const full = choosing(['card:2', 'card:2'], 2);
    full.press('2');
    expect(full.toggled).toEqual([[2, true]]);
  });

  it('do nothing where nothing is asked', () => {
    const { keys } = choosing([]);
    expect(keys.length).toBeGreaterThan(0);
    expect(keysOf({ acting: false, play: null } as unknown as Board)).toEqual([]);
  });
});
