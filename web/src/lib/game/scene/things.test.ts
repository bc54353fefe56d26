import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneyFrom } from '../state/flights';
import { thing } from './things';

/** A page on which everything has a size, but what is hidden. */
function page(markup: string): void {
  document.body.innerHTML = markup;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { width: this.hasAttribute('hidden') ? 0 : 10 } as DOMRect;
  });
}
const found = (name: string) => thing(name)?.id;

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => vi.restoreAllMocks());

describe('a thing of the board', () => {
  it('is itself where it is seen, and else what it lies behind', () => {
    page(`<p id="chip" data-behind="purse:2 site:2"></p><p id="purse" data-at="purse:2"></p>`);
    expect(found('purse:2')).toBe('purse');
    expect(found('site:2:5')).toBe('chip');
    expect(found('site:1:5')).toBeUndefined();
    page(`<p id="chip" data-behind="purse:2"></p><p id="purse" data-at="purse:2" hidden></p>`);
    expect(found('purse:2')).toBe('chip');
  });

  it('is, on a phone, money in the strip rather than in the bar, and tiles behind the button of who has them', () => {
    page(
      `<p id="chip" data-behind="purse:0 tiles:0"></p><p id="other" data-behind="tiles:1"></p>
       <p id="cell" data-behind="purse:0"></p><p id="button" data-behind="tiles:0 tile"></p>`,
    );
    expect(found('purse:0')).toBe('cell');
    expect(found('tiles:0')).toBe('button');
    expect(found('tiles:1')).toBe('other');
    expect(found('tile:share')).toBe('button');
  });

  it('pays at the end from its podium, or from the button before it', () => {
    page(`<p id="buoy" data-behind="scoring stand"></p>`);
    expect(found(moneyFrom('bridge/base', 1))).toBe('buoy');
    page(`<p id="panel" data-at="scoring:bridge" data-behind="stand:bridge"></p>`);
    expect(found(moneyFrom('bridge/base', 1))).toBe('panel');
    page(`<p id="panel" data-behind="stand:bridge"></p><p id="marker" data-at="stand:bridge:1"></p>`);
    expect(found(moneyFrom('bridge/base', 1))).toBe('marker');
  });
});
