import { describe, expect, it } from 'vitest';
import { before, events, hidden } from '../state/shown';
import { finaleKey, inShownOrder, openPurses, verdictsOf } from './finale';
import { reduce } from './reduce';

const end = events.findIndex(({ kind }) => kind === 'end');

describe('the end as it is shown', () => {
  it('pays scoring by scoring, those who get least first, what is lost last, and tells who has won after all', () => {
    const shown = inShownOrder(events);
    expect(shown.slice(0, end + 1)).toEqual(events.slice(0, end + 1));
    expect(shown.at(-1)?.kind).toBe('ranking');
    const paid = shown.slice(end + 1, -1).map(({ data }) => ({
      key: finaleKey(String(data.source)),
      amount: Number(data.amount),
    }));
    const keys = paid.map(({ key }) => key);
    expect([...new Set(keys)]).toEqual(['chapel', 'gate', 'hostelry', 'bridge', 'tiles', 'sites']);
    for (const [i, one] of paid.entries()) {
      const next = paid[i + 1];
      if (next?.key === one.key) expect(Math.abs(next.amount)).toBeGreaterThanOrEqual(Math.abs(one.amount));
      else expect(keys.slice(i + 1)).not.toContain(one.key);
    }
    expect(shown.toSorted(byText)).toEqual(events.toSorted(byText));
  });

  it('leaves other events as they come', () => {
    expect(inShownOrder(events.slice(0, end))).toEqual(events.slice(0, end));
  });
});

const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

describe('purses that were left to memory', () => {
  const ended = events.slice(0, end);

  it.each([1, null])('are opened at the end of the game, for a player and for a watcher (%s)', (mine) => {
    const known = ended.reduce(reduce, before);
    const opened = openPurses(hidden(known, mine), events);
    expect(opened.seats.map(({ money }) => money)).toEqual(known.seats.map(({ money }) => money));
    const paid = events.slice(end).reduce(reduce, opened);
    const ranking = events.at(-1)?.data as { money: number[]; seats: number[] };
    expect(paid.seats.map(({ money }) => money)).toEqual(ranking.money);
    expect(paid.ending.place).toEqual(ranking.money.map((_, seat) => ranking.seats.indexOf(seat) + 1));
  });

  it('stay closed where nothing is told', () => {
    const view = hidden(before, null);
    expect(openPurses(view, events.slice(0, end))).toBe(view);
  });
});

describe('how it was decided (8.8)', () => {
  const kinds = (money: number[], ranking: number[], me: number | null) =>
    verdictsOf(money, ranking, me).map(({ kind, ahead, behind, margin }) => `${kind} ${ahead}>${behind} ${margin}`);

  it('is told by how much', () => {
    expect(kinds([30, 20, 10], [0, 1, 2], 0)).toEqual(['by 0>1 10']);
    expect(kinds([30, 20, 10], [0, 1, 2], 2)).toEqual(['by 0>1 10']);
    expect(kinds([30, 29, 10], [0, 1, 2], null)).toEqual(['by 0>1 1']);
  });

  it('is told as a close loss to everybody who was close, whatever their place', () => {
    expect(kinds([30, 29, 27], [0, 1, 2], 1)).toEqual(['close 0>1 1']);
    expect(kinds([30, 29, 27], [0, 1, 2], 2)).toEqual(['close 0>2 3']);
    expect(kinds([30, 29, 26], [0, 1, 2], 2)).toEqual(['by 0>1 1']);
  });

  it('says what broke a tie, for the win and further down', () => {
    expect(kinds([30, 30, 10], [1, 0, 2], 1)).toEqual(['tie 1>0 0']);
    expect(kinds([30, 30, 10], [1, 0, 2], 0)).toEqual(['tie-lost 1>0 0']);
    expect(kinds([30, 20, 20, 5], [0, 2, 1, 3], 3)).toEqual(['by 0>2 10', 'tie-place 2>1 0']);
    expect(kinds([30, 30, 30], [2, 0, 1], 1)).toEqual(['tie 2>0 0', 'tie-place 0>1 0']);
    expect(kinds([30, 28, 28], [0, 2, 1], 1)).toEqual(['close 0>1 2', 'tie-place 2>1 0']);
  });
});
