import { describe, expect, it } from 'vitest';
import { doubleClicks as judge, passedOver as judgeOfBoards } from './doubled';

/** Where nothing is drawn: whatever is clicked was not there before. */
const doubleClicks = () => judge(() => null);
const passedOver = () => judgeOfBoards(() => null);

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
  it('is none of a mouse where something else has come under it, however the system counts', () => {
    const doubled = doubleClicks();
    const on = (at: number, target: EventTarget) => ({ ...click(at, 1), target }) as unknown as MouseEvent;
    const [one, other] = [document.createElement('button'), document.createElement('button')];
    expect([on(0, one), on(200, other)].map(doubled)).toEqual([false, true]);
    expect([on(900, one), on(1100, one)].map(doubled), 'a second click of its own').toEqual([false, false]);
    expect([on(2000, one), on(2600, other)].map(doubled)).toEqual([false, false]);
  });
  it('is none where somebody quick clicks on another thing that was there before, by mouse or by finger', () => {
    const things = ['card:1', 'card:2'].map((info) => {
      const thing = document.createElement('button');
      thing.dataset.info = info;
      return thing;
    });
    const [left, right] = things;
    document.body.append(...things);
    // Two cards of a fan, whose strips meet at 104.
    const doubled = judge((x) => (x < 104 ? left : right) ?? null);
    const on = (at: number, x: number, kind: string, detail = 1, drawn = x < 104 ? left : right) =>
      ({ ...click(at, detail, kind, x), target: drawn }) as unknown as MouseEvent;
    for (const kind of ['mouse', 'touch']) {
      expect([on(0, 100, kind), on(90, 108, kind)].map(doubled), kind).toEqual([false, false]);
      expect([on(900, 100, kind), on(990, 108, kind, 2)].map(doubled), kind).toEqual([false, false]);
      // The other card comes under the pointer, because the first one has gone: that one was not meant.
      expect([on(1900, 100, kind), on(1990, 101, kind, 1, right)].map(doubled), kind).toEqual([false, true]);
    }
    // Equal cards are two things.
    if (right) right.dataset.info = 'card:1';
    expect([on(2900, 100, 'mouse'), on(2990, 108, 'mouse')].map(doubled)).toEqual([false, false]);
    // What is drawn anew is still the same thing.
    const anew = left?.cloneNode() as HTMLButtonElement;
    left?.replaceWith(anew);
    expect([on(3900, 100, 'touch'), on(3990, 100, 'touch', 1, anew)].map(doubled)).toEqual([false, true]);
    expect([on(4900, 108, 'touch'), on(4990, 100, 'touch', 1, anew)].map(doubled)).toEqual([false, false]);
  });
  it('does not go on for ever: who drums on a button for a second means it', () => {
    for (const kind of ['mouse', 'touch']) {
      const doubled = doubleClicks();
      const clicks = Array.from({ length: 45 }, (_, i) => click(i * 70, kind === 'mouse' ? i + 1 : 1, kind));
      const meant = clicks.map(doubled).flatMap((over, i) => (over ? [] : [i * 70]));
      expect(meant, kind).toEqual([0, 1050, 2100]);
    }
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
