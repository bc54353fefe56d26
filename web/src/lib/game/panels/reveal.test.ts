import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { speech } from '$lib/i18n/index.svelte';
import type { Board } from '../state/board.svelte';
import { BOARD } from '../state/board.svelte';
import Reveal from './Reveal.svelte';

describe('the cards of a round', async () => {
  await speech.start('ui', 'terms', 'game', 'log');

  it('say once why two come in this order whose cards are equal twice (4.7)', () => {
    const turns = [
      { seat: 0, card: 3, value: 3 },
      { seat: 1, card: 3, value: 3 },
      { seat: 0, card: 1, value: 1 },
      { seat: 1, card: 1, value: 1 },
    ];
    const stage = {
      cards: {
        cards: [
          [3, 1],
          [3, 1],
        ],
        up: true,
        turns,
      },
    };
    const board = { stage, isYou: (seat: number) => seat === 0, nameOf: (seat: number) => ['Ann', 'Bo'][seat] };
    const { container } = render(Reveal, { context: new Map([[BOARD, board as unknown as Board]]) });
    expect(container.querySelectorAll('.seat')).toHaveLength(4);
    expect(container.querySelectorAll('.tie')).toHaveLength(1);
  });
});
