import { describe, expect, it } from 'vitest';
import { routeOf } from '$lib/routes';
import { goingOn, inWords, isInWords, onBoard } from './addresses';

describe('addresses in words', () => {
  it('lie beside those of the board', () => {
    for (const path of ['/puzzles', '/puzzles/today', '/puzzles/streak', '/puzzles/1f2e3d4c', '/learn/rondel']) {
      expect(onBoard(inWords(path))).toBe(path);
      expect(isInWords(path)).toBe(false);
      expect(routeOf(inWords(path)).page).toBe(routeOf(path).page);
    }
  });

  it('are gone on with by whoever is at one', () => {
    expect(goingOn('/puzzles/1f2e3d4c', '/puzzles?theme=park')).toBe('/puzzles?theme=park');
    expect(goingOn('/puzzles/1f2e3d4c/text', '/puzzles?theme=park')).toBe('/puzzles/text?theme=park');
    expect(goingOn('/puzzles/text', '/puzzles/all')).toBe('/puzzles/all/text');
  });
});
