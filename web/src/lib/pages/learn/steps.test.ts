// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Phase, View } from '$lib/api/types';
import lesson from './lesson.json';
import { ADVISED, planOf, reasonsFor, stepFor, STEPS, type Situation } from './steps';

/** The learner's seat, as it is where the plan was followed. */
const planned = (round: number) => {
  const part = lesson.plan.find((one) => one.round === round);
  return {
    bridge: part?.at.bridge ?? [],
    gate: part?.at.gate ?? 0,
    tiles: round >= 4 ? { share: 1 } : {},
    hand: [1, 1, 1, 1, 1],
  };
};

function at(round: number, phase: Phase, more: Partial<Situation> & { me?: object; board?: object } = {}): Situation {
  const part = lesson.plan.find((one) => one.round === round);
  const { me = {}, board = {}, ...rest } = more;
  const seats = (part?.at.chapel ?? [0, 0, 0]).map((chapel, seat) =>
    seat ? { chapel, bridge: [], gate: 0 } : { chapel, ...planned(round), ...me },
  );
  const stacks = part ? { [planOf(round)?.kind ?? '']: { top: part.at.tile } } : {};
  const view = { round, phase, turns: [], acting: [0], seats, stacks, ...board } as unknown as View;
  return { view, phase, acting: true, busy: false, legal: [], draft: [], ready: false, centre: false, ...rest };
}
const all = new Set(STEPS);

describe('the coach', () => {
  it('begins with a welcome and ends with a farewell', () => {
    expect(stepFor(at(1, 'cards'), new Set())?.id).toBe('welcome');
    expect(stepFor(at(12, 'over', { acting: false }), all)?.id).toBe('over');
  });

  it('says each thing that has a button once', () => {
    const seen = new Set<string>();
    const said: string[] = [];
    for (let step = stepFor(at(1, 'cards'), seen); step?.next; step = stepFor(at(1, 'cards'), seen)) {
      expect(seen).not.toContain(step.id);
      seen.add(step.id);
      said.push(step.id);
    }
    expect(said).toEqual(['welcome', 'bridge', 'stacks', 'hand']);
  });

  it('proposes what the plan has, and otherwise something that is always possible', () => {
    const plan = planOf(1);
    expect(stepFor(at(1, 'cards', { legal: ['card:3', 'card:0'] }), all)).toMatchObject({
      id: 'card',
      targets: ['card:3'],
      next: false,
    });
    expect(stepFor(at(1, 'cards', { legal: ['card:0'] }), all)?.id).toBe('card-any');
    expect(stepFor(at(1, 'start', { legal: [plan?.place ?? ''] }), all)).toMatchObject({
      id: 'place-1',
      targets: ['stack:haberdasher'],
    });
    expect(stepFor(at(1, 'start', { legal: ['place:1'] }), all)?.id).toBe('place-any');
  });

  it('never waits for a button while the learner must act on the board, once all is seen', () => {
    const phases: Phase[] = ['cards', 'start', 'site', 'drawing', 'tiles', 'end', 'boosts'];
    for (let round = 1; round <= 12; round++) {
      for (const phase of phases) {
        for (const ready of [false, true]) expect(stepFor(at(round, phase, { ready }), all)?.next ?? false).toBe(false);
      }
    }
  });

  it('is silent while moves are shown, and after the last lesson', () => {
    expect(stepFor(at(1, 'cards', { busy: true }), new Set())).toBeNull();
    expect(stepFor(at(10, 'start', { legal: ['place:1'] }), all)).toBeNull();
  });

  it('leads to the centre, and then to the guild house', () => {
    const legal = ['place:centre:guild'];
    expect(stepFor(at(4, 'start', { legal }), all)?.targets).toEqual(['space:centre']);
    expect(stepFor(at(4, 'start', { legal, centre: true }), all)?.targets).toEqual(['stack:guild']);
  });

  it('tells of a tie only if there is one that the learner wins', () => {
    const turns = (values: [number, number][]) =>
      values.map(([seat, value]) => ({ seat, value, card: value, slot: 0 }));
    const shown = (...values: [number, number][]) => at(3, 'start', { board: { turns: turns(values) } });
    expect(stepFor(shown([0, 3], [1, 3], [2, 2]), new Set())?.id).toBe('tie');
    expect(stepFor(shown([0, 3], [1, 2], [2, 2]), new Set())?.id).not.toBe('tie');
  });

  describe('after something else was done than it proposed', () => {
    const legal = (round: number) => [planOf(round)?.place ?? '', `card:${planOf(round)?.card}`];
    const rounds = lesson.plan.map(({ round }) => round).filter((round) => round > 1);

    it.each(rounds)('names no tile and gives no reason of the plan when the bridge is another (round %i)', (round) => {
      const me = { bridge: [51] };
      for (const phase of ['cards', 'start'] as const) {
        const step = stepFor(at(round, phase, { me, legal: legal(round), centre: true }), all);
        expect(step && ADVISED.has(step.id), step?.id).toBe(true);
        expect(step && reasonsFor(at(round, phase, { me }), step)).toEqual([]);
      }
      // Where nothing else was done, it still says what it planned.
      const followed = stepFor(at(round, 'start', { legal: legal(round), centre: true }), all);
      expect(followed?.id).toBe(`place-${round}`);
    });

    it('says nothing of a tile that somebody else has taken, nor of steps from another space', () => {
      const others = [
        at(3, 'start', { legal: legal(3), board: { stacks: { gate: { top: 31 } } } }),
        at(3, 'start', { legal: legal(3), me: { gate: 2 } }),
        at(2, 'start', { legal: legal(2), me: { chapel: 3 } }),
      ];
      for (const now of others) expect(stepFor(now, all)?.id).toBe('place-any');
    });

    it('does not call a card a middle one that is the highest, and no tile old that is not there', () => {
      const now = at(2, 'cards', { legal: ['card:3'], me: { hand: [1, 0, 1, 1, 0] } });
      const step = stepFor(now, all);
      expect(step?.id).toBe('card');
      expect(step && reasonsFor(now, step)).toEqual([]);
      const middle = at(2, 'cards', { legal: ['card:3'], me: { hand: [1, 0, 1, 1, 1] } });
      expect(step && reasonsFor(middle, step)).toEqual([{ key: 'middle' }]);
      const unseen = new Set(STEPS.filter((id) => id !== 'later'));
      expect(stepFor(at(4, 'cards'), unseen)?.id).toBe('later');
      expect(stepFor(at(4, 'cards', { me: { tiles: {} } }), unseen)?.id).not.toBe('later');
    });

    it('says of the first order and of the first preview only what is seen there', () => {
      const turns = (first: number, second: number) => ({
        turns: [
          { seat: 0, card: first, value: first, slot: 0 },
          { seat: 1, card: second, value: second, slot: 0 },
        ],
      });
      expect(stepFor(at(1, 'start', { board: turns(3, 2) }), new Set())?.id).toBe('order');
      expect(stepFor(at(1, 'start', { board: turns(2, 2) }), new Set())?.id).toBe('rondel');
      const ready = { ready: true, legal: legal(1) };
      expect(stepFor(at(1, 'end', { ...ready, draft: ['place:5'] }), new Set())?.id).toBe('preview');
      expect(stepFor(at(1, 'end', { ...ready, draft: ['place:0'] }), new Set())?.id).toBe('confirm');
    });
  });

  it.each(['en', 'de', 'fr', 'it', 'pl'])('says every step in two sentences at most (%s)', (language) => {
    const words = readFileSync(`src/locales/${language}/learn.ftl`, 'utf8');
    for (const step of STEPS) {
      const text = new RegExp(`^learn-${step} = (.+)$`, 'm').exec(words)?.[1];
      expect(text, step).toBeDefined();
      const sentences = (text ?? '').split(/[.!?](?:\s|$)/).filter((part) => part.trim());
      expect(sentences.length, `${step}: ${text}`).toBeLessThanOrEqual(2);
    }
  });
});

describe('the deal of the lesson', () => {
  it('is a deal of the box: every tile once, every stack whole', () => {
    const { stacks, bonus, rounds, steps } = lesson.record.setup;
    const numbers = Object.entries(stacks).flatMap(([kind, tiles]) => (kind === 'park' ? [] : tiles.map(Number)));
    expect(new Set(numbers).size).toBe(60);
    expect(stacks.park).toHaveLength(12);
    for (const stack of bonus) expect(new Set(stack).size).toBe(8);
    expect(rounds).toHaveLength(12);
    expect(steps.toSorted()).toEqual(['A', 'B', 'C']);
    expect(lesson.scripts).toHaveLength(2);
  });

  it('shows in every planned round the tile that the coach names', () => {
    // haberdasher 58, chapel 42, gate 26, guild 24, hostelry 20, the green park, gate 46, chapel 52: in the words of all steps.
    const words = readFileSync('src/locales/en/learn.ftl', 'utf8');
    for (const tile of ['58', '42', '26', '24', '20', 'green park', '46', '52']) expect(words).toContain(tile);
    expect(lesson.plan.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
