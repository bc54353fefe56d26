import { describe, expect, it } from 'vitest';
import { fanOf, nameOf, placesOf, touch, type Copy } from './fan';

/** The hand 1 3 3 3, by value. */
const HAND = [0, 1, 0, 3, 0];
const raised = (fan: Copy[]) => fan.filter((copy) => copy.raised).map(nameOf);
const at = (fan: Copy[], name: string) => fan.find((copy) => nameOf(copy) === name) as Copy;

describe('equal cards in the fan', () => {
  it.each(['3:0', '3:1', '3:2'])('the copy %s rises when it is touched, and no other', (name) => {
    const touched = touch([], at(fanOf(HAND, [], [], []), name));
    // At once, and when the table has said what the draft does.
    expect(raised(fanOf(HAND, [], [3], touched))).toEqual([name]);
    expect(raised(fanOf([0, 1, 0, 2, 0], [3], [3], touched))).toEqual([name]);
    expect(touch(touched, at(fanOf(HAND, [], [3], touched), name))).toEqual([]);
  });
  it('keeps every copy at its place while the table works out the draft', () => {
    const names = fanOf(HAND, [], [], []).map(nameOf);
    expect(fanOf(HAND, [], [3], ['3:0']).map(nameOf)).toEqual(names);
    expect(fanOf([0, 1, 0, 2, 0], [3], [3], ['3:0']).map(nameOf)).toEqual(names);
    expect(fanOf([0, 1, 0, 2, 0], [3], [], []).map(nameOf)).toEqual(names);
  });
  it('a second copy takes the place of the first where one card is chosen, and joins it where two are', () => {
    const one = touch([], at(fanOf(HAND, [], [], []), '3:2'));
    const two = touch(one, at(fanOf(HAND, [], [3], one), '3:0'));
    expect(raised(fanOf(HAND, [], [3], two))).toEqual(['3:0']);
    expect(raised(fanOf(HAND, [], [3, 3], two))).toEqual(['3:0', '3:2']);
    // Of two raised ones the touched one goes back.
    const back = touch(two, at(fanOf(HAND, [], [3, 3], two), '3:2'));
    expect(raised(fanOf(HAND, [], [3], back))).toEqual(['3:0']);
  });
  it('raises as many as the draft has when nobody remembers which were touched', () => {
    expect(raised(fanOf([0, 0, 0, 2, 0], [1, 3], [3, 1], []))).toEqual(['1:0', '3:2']);
  });
});

describe('placesOf', () => {
  const cards = (...values: number[]) => values.map((value) => ({ value }));

  it('gives different cards the same room, and equal ones less', () => {
    expect(placesOf(cards(0, 1, 2))).toEqual([0, 0.5, 1]);
    const [, same = 0, other = 0, last] = placesOf(cards(1, 1, 2, 3));
    expect(last).toBe(1);
    expect(same).toBeLessThan(other - same);
    expect(other - same).toBeCloseTo(1 - other);
  });

  it('takes one card, or none', () => {
    expect(placesOf(cards(4))).toEqual([0]);
    expect(placesOf([])).toEqual([]);
  });

  it('lies evenly under a mouse, equal cards too', () => {
    expect(placesOf(cards(1, 1, 2, 2, 3), 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('leaves room for a finger on each different card of the fullest hand on a phone', () => {
    // 230 px beside the confirm button, cards of 62 px: 0 to 4, and four more.
    const places = placesOf(cards(0, 1, 1, 2, 2, 3, 3, 4, 4));
    const firsts = [0, 1, 3, 5, 7].map((i) => (places[i] ?? 0) * (230 - 62));
    const rooms = firsts.map((left, i) => (firsts[i + 1] ?? 230) - left);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(32);
  });
});
