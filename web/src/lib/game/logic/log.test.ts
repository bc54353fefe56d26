import { describe, expect, it } from 'vitest';
import type { Entry, GameEvent } from '$lib/api/types';
import { linesOf } from './log';

const event = (kind: string, seat: number | null, data: object = {}, rule = '5.2'): GameEvent =>
  ({ kind, rule, round: 3, seat, data }) as GameEvent;
const money = (seat: number, amount: number, source = 'rondel') => event('money', seat, { amount, source });
const build = (seat: number, site: number) => event('build', seat, { site, tile: 32, kind: 'chapel' });
const entry = (number: number, kind: string, seat: number | null, events: GameEvent[], more: object = {}): Entry =>
  ({ number, at: 0, kind, seat, moves: ['x'], events, ...more }) as unknown as Entry;
const told = (lines: ReturnType<typeof linesOf>) => lines.map(({ seat, events }) => [seat, events.map((e) => e.kind)]);

describe('the log', () => {
  it('makes one line of what somebody does in a turn, move after move', () => {
    const lines = linesOf([
      entry(1, 'moves', 2, [event('place', 2, { space: 0, kind: 'gate' }), money(2, 3)]),
      entry(2, 'moves', 2, [build(2, 0), event('turn', 2)]),
      entry(3, 'moves', 2, [money(2, 1)]),
    ]);
    expect(told(lines)).toEqual([
      [2, ['place', 'money', 'build']],
      [2, ['money']],
    ]);
  });

  it('tells a game that was taken up turn by turn, though it comes in one entry', () => {
    const before = entry(1, 'start', null, [
      event('round', null, { marker: 2, x: 2 }),
      money(0, 3),
      build(0, 0),
      event('turn', 0),
      money(1, 1),
      build(1, 0),
    ]);
    expect(told(linesOf([before]))).toEqual([
      [null, ['round']],
      [0, ['money', 'build']],
      [1, ['money', 'build']],
    ]);
  });

  it('marks what was undone, in the lines that stand', () => {
    const lines = linesOf([
      entry(1, 'moves', 0, [money(0, 3)]),
      entry(2, 'moves', 0, [build(0, 0)]),
      entry(3, 'undo', 0, [], { undone: ['x'] }),
    ]);
    expect(lines.map(({ undone, kind, events }) => [kind, undone, events.length])).toEqual([
      ['moves', false, 1],
      ['table', false, 0],
    ]);
  });
});
