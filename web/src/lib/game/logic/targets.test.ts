// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { targetsOf } from './targets';

describe('what a move means on the board', () => {
  it.each([
    ['card:3', 'card:3'],
    ['place:2', 'stack:chapel'],
    ['place:centre:guild', 'stack:guild'],
    ['build:4', 'site:1:4'],
    ['draw:2', 'supply:2'],
    ['bonus:0', 'bonus:0'],
    ['advance:gate', 'tile:gate_two'],
    ['take_back', 'tile:take_back'],
    ['boost:2', 'boost:2'],
    ['done', 'go'],
  ])('%s is %s', (move, name) => {
    expect(targetsOf(move, 1)).toEqual([name]);
  });

  it('is nothing for a word that is no move', () => {
    expect(targetsOf('nonsense', 0)).toEqual([]);
  });
});
