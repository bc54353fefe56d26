import { describe, expect, it } from 'vitest';
import { seatsOf, takenIn } from './games';

describe('a round in a few signs', () => {
  it('has the cards and the tiles from the rondel, in their order', () => {
    const moves = ['card:3', 'place:2', 'build:4', 'place:centre:park', 'place:free:gate', 'done'];
    expect(takenIn({ moves, money: 9 })).toEqual({ cards: [3], kinds: ['chapel', 'park', 'gate'] });
  });
});

describe('the table of a day', () => {
  it('has somebody on the first seat, and the bots of the day after them', () => {
    const seats = seatsOf('Ann', [{ character: 'maud', name: 'Maud' }]);
    expect(seats.map(({ seat, kind, name }) => [seat, kind, name])).toEqual([
      [0, 'person', 'Ann'],
      [1, 'bot', 'Maud'],
    ]);
  });
});
