import { describe, expect, it } from 'vitest';
import type { Hint, View } from '$lib/api/types';
import { speech } from '$lib/i18n/index.svelte';
import { advices, hintTitle } from './hint';

const TILE = { key: 'tile', tile: 'plus_one', sentence: 'You take the bonus tile plus one.' };
const HINT: Hint = {
  type: 'hint',
  id: 'h',
  at: 12,
  level: 'architect',
  moves: [
    { move: 'bonus:0', share: 0.412, worth: 78.6, why: TILE.sentence, reasons: [TILE] },
    { move: 'bonus:1', share: 0.4, worth: 78.1, why: TILE.sentence, reasons: [TILE] },
    {
      move: 'card:2',
      share: 0.3,
      worth: 75.2,
      why: 'It pays.',
      reasons: [
        { key: 'income', amount: 2, sentence: 'It brings £2 at once.' },
        { key: 'unheard-of', sentence: 'It is new.' },
      ],
      against: [
        { key: 'centre', amount: 2, sentence: '' },
        { key: 'new', sentence: 'It is odd.' },
      ],
    },
  ],
};
const VIEW = { phase: 'tiles', bonus: [{ top: 'plus_one' }, { top: 'plus_one' }] } as unknown as View;

describe('a hint', async () => {
  await speech.start('ui', 'terms', 'game', 'log', 'advice');

  it('tells of every move what to expect and why, and equal ones once', () => {
    const [first, second, ...more] = advices(HINT, VIEW);
    expect(more).toEqual([]);
    expect(first?.expects).toBe('wins 41% · about £79 at the end');
    expect(first?.why, 'by the name it has at the table').toBe(
      '“Higher Rank”: you decide when all cards lie open whether to go earlier.',
    );
    expect(second?.move).toBe('card:2');
    expect(second?.why).toBe('It brings £2 at once. It is new.');
    expect([first?.against, second?.against]).toEqual(['', 'The centre costs £2. It is odd.']);
    expect(hintTitle(HINT)).toBe('Architect would play:');
  });

  it('promises nothing of a move that is forced', () => {
    const forced = { ...HINT, moves: [{ move: 'done', why: '', reasons: [{ key: 'only' }] }] };
    expect(advices(forced, VIEW)).toMatchObject([{ expects: '', why: 'It is the only legal move.' }]);
  });
});
