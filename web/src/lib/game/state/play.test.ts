import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveTable } from '$lib/api/live.svelte';
import { Play } from './play.svelte';

/** A table that answers what a test says, when it says so; its drafts are complete with two moves. */
class Table {
  id = 'table';
  connection = 'online';
  view = { round: 1, phase: 'start', moves: 8, seats: [{}, {}, {}], turn: 0 };
  you = { seat: 0, acting: true, legal: ['place:0', 'place:1'] };
  hints: { moves: string[]; answer: () => void }[] = [];

  ask(type: string, { moves }: { moves: string[] }): Promise<unknown> {
    if (type === 'outlook') return Promise.resolve({ options: [] });
    if (type === 'preview') {
      const ends = moves.length > 1 ? 'turn' : null;
      const legal = ends ? [] : ['build:0', 'build:3'];
      return Promise.resolve({ ok: true, moves, view: this.view, legal, blocked: [], ends, events: [] });
    }
    return new Promise((resolve) => {
      const hint = { type: 'hint', at: 8, level: 'architect', moves: [{ move: 'build:3', why: '' }], reasons: [] };
      this.hints.push({ moves, answer: () => resolve(hint) });
    });
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('a tile that was taken by the centre', () => {
  const centre = { kind: 'place', rule: '5.2', round: 1, seat: 0, data: { space: 'centre' } };
  const places = [
    { move: 'place:0', events: [], next: [] },
    { move: 'place:centre:gate', events: [centre], next: [] },
  ];

  it('is told as the draft has it, though its own space is open too', async () => {
    sessionStorage.clear();
    const table = new Table();
    table.you.legal = places.map(({ move }) => move);
    const ask = table.ask.bind(table);
    table.ask = (type, about) => (type === 'outlook' ? Promise.resolve({ options: places }) : ask(type, about));
    const play = new Play(table as unknown as LiveTable);
    play.sync();
    await soon();
    expect(play.wayOf(0)?.move).toBe('place:0');
    play.centre = true;
    expect(play.wayOf(0)?.move).toBe('place:centre:gate');
    play.takeStack(0);
    await soon();
    expect(play.draft).toEqual(['place:centre:gate']);
    expect(play.wayOf(0)?.move).toBe('place:centre:gate');
    play.place('place:0');
    await soon();
    expect(play.wayOf(0)?.move).toBe('place:0');
  });
});

describe('a hint at the table', () => {
  let table: Table;
  let play: Play;

  beforeEach(async () => {
    sessionStorage.clear();
    table = new Table();
    play = new Play(table as unknown as LiveTable);
    play.sync();
    await soon();
  });

  async function ask(): Promise<Table['hints'][number]> {
    void play.askHint();
    await soon();
    const asked = table.hints.at(-1);
    if (!asked) throw new Error('No hint was asked for.');
    return asked;
  }

  it('is about what comes after the draft, and is added to it', async () => {
    play.choose('place:1');
    const { moves, answer } = await ask();
    expect(moves).toEqual(['place:1']);
    answer();
    await soon();
    expect(play.hint?.moves).toHaveLength(1);
    play.take('build:3');
    expect(play.draft).toEqual(['place:1', 'build:3']);
    expect(play.hint).toBeNull();
  });

  it('of a draft that is complete is about what could be done instead', async () => {
    play.choose('place:1');
    play.choose('build:0');
    const { moves, answer } = await ask();
    expect(moves).toEqual([]);
    answer();
    await soon();
    play.take('place:0');
    expect(play.draft).toEqual(['place:0']);
  });

  it('is dropped when the draft changed while it was thought out', async () => {
    const { answer } = await ask();
    play.choose('place:0');
    answer();
    await soon();
    expect(play.hint).toBeNull();
    expect(play.hinting).toBe(false);
  });

  it('is dropped when the game went on while it was thought out', async () => {
    const { answer } = await ask();
    table.view = { ...table.view, moves: 9 };
    play.sync();
    answer();
    await soon();
    expect(play.hint).toBeNull();
  });

  it('goes away when what I may do changes', async () => {
    table.view = { ...table.view, phase: 'cards' };
    play.sync();
    const { answer } = await ask();
    answer();
    await soon();
    expect(play.hint).not.toBeNull();
    play.sync();
    expect(play.hint, 'others choose their cards').not.toBeNull();
    table.you = { ...table.you, legal: ['place:0'] };
    play.sync();
    expect(play.hint).toBeNull();
  });
});
