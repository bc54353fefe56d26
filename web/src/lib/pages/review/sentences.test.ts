import { describe, expect, it } from 'vitest';
import type { View } from '$lib/api/types';
import { LANGUAGES, speech } from '$lib/i18n/index.svelte';
import { changeText, costText, decisionLines, eventLines, likeText, reviewLines, signed } from './sentences';
import type { Moment, Review } from './types';

const VIEW = {
  phase: 'start',
  stacks: { gate: { top: 56 }, guild: { top: 9 } },
  bonus: [],
} as unknown as View;
const people = { nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '', isYou: () => false };
const nothing = { wins: [0, 0], money: [0, 0] };
const decision: Moment = {
  kind: 'decision',
  seat: 0,
  move: 3,
  number: 3,
  round: 2,
  what: 'place:0',
  wins: [-0.12, 0.12],
  money: [-4, 3],
  after: nothing,
  truth: null,
  loss: 0.06,
  low: 0.03,
  high: 0.09,
  grade: 'inaccuracy',
  best: 'place:centre:guild',
  forced: false,
  of: 'space',
  for_best: [{ key: 'cost', amount: 2, sentence: 'It costs £2.' }],
};
const reveal: Moment = { ...decision, kind: 'reveal', seat: null, move: null, what: '4+1,3+0', wins: [0.004, -0.004] };
const draw: Moment = { ...reveal, kind: 'draw', what: 'stack:chapel:32' };

describe('a review in words', async () => {
  await speech.start('ui', 'terms', 'game', 'log', 'advice', 'review');

  it('tells an interval as an interval', () => {
    expect(costText(0.03, 0.09)).toBe('It cost between 3 and 9 points of winning.');
    expect(costText(0.051, 0.053)).toBe('It cost about 5 points of winning.');
  });

  it('tells what was played, what was better, and what it cost', () => {
    expect(decisionLines(decision, VIEW)).toEqual([
      'Played: bridge gate 56, from its space.',
      'Better: guild house 9, from the centre for £2.',
      'It cost between 3 and 9 points of winning.',
    ]);
  });

  it('calls nothing a mistake, and nothing better, that is not graded so', () => {
    const unsure = decisionLines({ ...decision, grade: null, low: -0.02, high: 0.07 }, VIEW);
    expect(unsure[1]).toBe(
      '“guild house 9, from the centre for £2” may be better, but that is not certain: it gains between −2 and 7 points.',
    );
    expect(decisionLines({ ...decision, grade: null, best: 'place:0' }, VIEW)[1]).toBe('Nothing better was found.');
    expect(decisionLines({ ...decision, grade: null, forced: true }, VIEW)[1]).toBe('There was no other move.');
    expect(decisionLines({ ...decision, grade: null, loss: null }, VIEW)[1]).toMatch(/not been looked at/);
  });

  it('calls being outguessed neither luck nor error', () => {
    const [cards, guess] = eventLines(reveal, people);
    expect(cards).toBe('The cards are revealed: Ada 4 + 1, Ben 3 + 0.');
    expect(guess).toBe('To be outguessed is neither luck nor error.');
  });

  it('tells draws by the names of things', () => {
    expect(eventLines(draw, people)).toEqual(['Turned up: chapel 32.']);
    expect(eventLines({ ...draw, what: 'stack:park:blue' }, people)).toEqual(['Turned up: park (blue).']);
    expect(eventLines({ ...draw, what: 'marker:3' }, people)).toEqual(['The round marker turns the rondel by 3.']);
    expect(eventLines({ ...draw, what: 'bonus:2:plus_one' }, people)).toEqual(['Turned up: “Higher Rank”.']);
  });

  it('tells whose chances changed, the most first, and no change below a point', () => {
    expect(changeText(decision, people)).toBe('Chances: Ada −12 and Ben +12.');
    expect(changeText(reveal, people)).toBe('It changed nobody’s chances by a whole point.');
    expect([signed(0.001), signed(-0.5), signed(-3.4, 'money'), signed(0.2, 'money')]).toEqual([
      '±0',
      '−50',
      '−⁠£3',
      '£0',
    ]);
  });

  const seat = {
    name: 'Ada',
    decisions: 9,
    grades: { inaccuracy: 1, mistake: 0, blunder: 0 },
    accuracies: {},
    loss: 0.02,
  };
  const told: Review = {
    record: 0,
    seed: 0,
    playouts: 20,
    finished: true,
    players: ['Ada', 'Ben'],
    start: { wins: [0.5, 0.5], money: [60, 60] },
    end: { wins: [0, 1], money: [50, 70] },
    moments: [draw, decision],
    turning_points: [0, 1],
    luck: { wins: [-0.1, 0.1], money: [0, 0] },
    reveals: nothing,
    adjusted: nothing,
    matrix: {
      wins: [
        [-0.4, 0.4],
        [0, 0],
      ],
      money: [
        [0, 0],
        [0, 0],
      ],
    },
    seats: [
      { ...seat, accuracy: 71.2, level: 'journeyman' },
      { ...seat, accuracy: null, level: null },
    ],
  };

  it('is a text of its own, for whoever plays in words', () => {
    const lines = reviewLines(told, people, () => VIEW);
    expect(lines[0]).toBe('The 2 moments that decided the game');
    expect(lines[2]).toMatch(/^2\. Round 2, Ada\. Played: bridge gate 56.* Chances: Ada −12 and Ben \+12\.$/);
    expect(lines[3]).toBe(
      'Ada: accuracy 71 of 100. Ada played this game like a journeyman. ' +
        'From 50% to 0%: Own decisions −40, Others’ decisions ±0, Draws −10, Reveals ±0.',
    );
  });

  it('says "you" to whoever it is', () => {
    expect(likeText(told, 0, { ...people, isYou: () => true })).toBe('You played this game like a journeyman.');
  });

  it('has words for everything in every language', async () => {
    for (const language of LANGUAGES) {
      await speech.use(language, false);
      const text = [...reviewLines(told, people, () => VIEW), ...eventLines(reveal, people)].join('\n');
      expect(text, language).not.toMatch(/review-|card-|move-|\{|undefined|NaN/);
      expect(text.split('\n').length).toBeGreaterThan(5);
    }
    await speech.use('en', false);
  });
});
