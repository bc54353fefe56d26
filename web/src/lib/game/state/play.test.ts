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

  options: object[] = [];
  questions: string[] = [];

  ask(type: string, { moves }: { moves: string[] }): Promise<unknown> {
    this.questions.push(type);
    if (type === 'preview') return Promise.resolve(this.preview(moves));
    return new Promise((resolve) => {
      const hint = { type: 'hint', at: 8, level: 'architect', moves: [{ move: 'build:3', why: '', reasons: [] }] };
      this.hints.push({ moves, answer: () => resolve(hint) });
    });
  }

  preview(moves: string[]): object {
    const ends = moves.length > 1 ? 'turn' : null;
    const legal = ends ? [] : ['build:0', 'build:3'];
    const options = ends ? [] : this.options;
    return { ok: true, moves, view: this.view, legal, blocked: [], draws: [], ends, events: [], options, places: [] };
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
    table.options = places;
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

describe('a click', () => {
  const drawing = { round: 1, phase: 'drawing', moves: 8, seats: [{}, {}, {}], turn: 0 };

  /** A table whose hostelry gives cards worth three. */
  class Hostelry extends Table {
    override view = drawing;
    override you = { seat: 0, acting: true, legal: ['done', 'draw:1', 'draw:2', 'draw:3'] };

    override preview(moves: string[]): object {
      const worth = moves.map((word) => Number(word.slice(5))).reduce((all, one) => all + one, 0);
      const draws = [1, 2, 3].filter((value) => value <= 3 - worth);
      const refused = { index: moves.length - 1, rule: '5.10', reason: 'too_strong', message: 'Too much.' };
      const found = { ...super.preview(moves), ends: null, legal: ['done'], draws };
      return worth > 3 ? { ...found, ok: false, refused } : found;
    }
  }

  it('is one question, with its answer everything', async () => {
    sessionStorage.clear();
    const table = new Table();
    const play = new Play(table as unknown as LiveTable);
    play.sync();
    await soon();
    expect(table.questions).toEqual(['preview']);
    play.choose('place:1');
    await soon();
    play.choose('build:0');
    await soon();
    expect(table.questions).toEqual(['preview', 'preview', 'preview']);
    expect(play.ready).toBe(true);
  });

  it('may come before the last one is answered; one too many leaves what was good', async () => {
    sessionStorage.clear();
    const table = new Hostelry();
    const play = new Play(table as unknown as LiveTable);
    play.sync();
    await soon();
    expect(play.draws).toEqual([1, 2, 3]);
    play.toggleDraw(1, true);
    play.toggleDraw(2, true);
    await soon();
    expect(play.draft, 'named from the highest down').toEqual(['draw:2', 'draw:1']);
    play.back();
    await soon();
    expect(play.draws, '5.10').toEqual([1, 2]);
    play.toggleDraw(2, true);
    play.toggleDraw(2, true);
    await soon();
    await soon();
    expect(play.trouble?.rule).toBe('5.10');
    expect(play.draft).toEqual(['draw:2', 'draw:1']);
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
    expect(play.hint, 'it stays open while its moves are tried').not.toBeNull();
    expect(play.tried).toBe('build:3');
    play.back();
    expect(play.hint).not.toBeNull();
    expect(play.tried).toBeNull();
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
