import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, GameEvent } from '$lib/api/types';
import { inShownOrder } from '../logic/finale';
import { after, before, entries, hidden } from './shown';
import { settings } from './settings.svelte';
import { Stage } from './stage.svelte';

/** Long enough for two rounds and the end, in milliseconds of the show. */
const LONG = 300_000;
const shown = entries.map((entry) => ({ ...entry, events: inShownOrder(entry.events) }));
const all = shown.flatMap((entry) => entry.events);
const none = () => false;

/** Moves the clock by moments, and tells what holds in each, until the show is over. */
async function watch(stage: Stage, look: () => void, most = LONG): Promise<number> {
  let passed = 0;
  for (; stage.busy && passed < most; passed += 50) {
    look();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(stage.busy, 'the show ends by itself').toBe(false);
  return passed;
}

const seenEvents = (stage: Stage): GameEvent[] => stage.cut(shown).flatMap((entry) => entry.events);

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: 'calm', sound: false });
});
afterEach(() => vi.useRealTimers());

describe('the one clock of the show', () => {
  it('prints nothing before it is seen, and all of it in the order in which it happens', async () => {
    const stage = new Stage();
    stage.tell(entries, before, none);
    let most = 0;
    const rounds: number[] = [];
    await watch(stage, () => {
      const told = seenEvents(stage);
      // What is printed is a beginning of what happened, it grows, and never by what the board does not show.
      expect(told).toEqual(all.slice(0, told.length));
      expect(told.length).toBeGreaterThanOrEqual(most);
      most = told.length;
      const money = stage.view?.seats.map((one) => one.money ?? 0) ?? [];
      const paid = before.seats.map((one, seat) =>
        told.reduce(
          (sum, e) => sum + (e.kind === 'money' && e.seat === seat ? Number(e.data.amount) : 0),
          one.money ?? 0,
        ),
      );
      const flying = stage.entry?.events.at(-1);
      // Purses are where the log is; at most the payment that is on its way makes the difference.
      if (flying?.kind !== 'money') expect(money).toEqual(paid);
      if (stage.view) rounds.push(stage.view.round);
    });
    // The very last is told when the show is over.
    expect(most).toBe(all.length - 1);
    expect(new Set(rounds)).toEqual(new Set([after.round - 1, after.round]));
    expect(stage.cut(shown)).toBe(shown);
  });

  it('turns the cards face up after a breath, then sorts them, with time to read a tie', async () => {
    const stage = new Stage();
    stage.tell(entries, before, none);
    const states: string[] = [];
    const lasted = new Map<string, number>();
    await watch(stage, () => {
      const { cards } = stage;
      const state = cards ? (cards.turns ? 'sorted' : cards.up ? 'up' : 'down') : 'none';
      if (states.at(-1) !== state) states.push(state);
      lasted.set(state, (lasted.get(state) ?? 0) + 50);
    });
    const round = ['none', 'down', 'up', 'sorted'];
    expect(states).toEqual([...round, ...round, 'none']);
    // Both rounds have a tie.
    expect(lasted.get('down')).toBeGreaterThanOrEqual(2 * 800);
    expect(lasted.get('sorted')).toBeGreaterThanOrEqual(2 * 1900);
  });

  it('announces the last round, pays scoring by scoring, and says last who has won', async () => {
    const stage = new Stage();
    stage.celebrates = (seat) => seat === after.ending.place?.indexOf(1);
    stage.tell(entries, before, none);
    const told: string[] = [];
    let won = false;
    await watch(stage, () => {
      const now = stage.banner ?? stage.finale?.key ?? (stage.won === null ? null : 'won');
      if (now && told.at(-1) !== now) told.push(now);
      if (stage.finale) expect(stage.view?.phase).toBe('over');
      won ||= stage.won !== null;
      // The headline comes last: until then everybody stands where the money puts them.
      if (won) expect(stage.view?.ending.place).toEqual(after.ending.place);
    });
    expect(told).toEqual(['last-round', 'chapel', 'gate', 'hostelry', 'bridge', 'tiles', 'sites', 'won']);
  });

  it('celebrates only a win of those who sit here', async () => {
    const stage = new Stage();
    stage.celebrates = () => false;
    stage.tell(entries, before, none);
    await watch(stage, () => expect(stage.won).toBeNull());
  });

  it('opens the purses at the end where the table left them to memory', async () => {
    const stage = new Stage();
    stage.tell(entries, hidden(before, null), none);
    let last = stage.view;
    await watch(stage, () => {
      last = stage.view;
      if (last?.phase !== 'over') expect(last?.seats.map(({ money }) => money)).toEqual([null, null, null]);
      else expect(last.seats.every(({ money }) => money !== null)).toBe(true);
      if (stage.won !== null) expect(last?.seats[stage.won]?.money).toBe(after.seats[stage.won]?.money);
    });
    expect(last?.ending.place).toEqual(after.ending.place);
  });

  it('does not show again what was drafted here, but what it set off', async () => {
    const stage = new Stage();
    const reveal = entries.findIndex(({ events }) => events.some(({ kind }) => kind === 'reveal'));
    const own = entries[reveal] as Entry;
    stage.tell([own], before, () => true);
    const first = stage.seen?.events.map(({ kind }) => kind);
    expect(first).toEqual(
      own.events
        .slice(
          0,
          own.events.findIndex(({ kind }) => kind === 'reveal'),
        )
        .map((e) => e.kind),
    );
    let turned = false;
    await watch(stage, () => (turned ||= stage.cards !== null));
    expect(turned).toBe(true);
    // What sets nothing off is on the board already.
    const quiet = entries.find(({ events }) => events.length && events.every(({ kind }) => kind === 'chosen')) as Entry;
    stage.tell([quiet], before, () => true);
    expect(stage.busy).toBe(false);
  });
});

describe('the show', () => {
  it('is skipped at any time, and then stands where the table is', async () => {
    for (const moment of [100, 1500, 4000, 20_000]) {
      const stage = new Stage();
      stage.tell(entries, before, none);
      await vi.advanceTimersByTimeAsync(moment);
      expect(stage.busy).toBe(true);
      stage.next();
      await vi.advanceTimersByTimeAsync(0);
      expect(stage.busy).toBe(false);
      expect([stage.cards, stage.finale, stage.banner, stage.won, stage.flyers]).toEqual([null, null, null, null, []]);
      expect(stage.cut(shown)).toBe(shown);
    }
  });

  it('goes on with what is told while it runs', async () => {
    const stage = new Stage();
    stage.tell(entries.slice(0, 8), before, none);
    await vi.advanceTimersByTimeAsync(500);
    stage.tell(entries.slice(8), after, none);
    let most = 0;
    await watch(stage, () => (most = Math.max(most, seenEvents(stage).length)));
    expect(most).toBe(all.length - 1);
  });

  it('goes turn by turn for those who want it: each waits for a word', async () => {
    settings.set({ pace: 'step' });
    const stage = new Stage();
    stage.tell(entries, before, none);
    const stops: string[] = [];
    for (let i = 0; i < 60 && stage.busy; i++) {
      await vi.advanceTimersByTimeAsync(60_000);
      if (!stage.waiting) continue;
      const told = seenEvents(stage).length;
      const next = all[told];
      stops.push(next?.kind ?? '');
      // Nothing moves until somebody says so.
      await vi.advanceTimersByTimeAsync(60_000);
      expect(stage.waiting).toBe(true);
      expect(seenEvents(stage)).toHaveLength(told);
      stage.next();
    }
    expect(stage.busy).toBe(false);
    const turns = all.filter(({ kind }) => kind === 'turn').length;
    expect(stops.filter((kind) => kind === 'turn').length).toBeGreaterThanOrEqual(turns - 1);
    expect(stops).toContain('round');
    expect(stops).toContain('ranking');
    // Each scoring of the end is a step of its own.
    expect(stops.filter((kind) => kind === 'money')).toHaveLength(5);
  });

  it('is not shown at all where that is wanted, nor to whom were away', () => {
    settings.set({ pace: 'off' });
    const stage = new Stage();
    stage.tell(entries, before, none);
    expect(stage.busy).toBe(false);
    settings.set({ pace: 'calm' });
    const long = Array.from({ length: 4 }, () => entries).flat();
    stage.tell(long, before, none);
    expect(stage.busy).toBe(false);
  });
});

describe('where motion is not wanted', () => {
  it('the same is shown in steps: nothing flies, and everything else is as it is with motion', async () => {
    const told = async (): Promise<{ seen: string[]; flew: number }> => {
      const stage = new Stage();
      stage.tell(entries, before, none);
      const seen: string[] = [];
      let flew = 0;
      await watch(stage, () => {
        flew += stage.flyers.length;
        const cards = stage.cards ? (stage.cards.turns ? 'sorted' : stage.cards.up ? 'up' : 'down') : '';
        const now = [cards, stage.banner, stage.finale?.key, stage.won, seenEvents(stage).length].join();
        if (seen.at(-1) !== now) seen.push(now);
      });
      return { seen, flew };
    };
    const moving = await told();
    const still = vi.spyOn(settings, 'tempo', 'get').mockReturnValue(0);
    const steps = await told();
    still.mockRestore();
    expect(steps.flew).toBe(0);
    const marks = (seen: string[]) =>
      seen.map((one) => one.replace(/\d+$/, '')).filter((one, i, list) => one !== list[i - 1]);
    expect(marks(steps.seen)).toEqual(marks(moving.seen));
  });
});
