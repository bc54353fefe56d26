import { describe, expect, it } from 'vitest';
import type { Entry, GameEvent, SeatInfo } from '$lib/api/types';
import { Conversation, QUIET_TURNS, remarksOn } from './remarks';
import { told } from './events';

const bot = (character: string) => ({ kind: 'bot', level: 'master', character }) as SeatInfo;
const people = [{ kind: 'person', level: null, character: null } as SeatInfo, bot('beatrix'), bot('geoffrey')];
const event = (kind: string, seat: number | null, data: object): GameEvent =>
  ({ kind, rule: '', round: 1, seat, data }) as unknown as GameEvent;
const on = (kind: string, seat: number | null, data: object, dice = 0) =>
  remarksOn(told(event(kind, seat, data)), people, dice).map(({ seat: who, name }) => `${who} ${name}`);

describe('remarks', () => {
  it('are about what somebody likes, and only at times', () => {
    expect(on('build', 1, { site: 0, tile: 32, kind: 'chapel' })).toEqual(['1 beatrix-own-1']);
    expect(on('build', 1, { site: 0, tile: 32, kind: 'chapel' }, 1)).toEqual([]);
    expect(on('build', 1, { site: 0, tile: 31, kind: 'gate' })).toEqual([]);
    expect(on('build', 0, { site: 0, tile: 32, kind: 'chapel' })).toEqual([]); // a person speaks for themselves
  });

  it('are about going first with a high card, for Geoffrey: the first turn of a round is number 1', () => {
    expect(on('turn', 2, { turn: 1, card: 4, to: 'supply' })).toEqual(['2 geoffrey-own-1']);
    expect(on('turn', 2, { turn: 2, card: 4, to: 'supply' })).toEqual([]);
    expect(on('turn', 2, { turn: 1, card: 2, to: 'supply' })).toEqual([]);
  });

  it('are about a tie that was lost, and the end of a track', () => {
    const turn = (seat: number, value: number) => ({ seat, card: value, value });
    expect(on('order', null, { turns: [turn(0, 3), turn(1, 3), turn(2, 2)] })).toEqual(['1 beatrix-tie']);
    expect(on('order', null, { turns: [turn(0, 3), turn(1, 2), turn(2, 1)] })).toEqual([]);
    expect(on('advance', 2, { track: 'gate', from: 12, to: 14, steps: 2 }, 1)).toEqual(['2 any-track-2']);
  });

  it('are about the end: the winner speaks, or the bot that came nearest', () => {
    expect(on('ranking', null, { money: [1, 2, 3], seats: [2, 1, 0] })).toEqual(['2 geoffrey-won']);
    expect(on('ranking', null, { money: [9, 2, 3], seats: [0, 2, 1] })).toEqual(['2 any-beaten-1']);
  });

  it('come seldom: never two within some turns, but the end is always worth a word', () => {
    const talk = new Conversation();
    const entry = (number: number, ...events: GameEvent[]) => ({ number, events }) as unknown as Entry;
    const last = event('advance', 1, { track: 'gate', from: 12, to: 14, steps: 2 });
    const turn = event('turn', 0, { turn: 1, card: 2, to: 'supply' });
    expect(talk.hear([entry(1, last)], people)?.seat).toBe(1);
    for (let i = 0; i < QUIET_TURNS - 1; i++) expect(talk.hear([entry(2 + i, turn, last)], people)).toBeNull();
    const end = event('ranking', null, { money: [1, 2, 3], seats: [2, 1, 0] });
    expect(talk.hear([entry(20, end)], people)?.name).toBe('geoffrey-won');
  });

  it('are the same at every screen of a table', () => {
    const entries = Array.from({ length: 60 }, (_, i) => ({
      number: i,
      events: [
        event('turn', 1, { turn: 0, card: 3, to: 'supply' }),
        event('build', 1, { site: i % 12, tile: 32, kind: 'chapel' }),
      ],
    })) as unknown as Entry[];
    const said = () => {
      const talk = new Conversation();
      return entries.map((entry) => talk.hear([entry], people)?.name ?? '');
    };
    expect(said()).toEqual(said());
    expect(said().filter(Boolean).length).toBeGreaterThan(1);
    expect(said().filter(Boolean).length).toBeLessThan(10);
  });
});
