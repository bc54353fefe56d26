import { describe, expect, it } from 'vitest';
import type { View } from '$lib/api/types';
import { KINDS } from './box';
import { fittingFor, wishesOf } from './wishes';

const empty = { top: null, left: 0, taken: [] };

function view(bridge: (number | string)[], pays = [1, 1, 1, 1, 1, 1]): View {
  return {
    phase: 'start',
    rondel: { x: 0, pays },
    // 31 is a gate, 54 a guild house, 32 a blue chapel, 35 a hostelry, 48 a blue haberdasher.
    stacks: {
      gate: { ...empty, top: 31 },
      guild: { ...empty, top: 54 },
      chapel: { ...empty, top: 32 },
      hostelry: empty,
      park: { ...empty, top: 'green' },
      haberdasher: { ...empty, top: 48 },
    },
    seats: [{ bridge, crests: { blue: 3, orange: 0, gray: 1, green: 0 } }],
  } as unknown as View;
}

describe('what fits somebody', () => {
  it('is what may stand on the next empty site of their bridge, by what everybody sees: rules 5.5, 5.6', () => {
    expect(fittingFor(view([57, 40]), 0).map(({ kind, strength }) => [kind, strength])).toEqual([
      ['chapel', 4],
      ['gate', 1],
      ['park', null],
    ]);
  });

  it('is anything after a park, and nothing on a bridge that is complete', () => {
    expect(fittingFor(view([57, 'green']), 0)).toHaveLength(5);
    expect(fittingFor(view(Array<number>(12).fill(1)), 0)).toEqual([]);
  });
});

describe('what somebody would like to take', () => {
  const kinds = (...asked: Parameters<typeof view>) => wishesOf(view(...asked), 0).map(({ kind }) => kind);

  it('is what matters, not everything that fits: the strongest action, and guild houses', () => {
    // The blue chapel and the blue haberdasher act with strength 4; gate, park and guild house fit as well.
    expect(kinds([57, 'green']).toSorted()).toEqual(['chapel', 'haberdasher']);
  });

  it('counts what the rondel pays there, and that a closed space costs the centre', () => {
    // In the order of the stacks: gate, guild, chapel, hostelry, park, haberdasher.
    const order = KINDS.map((kind) => ({ gate: 1, guild: 3, chapel: 1, hostelry: 1, park: 1, haberdasher: 0 })[kind]);
    expect(kinds([57, 'green'], order)).toEqual(['guild', 'chapel']);
  });

  it('is a park where hardly a number fits any more', () => {
    expect(kinds([57, 9])).toEqual(['park']);
    expect(kinds([57, 40])).toEqual(['chapel', 'gate']);
  });
});
