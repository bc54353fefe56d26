import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { speech, t } from '$lib/i18n/index.svelte';
import Verdict from '../end/Verdict.svelte';
import { BOARD, type Board } from '../state/board.svelte';
import { settings } from '../state/settings.svelte';
import { after } from '../state/shown';
import Reveal from './Reveal.svelte';
import Show from './Show.svelte';
import SoundOffer from './SoundOffer.svelte';

await speech.start('ui', 'terms', 'game', 'log', 'show');

// What was drawn before must not go on beside it.
afterEach(cleanup);

const NAMES = ['Ann', 'Bo', 'Cy'];
const quiet = { banner: null, finale: null, won: null, cards: null };
/** A board at which `me` looks on while the stage shows this. */
function at(stage: object, me: number | null = 0): Map<symbol, Board> {
  const board = {
    stage: { ...quiet, ...stage },
    view: after,
    people: [],
    mine: me === null ? [] : [me],
    isYou: (seat: number) => seat === me,
    nameOf: (seat: number) => (seat === me ? 'You' : NAMES[seat]),
    properName: (seat: number) => NAMES[seat],
  };
  return new Map([[BOARD, board as unknown as Board]]);
}
const text = (node: Element) => (node.textContent ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();

describe('what is announced over the board', () => {
  it('is nothing while nothing is to be announced', () => {
    expect(text(render(Show, { context: at({}) }).container)).toBe('');
  });

  it('is the last round', () => {
    expect(text(render(Show, { context: at({ banner: 'last-round' }) }).container)).toBe('Last round');
  });

  it('is a scoring with what it has paid so far, and no more', () => {
    const finale = { key: 'bridge', paid: [{ seat: 1, amount: 3 }] };
    const { container } = render(Show, { context: at({ finale }) });
    expect(container.querySelectorAll('.paid span')).toHaveLength(1);
    expect(text(container)).toContain('+£3');
    expect(container.querySelector('.win')).toBeNull();
  });

  it('is what is lost at the end, as a loss', () => {
    const finale = { key: 'sites', paid: [{ seat: 2, amount: -7 }] };
    const { container } = render(Show, { context: at({ finale }) });
    expect(text(container.querySelector('.less') as Element)).toContain('−£7');
  });

  it('is a win with the money that was won with, and lights', () => {
    const { container } = render(Show, { context: at({ won: 1 }) });
    expect(text(container)).toContain('Bo');
    expect(text(container)).toContain(`£${after.seats[1]?.money}`);
    expect(container.querySelectorAll('[data-testid="lights"] span').length).toBeGreaterThan(10);
  });
});

describe('the cards of a round', () => {
  const cards = [[1], [3], [3]];
  const turns = [
    { seat: 2, card: 3, value: 3 },
    { seat: 1, card: 3, value: 3 },
    { seat: 0, card: 1, value: 1 },
  ];

  it('lie face down first, and say nothing of the order before it is seen', () => {
    const { container } = render(Reveal, { context: at({ cards: { cards, up: false, turns: null } }) });
    expect(container.querySelectorAll('.card')).toHaveLength(3);
    expect(container.querySelectorAll('.card.up, .turn, .tie')).toHaveLength(0);
  });

  it('are sorted then, with why those of equal value come in this order (4.7)', () => {
    const { container } = render(Reveal, { context: at({ cards: { cards, up: true, turns } }) });
    expect([...container.querySelectorAll('.name')].map(text)).toEqual(['Cy', 'Bo', 'You']);
    expect([...container.querySelectorAll('.turn')].map(text)).toEqual(['1', '2', '3']);
    expect(container.querySelectorAll('.tie')).toHaveLength(1);
  });
});

describe('the verdict', () => {
  const said = (money: number[], ranking: number[], me: number | null) =>
    [...render(Verdict, { props: { money, ranking }, context: at({}, me) }).container.querySelectorAll('p')].map(text);

  it('tells everybody who was close how close it was, and others by how much it was decided', () => {
    expect(said([30, 28, 27], [0, 1, 2], 2)).toEqual(['So close: only £3 behind Ann!']);
    expect(said([30, 28, 20], [0, 1, 2], 2)).toEqual(['Ann is £2 ahead of Bo.']);
    expect(said([30, 28, 20], [0, 1, 2], 0)).toEqual(['You are £2 ahead of Bo.']);
    expect(said([30, 20, 10], [0, 1, 2], 1)).toEqual(['Ann is £10 ahead of you.']);
  });

  it('says what broke a tie, wherever there is one (8.8)', () => {
    const about = { who: 'others', name: 'Ann', rival: 'Cy' };
    expect(said([30, 30, 30], [1, 0, 2], null)).toEqual([
      t('verdict-tie', { who: 'other', name: 'Bo', rival: 'Ann' }),
      t('verdict-tie-place', about),
    ]);
    const mine = t('verdict-tie-place', { ...about, who: 'second', name: 'Cy', rival: 'Bo' });
    expect(said([40, 20, 20], [0, 2, 1], 1)[1]).toBe(mine);
    expect(mine).toContain('Cy is ahead on the chapel track');
  });
});

describe('the offer of sound', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.set({ asked: false, sound: false });
  });
  afterEach(() => vi.useRealTimers());

  it('goes by itself, and is not made again', async () => {
    const { container } = render(SoundOffer);
    expect(container.querySelector('.offer')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    await tick();
    expect(container.querySelector('.offer')).toBeNull();
    expect([settings.asked, settings.sound]).toEqual([true, false]);
    expect(render(SoundOffer).container.querySelector('.offer')).toBeNull();
  });

  it('waits while somebody is about to answer', async () => {
    const { container } = render(SoundOffer);
    container.querySelector<HTMLElement>('button')?.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    await tick();
    expect(container.querySelector('.offer')).not.toBeNull();
  });
});

describe('scorings in short', () => {
  it.each(['en', 'de', 'fr', 'it', 'pl'])('are said in five words (%s)', (language) => {
    const files = import.meta.glob<string>('/src/locales/*/show.ftl', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const lines = (files[`/src/locales/${language}/show.ftl`] ?? '').match(/^in-short-.+$/gm) ?? [];
    expect(lines).toHaveLength(20);
    for (const line of lines) {
      const words = (line.split(' = ')[1] ?? '').split(/\s+/);
      expect(words.length, line).toBeLessThanOrEqual(5);
    }
  });
});
