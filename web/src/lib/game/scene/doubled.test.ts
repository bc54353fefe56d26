import { describe, expect, it } from 'vitest';
import { doubleClicks, passedOver } from './doubled';

/** A click as browsers tell it: some count the touches of a finger, some call every one the first. */
function click(at: number, detail: number, pointerType = 'mouse', x = 100): MouseEvent {
  return { timeStamp: at, detail, pointerType, clientX: x, clientY: 100 } as unknown as MouseEvent;
}

describe('a double click', () => {
  it('is what the system says it is, of a mouse', () => {
    const doubled = doubleClicks();
    expect([click(0, 1), click(100, 2), click(200, 3), click(250, 1)].map(doubled)).toEqual([false, true, true, false]);
  });
  it('is two touches in one place, one soon after the other', () => {
    const doubled = doubleClicks();
    expect(doubled(click(0, 1, 'touch'))).toBe(false);
    expect(doubled(click(200, 1, 'touch', 105))).toBe(true);
    expect(doubled(click(900, 1, 'touch', 105))).toBe(false);
    expect(doubled(click(1000, 1, 'touch', 140))).toBe(false);
  });
  it('is never made by keys, or by a mouse after a finger', () => {
    const doubled = doubleClicks();
    expect([click(0, 1, 'touch'), click(10, 0, ''), click(20, 0, ''), click(30, 1)].map(doubled)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the second click of two', () => {
  const target = (html: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return root.firstElementChild;
  };
  const on = (what: Element | null, at: number, detail: number) =>
    ({ ...click(at, detail), target: what }) as unknown as MouseEvent;
  const pile = target('<i data-each="supply:1"></i>');
  const card = target('<i></i>');

  it('counts where every click does one more, and on the way back', () => {
    const over = passedOver();
    expect([on(pile, 0, 1), on(pile, 100, 2), on(pile, 200, 3)].map(over)).toEqual([false, false, false]);
    const back = target('<i class="back"></i>');
    expect([on(back, 900, 1), on(back, 1000, 2)].map(over)).toEqual([false, false]);
  });
  it('is none elsewhere, and where such a thing has come meanwhile', () => {
    const over = passedOver();
    expect([on(card, 0, 1), on(card, 100, 2)].map(over)).toEqual([false, true]);
    expect([on(card, 900, 1), on(pile, 1000, 2)].map(over)).toEqual([false, true]);
    expect([on(pile, 1900, 1), on(card, 2000, 2)].map(over)).toEqual([false, true]);
  });
});
