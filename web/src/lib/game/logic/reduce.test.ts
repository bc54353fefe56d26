import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/api/types';
import { after, before, entries, events } from '../state/shown';
import { reduce } from './reduce';

/** What is drawn of a view. */
const drawn = ({ seats, stacks, bonus, supply, chapel_order, gate_order, round, rondel, phase }: typeof before) => ({
  seats: seats.map(({ money, hand, tiles, fresh, bridge, crests, chapel, gate }) => ({
    money,
    hand,
    bonus: Object.entries({ ...tiles, ...fresh }).filter(([, count]) => count > 0).length,
    bridge,
    crests,
    chapel,
    gate,
  })),
  ...{ stacks, bonus, supply, chapel_order, gate_order, round, rondel, phase },
});

describe('the view after an event', () => {
  it('is, after all events of two rounds and the final scoring, what the server says', () => {
    expect(drawn(events.reduce(reduce, before))).toEqual(drawn(after));
  });

  it('takes cards that are shown from the hands, and not twice from whoever laid theirs aside before', () => {
    const reveal = events.find(({ kind }) => kind === 'reveal') as GameEvent;
    const cards = reveal.data.cards as number[][];
    const mine = cards[2] ?? [];
    const laid = before.seats.map((one, seat) =>
      seat === 2
        ? { ...one, hand_size: one.hand_size - 1, cards: mine.map((card): [number, number] => [card, card]) }
        : one,
    );
    const shown = reduce({ ...before, seats: laid }, reveal);
    expect(shown.seats.map(({ hand_size }) => hand_size)).toEqual(before.seats.map(({ hand_size }) => hand_size - 1));
  });

  it('changes nothing of the view before it', () => {
    const kept = JSON.stringify(before);
    events.reduce(reduce, before);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it('puts everybody where their money puts them while the end is paid, and where the ranking puts them then', () => {
    const end = events.findIndex(({ kind }) => kind === 'end');
    let view = events.slice(0, end + 1).reduce(reduce, before);
    for (const event of events.slice(end + 1)) {
      view = reduce(view, event);
      if (event.kind !== 'money') continue;
      const money = view.seats.map((one) => one.money ?? 0);
      expect(view.ending.place).toEqual(money.map((mine) => 1 + money.filter((other) => other > mine).length));
    }
    // Two have as much: the one who is ahead on the chapel track is first (8.8).
    expect(view.seats.filter(({ money }) => money === view.seats[after.chapel_order[0] ?? 0]?.money).length).toBe(2);
    expect(view.ending.place).toEqual(after.ending.place);
  });

  it('counts with what each entry says everything is worth', () => {
    let view = before;
    for (const entry of entries) view = { ...entry.events.reduce(reduce, view), ...entry.worth };
    expect(view.ending).toEqual(after.ending);
    expect(view.standings).toEqual(after.standings);
  });
});
