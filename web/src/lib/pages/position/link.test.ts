import { describe, expect, it } from 'vitest';
import { positionIn, positionLink } from './link';

const LINE =
  'lb1 1 reconstruction-1 base,base,base,base 2:? 5 AB :31,?/:4,?/:27,?/:5,?/:g,?/:8,? :c?/:g?/:f? ' +
  '5/0011234/-/-/0/0/-/?;5/0012234/-/-/0/0/-/- 01 01 cards - - - -';

describe('positions in addresses', () => {
  it('come out of the address as they went in, with `_` for spaces', () => {
    const link = positionLink(LINE);
    expect(link).toMatch(/^\/position\?position=lb1_1_/);
    expect(link).not.toContain(' ');
    expect(positionIn(new URL(link, 'https://bridge.example.org').search)).toBe(LINE.replaceAll(' ', '_'));
  });

  it('are taken as they are typed, too', () => {
    expect(positionIn(`?position=${encodeURIComponent(` ${LINE} `)}`)).toBe(LINE);
    expect(positionIn('')).toBe('');
  });
});
