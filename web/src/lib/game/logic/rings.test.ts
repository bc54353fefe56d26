import { describe, expect, it } from 'vitest';
import { apart, around, type Ring } from './rings';

const ring = (left: number, top: number, width = 80, height = 112): Ring => ({ left, top, width, height });

describe('the rings of the coach', () => {
  it('go around a tile and what it gives', () => {
    expect(around([ring(10, 20), ring(0, 120, 40, 24)])).toEqual({ left: 0, top: 20, width: 90, height: 124 });
  });

  it('stay apart where there is room between them', () => {
    const two = [ring(0, 0), ring(100, 0)];
    expect(apart(two, 12)).toEqual(two);
  });

  it('become one where they would cross, in whatever order', () => {
    const three = [ring(0, 0), ring(0, 230), ring(70, 115)];
    expect(apart(three, 12)).toEqual([{ left: 0, top: 0, width: 150, height: 342 }]);
    expect(apart([ring(0, 0), ring(70, 115), ring(300, 0)], 12)).toEqual([
      { left: 0, top: 0, width: 150, height: 227 },
      ring(300, 0),
    ]);
  });

  it('are one around the six stacks and the rondel between them', () => {
    const middles = [
      [-128, -130],
      [128, -130],
      [202, -12],
      [128, 130],
      [-128, 130],
      [-202, -12],
    ];
    const stacks = middles.map(([x = 0, y = 0]) => ring(x - 40, y - 56));
    expect(apart(stacks, 12)).toEqual([{ left: -242, top: -186, width: 484, height: 372 }]);
  });
});
