import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '$lib/api/types';
import { speech } from '$lib/i18n/index.svelte';
import { highestThatFits, passed } from './box';
import { beforeBuilding, beforePlacing, parse, waysTo } from './moves';
import { orderOf } from './order';
import { best, crestChange, outcomeOf, sitesOf } from './outcome';
import { reckon } from './reckoning';
import { afterWalk } from './reduce';
import { draftSummary } from './say';

const event = (kind: string, seat: number | null, data: object, round = 1): GameEvent =>
  ({ kind, rule: '5.2', round, seat, data }) as GameEvent;

describe('a draft', () => {
  it('is taken apart where something else could be chosen', () => {
    const draft = ['advance:chapel', 'place:centre:park', 'build:3', 'done'];
    expect(beforePlacing(draft)).toEqual(['advance:chapel']);
    expect(beforeBuilding(draft)).toEqual(['advance:chapel', 'place:centre:park']);
    expect(beforePlacing(['card:3'])).toEqual(['card:3']);
  });
  it('knows every way to a tile', () => {
    for (const stack of [0, 1, 2, 3, 4, 5]) {
      expect(waysTo(stack).map((word) => parse(word))).toMatchObject([
        { verb: 'place', way: 'space', stack },
        { verb: 'place', way: 'free', stack },
        { verb: 'place', way: 'centre', stack },
      ]);
    }
    expect(parse('place:9')).toBeNull();
    expect(parse('dance')).toBeNull();
  });
});

describe('what a move would give', () => {
  const place = [
    event('money', 0, { amount: 2, source: 'rondel' }),
    event('take', 0, { kind: 'chapel', tile: 32, left: 5 }),
  ];
  const build = (site: number, strength: number, to: number) => ({
    move: `build:${site}`,
    money: 0,
    ends: 'turn' as const,
    next: [],
    events: [
      event('build', 0, { site, tile: 32, kind: 'chapel', replaced: 41 }),
      event('strength', 0, { crest: 'blue', strength }),
      event('advance', 0, { track: 'chapel', from: 1, to }),
    ],
  });
  it('is gathered for every site, and the strongest leads', () => {
    const option = { move: 'place:2', money: 2, ends: null, events: place, next: [build(1, 2, 3), build(4, 3, 4)] };
    const outcomes = sitesOf(option as never);
    expect(outcomes.map(({ site, strength }) => [site, strength])).toEqual([
      [1, 2],
      [4, 3],
    ]);
    expect(best(outcomes)).toMatchObject({
      site: 4,
      income: 2,
      replaced: 41,
      walks: [{ track: 'chapel', from: 1, to: 4 }],
    });
  });
  it('counts money and bonus tiles of the spaces that a marker passes', () => {
    const [walked] = outcomeOf([event('advance', 0, { track: 'chapel', from: 1, to: 5 })]).walks;
    expect(walked).toMatchObject(passed('chapel', 1, 5));
    expect(passed('gate', 2, 6).bonus).toBe(2);
  });
  it('tells of every track that a turn walks, and of one walked twice once', async () => {
    await speech.start('ui', 'terms', 'game', 'log');
    const walk = (track: string, from: number, to: number) => event('advance', 0, { track, from, to });
    const summary = draftSummary(outcomeOf([walk('gate', 0, 2), walk('chapel', 0, 1), walk('chapel', 1, 4)]));
    expect(summary).toContain('bridge gate track +2 (to space 2)');
    expect(summary).toContain('chapel track +4 (to space 4)');
  });
  it('tells which crests come and go when a house is replaced', () => {
    // 54 is a guild house and bears all four crests; 32 is a blue chapel.
    expect(crestChange(32, 54).every(({ change }) => change === 1)).toBe(true);
    expect(crestChange(54, 32).every(({ change }) => change === -1)).toBe(true);
    expect(crestChange(54, 32)).toHaveLength(3);
  });
});

describe('the highest number that fits', () => {
  it.each([
    [[], 60],
    [[49, 32], 31],
    [[12, 'orange'], 60],
    [[60, 54, 1], 0],
  ])('%j: %i', (bridge, number) => {
    expect(highestThatFits(bridge as never)).toBe(number);
  });
});

describe('the order of turns', () => {
  const seats = [0, 1, 2].map(() => ({ chosen: 0, cards: null }));
  const view = (more: object) =>
    ({
      seats,
      rounds: 12,
      turns: [],
      turn: 0,
      acting: [],
      chapel_order: [2, 0, 1],
      phase: 'cards',
      ...more,
    }) as unknown as View;
  it('stands in the order of ties while cards are chosen', () => {
    expect(orderOf(view({})).map(({ seat, state }) => [seat, state])).toEqual([
      [2, 'choosing'],
      [0, 'choosing'],
      [1, 'choosing'],
    ]);
  });
  it('marks ties, and who has had their turn', () => {
    const turns = [
      { seat: 1, slot: 0, card: 4, value: 4 },
      { seat: 2, slot: 0, card: 2, value: 2 },
      { seat: 0, slot: 0, card: 1, value: 2 },
    ];
    // A card that is picked and not confirmed is not played: whoever picks is still choosing.
    expect(orderOf(view({}), 1).find(({ seat }) => seat === 1)?.state).toBe('choosing');
    expect(orderOf(view({ turns, turn: 1, phase: 'start' })).map(({ state, tieBefore }) => [state, tieBefore])).toEqual(
      [
        ['done', false],
        ['now', true],
        ['waiting', false],
      ],
    );
  });
  it('changes on a track as markers pass: on top of those on the space, on the last space underneath', () => {
    expect(afterWalk([0, 1, 2], [5, 4, 2], 2, 4, 14)).toEqual([0, 2, 1]);
    expect(afterWalk([0, 1], [14, 9], 1, 14, 14)).toEqual([0, 1]);
  });
});

describe('the reckoning', () => {
  it('adds up by source and round, and sums to the money at the end', () => {
    const pay = (seat: number, amount: number, source: string, round: number, more: object = {}) =>
      event('money', seat, { amount, source, ...more }, round);
    const told = reckon(
      [
        pay(0, 5, 'start', 0),
        pay(1, 5, 'start', 0),
        pay(0, 3, 'rondel', 1),
        pay(1, -2, 'centre', 1),
        pay(0, 2, 'chapel track', 2),
        event('end', null, { reason: 'rounds' }, 2),
        pay(0, 5, 'chapel/base', 2, { measure: 7, place: 1 }),
        pay(1, -7, 'empty sites', 2),
      ],
      2,
    );
    expect(told.money).toEqual([15, -4]);
    expect(told.before).toEqual([10, 3]);
    expect(told.totals.rondel).toEqual([3, -2]);
    expect(told.finals.chapel).toMatchObject([{ seat: 0, amount: 5, measure: 7, place: 1 }]);
    const last = told.rounds.map((rounds) => Object.values(rounds.at(-1) ?? {}).reduce((sum, one) => sum + one, 0));
    expect(last).toEqual(told.money);
  });
});
