import { describe, expect, it } from 'vitest';
import type { Frame, GameRecord, View } from '$lib/api/types';
import { carriedBy, carrying, packed, unpacked } from './carried';
import { entriesOf, readMoment, roundsOf, writeMoment } from './moments';
import { NoRecord, recordsIn } from './records';

const frame = (round: number, move: string | null = 'done'): Frame => ({
  round,
  events: [],
  view: { round } as View,
  position: 'lb1 …',
  seat: move ? 1 : null,
  move,
});

describe('moments of a replay', () => {
  it('begin a round where its number is new', () => {
    const frames = [frame(1, null), frame(1), frame(2), frame(2), frame(3)];
    expect(roundsOf(frames)).toEqual([
      { round: 1, frame: 0 },
      { round: 2, frame: 2 },
      { round: 3, frame: 4 },
    ]);
  });

  it('are told by links, and read from them', () => {
    expect(writeMoment({ move: 12, seat: 1 })).toBe('#move=12&seat=1');
    expect(writeMoment({ move: 0, seat: 'open' })).toBe('');
    for (const moment of [
      { move: 12, seat: 1 as const },
      { move: 3, seat: 'watch' as const },
      { move: 0, seat: 0 as const },
    ]) {
      expect(readMoment(writeMoment(moment))).toEqual(moment);
    }
  });

  it('are the beginning, seen openly, where a link says nonsense', () => {
    for (const hash of ['', '#', '#move=-3&seat=9', '#move=x', '#move=1.5']) {
      expect(readMoment(hash)).toEqual({ move: 0, seat: 'open' });
    }
  });

  it('are entries of a log, the deal first', () => {
    const entries = entriesOf([frame(1, null), frame(1, 'card:3')]);
    expect(entries.map(({ number, kind, moves }) => [number, kind, moves])).toEqual([
      [1, 'start', []],
      [2, 'moves', ['card:3']],
    ]);
  });
});

describe('records in a file', () => {
  const record = { format: 'old-london-bridge/1', players: ['A', 'B'], moves: [] };

  it('are one document, a list, or one a line', () => {
    expect(recordsIn(JSON.stringify(record, null, 2))).toHaveLength(1);
    expect(recordsIn(`\uFEFF${JSON.stringify(record)}\n`)).toHaveLength(1);
    expect(recordsIn(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`)).toHaveLength(2);
    expect(recordsIn(JSON.stringify([record, record]))).toHaveLength(2);
  });

  it('are missed with a reason', () => {
    const why = (text: string) => {
      try {
        recordsIn(text);
        return null;
      } catch (error) {
        return error instanceof NoRecord ? error.why : 'other';
      }
    };
    expect(why('  ')).toBe('empty');
    expect(why('Hello')).toBe('json');
    expect(why('{"a":1}')).toBe('none');
    expect(why('null')).toBe('none');
  });
});

describe('a record in a link', () => {
  const record = { players: ['Ann', 'Zoë'], moves: ['card:3', 'place:chapel'] } as unknown as GameRecord;

  it('comes back as it was, with the moment', async () => {
    const hash = carrying(await packed(record), writeMoment({ move: 1, seat: 0 }));
    expect(hash).toMatch(/^#game=[\w-]+&move=1&seat=0$/);
    expect(readMoment(hash)).toEqual({ move: 1, seat: 0 });
    expect(await unpacked(carriedBy(hash) ?? '')).toEqual(record);
    expect(carriedBy('#move=3')).toBeNull();
  });

  it('that is damaged holds none', async () => {
    for (const text of ['', '%%%', 'AAAA', (await packed(record)).slice(0, 20)]) {
      await expect(unpacked(text)).rejects.toBeInstanceOf(NoRecord);
    }
  });
});
