import { beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord } from '$lib/api/types';
import { allKept, forget, keep, keptAt, linesOf, momentsOf, withLines, type Line } from './kept';

const LINE: Line = { open: false, steps: [[0, 'card:3']] };
const one = (start: string, lines = [LINE]) => ({ start, title: start, at: 1, lines });

describe('analyses that the browser keeps', () => {
  beforeEach(() => localStorage.clear());

  it('come back, the newest first, and go', () => {
    keep(one('a'));
    keep(one('b'));
    keep(one('a', [LINE, { open: true, steps: [[1, 'card:0']] }]));
    expect(allKept().map(({ start }) => start)).toEqual(['a', 'b']);
    expect(keptAt('a')).toHaveLength(2);
    keep(one('a', []));
    expect(keptAt('a')).toEqual([]);
    forget('b');
    expect(allKept()).toEqual([]);
  });

  it('are few, and small together', () => {
    for (let i = 0; i < 30; i++) keep(one(`p${i}`));
    expect(allKept()).toHaveLength(20);
    expect(allKept()[0]?.start).toBe('p29');
    const long = Array.from({ length: 200 }, () => ({ open: false, steps: Array(40).fill([0, 'place:centre:gate']) }));
    for (let i = 0; i < 6; i++) keep(one(`long${i}`, long));
    expect(localStorage.getItem('lb-analyses')?.length).toBeLessThanOrEqual(400_000);
    expect(allKept()[0]?.start).toBe('long5');
  });

  it('are none where something else lies there', () => {
    for (const text of ['{', '7', '[7, null, {"start": 1}]', '[{"start":"a","title":"a","at":1,"lines":[{}]}]']) {
      localStorage.setItem('lb-analyses', text);
      expect(allKept()).toEqual([]);
    }
  });
});

describe('lines in a record', () => {
  const record = { format: 'old-london-bridge/1', players: ['A', 'B'], moves: [] } as unknown as GameRecord;

  it('are kept by moment, beside what else is there', () => {
    const once = withLines(record, 4, [LINE]);
    const twice = withLines(once, 0, [{ open: true, steps: [[1, 'card:0']] }]);
    expect(linesOf(twice, 4)).toEqual([LINE]);
    expect(linesOf(twice, 0)).toEqual([{ open: true, steps: [[1, 'card:0']] }]);
    expect(momentsOf(twice)).toEqual([0, 4]);
    expect(withLines(once, 4, [])).toEqual(record);
    expect(once.moves).toEqual(record.moves);
  });

  it('are none where a record holds something else under that name', () => {
    for (const analysis of [7, null, 'x', [], { lines: 3 }, { lines: [null, 3, { move: 4, steps: [[0]] }] }]) {
      const odd = { ...record, analysis } as GameRecord;
      expect(linesOf(odd, 4)).toEqual([]);
      expect(momentsOf(odd)).toEqual([]);
      expect(linesOf(withLines(odd, 4, [LINE]), 4)).toEqual([LINE]);
    }
  });
});
