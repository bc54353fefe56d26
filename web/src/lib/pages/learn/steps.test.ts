// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Phase, View } from '$lib/api/types';
import lesson from './lesson.json';
import { planOf, stepFor, STEPS, type Situation } from './steps';

function at(round: number, phase: Phase, more: Partial<Situation> = {}): Situation {
  const view = { round, phase, turns: [], acting: [0] } as unknown as View;
  return { view, phase, acting: true, busy: false, legal: [], draft: [], ready: false, centre: false, ...more };
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
    const view = (values: [number, number][]) => ({ round: 3, phase: 'start', turns: turns(values), acting: [0] });
    const tie = at(3, 'start', {
      view: view([
        [0, 3],
        [1, 3],
        [2, 2],
      ]) as unknown as View,
    });
    const none = at(3, 'start', {
      view: view([
        [0, 3],
        [1, 2],
        [2, 2],
      ]) as unknown as View,
    });
    expect(stepFor(tie, new Set())?.id).toBe('tie');
    expect(stepFor(none, new Set())?.id).not.toBe('tie');
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
