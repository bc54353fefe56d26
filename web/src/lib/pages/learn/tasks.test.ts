// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { begin, replace, take, TASKS, type Task } from './tasks';

const all = (task: Task, ...tiles: number[]) => tiles.reduce(take, task);

describe('the three little tasks', () => {
  it('are order, crests and replacing', () => {
    expect(TASKS).toEqual(['order', 'crests', 'replace']);
  });

  it('order: numbers fall (5.6); whoever begins too low begins again, and is told why', () => {
    expect(all(begin('order'), 58, 42, 26)).toMatchObject({ bridge: [58, 42, 26], done: true });
    const low = all(begin('order'), 42);
    expect(low).toMatchObject({
      bridge: [],
      done: false,
      said: { key: 'task-order-no', args: { tile: 42, lost: 58 } },
    });
    expect(all(low, 58, 26)).toMatchObject({ bridge: [], said: { args: { tile: 26, lost: 42 } } });
    expect(all(low, 58, 42, 26).done).toBe(true);
  });

  it('crests: the gate that shares its crest walks furthest (5.8)', () => {
    expect(all(begin('crests'), 21)).toMatchObject({ done: false, steps: 1, bridge: [58, 42] });
    expect(all(begin('crests'), 21, 26)).toMatchObject({ done: true, steps: 3, bridge: [58, 42, 26] });
  });

  it('replacing: numbers must still fall (5.7), and two places are right', () => {
    expect(replace(begin('replace'), 2)).toMatchObject({ done: false, said: { key: 'task-replace-no' } });
    expect(replace(begin('replace'), 0)).toMatchObject({ done: true, bridge: [52, 42, 26] });
    expect(replace(begin('replace'), 1)).toMatchObject({ done: true, bridge: [58, 52, 26] });
    expect(replace(begin('replace'), 7).done).toBe(false);
  });

  it('a touch after the win changes nothing', () => {
    const won = all(begin('crests'), 26);
    expect(take(won, 21)).toBe(won);
  });
});
