import { describe, expect, it } from 'vitest';
import { built, emptySetup, setupOf, tilesLeft, written, type Setup, type SetupSeat } from './setup';

/** docs/position.md has this one. */
const LINE =
  'lb1 1 reconstruction-1 base,base,base,base 211:? 1 ABC 31:26,?/:14,?/27,2,52:17,?/35:5,?/g:b,?/:43,? :g?/:f?/:x? ' +
  '5/01123/27,2/-/2/0/-/?;8/0224/52/-/1/1/-/-;11/0123/35,g/-/0/0/-/- 012 102 cards - - - -';

function seat(setup: Setup, number: number): SetupSeat {
  const found = setup.seats[number];
  if (!found) throw new Error(`There is no seat ${number}.`);
  return found;
}

describe('a position set up by hand', () => {
  it('begins as a game does', () => {
    expect(written(emptySetup(2))).toBe(
      'lb1 watch reconstruction-1 base,base,base,base 1:? 0 AB :1,?/:4,?/:2,?/:5,?/:b,?/:3,? :s?/:f?/:x? ' +
        '5/0011234/-/-/0/0/-/-;5/0012234/-/-/0/0/-/- 01 01 cards - - - -',
    );
    expect(written(emptySetup(4)).split(' ')[9]).toBe(
      '5/011234/-/-/0/0/-/-;5/012234/-/-/0/0/-/-;5/012334/-/-/0/0/-/-;5/012344/-/-/0/0/-/-',
    );
  });

  it('comes back from its line as it was', () => {
    const setup = setupOf(LINE) as Setup;
    expect(setup.gone).toEqual([31]);
    const again = written(setup);
    const fields = again.split(' ');
    // The hidden card is in its hand; what was taken is told in another order; eyes are everybody's.
    expect(fields.slice(2, 7)).toEqual(LINE.split(' ').slice(2, 7));
    expect(fields[9]).toBe(LINE.split(' ')[9]?.replace('/-/?', '/-/-'));
    expect(setupOf(again)).toEqual(setup);
    expect(setupOf(LINE.replaceAll(' ', '_'))).toEqual(setup);
  });

  it('takes back into the hands what was put down and not played yet', () => {
    const turns = LINE.replace('cards - - - -', 'start 0:12 012: - -')
      .replace('-/?', '-/3')
      .replace('1/-/-;', '1/-/4;');
    const setup = setupOf(turns.replace('0/-/-', '0/-/1'));
    expect(setup?.seats.map(({ cards }) => cards)).toEqual([
      [2, 1, 1, 0],
      [0, 2, 0, 1],
      [2, 1, 1, 0],
    ]);
  });

  it('takes what is built from its stack', () => {
    const setup = emptySetup(3);
    built(setup, 0, 1);
    built(setup, 1, 'blue');
    expect(setup.tops.gate).toBe(6);
    expect(setup.tops.park).toBe('blue');
    expect(tilesLeft(setup, 'gate')).not.toContain(1);
    built(setup, 1, 'blue');
    built(setup, 2, 'blue');
    expect(setup.tops.park).toBe('gray');
    const [gate, , , , park] = (written(setup).split(' ')[7] ?? '').split('/');
    expect([gate, park]).toEqual(['1:6,?', 'b,b,b:y,?']);
  });

  it('takes bonus tiles from the stacks on which they do not lie', () => {
    const setup = emptySetup(3);
    seat(setup, 0).tiles.share = 2;
    seat(setup, 1).tiles.noblewoman = 1;
    expect(written(setup).split(' ')[8]).toBe('n:s?/s:f?/s:x?');
    expect(setupOf(written(setup))?.used).toEqual([[], [], []]);
  });

  it('puts the markers in order, on the stairs by their steps', () => {
    const setup = emptySetup(3);
    seat(setup, 0).step = 'C';
    seat(setup, 2).step = 'A';
    seat(setup, 1).chapel = 4;
    seat(setup, 2).gate = 1;
    expect(written(setup).split(' ').slice(10, 12)).toEqual(['120', '201']);
  });

  it('is none where the line is none', () => {
    for (const line of [
      '',
      'lb1',
      'lb2 '.repeat(17),
      LINE.replace('5/01123', 'x/01123'),
      LINE.replace(' 1 ABC', ' ? ABC'),
    ]) {
      expect(setupOf(line)).toBeNull();
    }
  });
});
