// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { overlap, placeFor } from './placing';

const screen = { left: 0, top: 0, width: 390, height: 844 };
const card = { width: 370, height: 150 };
const wish = { left: 10, top: 60, width: 0, height: 0 };

describe('the place of the coach', () => {
  it('is where it wishes to be, if nothing is in the way', () => {
    expect(placeFor(card, [], [], [], screen, wish)).toMatchObject({ left: 10, top: 60 });
  });

  it('never covers what it speaks of, wherever that is', () => {
    for (let top = 0; top <= 700; top += 50) {
      const meant = { left: 20, top, width: 340, height: 120 };
      expect(overlap(placeFor(card, [meant], [], [], screen, wish), meant), `at ${top}`).toBe(0);
    }
  });

  it('leaves free what is to be touched, unless it would cover what it speaks of', () => {
    const hand = { left: 0, top: 40, width: 390, height: 200 };
    expect(overlap(placeFor(card, [], [hand], [], screen, wish), hand)).toBe(0);
    const meant = { left: 0, top: 240, width: 390, height: 600 };
    expect(overlap(placeFor(card, [meant], [hand], [], screen, wish), meant)).toBe(0);
  });

  it('leaves free what is to be read, where nothing else is in the way', () => {
    const words = { left: 0, top: 40, width: 390, height: 300 };
    expect(overlap(placeFor(card, [], [], [words], screen, wish), words)).toBe(0);
    const hand = { left: 0, top: 340, width: 390, height: 504 };
    expect(overlap(placeFor(card, [], [hand], [words], screen, wish), hand)).toBe(0);
  });
});
