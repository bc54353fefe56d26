import { describe, expect, it } from 'vitest';
import { curvesOf } from './curve';

describe('the curve of a game', () => {
  it('goes from the start to the end, with mine on top', () => {
    const curves = curvesOf(
      [
        [5, 10, 20],
        [5, 0, -4],
      ],
      0,
    );
    expect(curves.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(curves[1]?.points).toBe('0,22.5 50,15 100,0');
    expect(curves[0]?.points.endsWith('100,36')).toBe(true);
  });
  it('is none where nothing is known', () => {
    expect(curvesOf([], 0)).toEqual([]);
  });
});
