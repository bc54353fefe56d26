/**
 * One key for everything that can be done: 0 to 4 for cards, letters for the rest in the order of the alphabet. A to F are
 * the stacks clockwise, G the centre, I to T the sites; H and U between and after them are hint and undo; V to Y are bonus
 * tiles of one's own.
 */
import { actOnBonus, actOnSite, actOnSpace, actOnStack, actOnSupply } from '../scene/touch';
import { bonusState, siteState, spaceState, stackState, supplyState, type Touch } from '../scene/touch';
import type { Board } from '../state/board.svelte';
import { BONUS_TILES, CENTRE, KINDS, SITES } from './box';
import { cardsOf } from './moves';
import { tileMove } from './tiles';

export const STACK_KEYS = 'ABCDEF';
export const CENTRE_KEY = 'G';
export const SITE_KEYS = 'IJKLMNOPQRST';
export const TILE_KEYS = 'VWXY';

export interface Key {
  key: string;
  /** What it is on the board, by `data-at` or `data-info`. */
  name: string;
  act: () => void;
}

const open = (state: Touch) => state === 'lit' || state === 'alt' || state === 'chosen';

/** The keys that do something now. */
export function keysOf(board: Board): Key[] {
  const { play } = board;
  if (!play || !board.acting || play.sending) return [];
  return [...cardKeys(board), ...drawKeys(board), ...stackKeys(board), ...siteKeys(board), ...tileKeys(board)];
}

function cardKeys(board: Board): Key[] {
  const { play } = board;
  if (!play || board.view.phase !== 'cards') return [];
  const picked = cardsOf(play.draft);
  const laid = cardsOf(play.preview?.moves ?? []);
  const hand = board.view.seats[play.seat ?? 0]?.hand ?? [];
  return [0, 1, 2, 3, 4].flatMap((value) => {
    const many = (cards: number[]) => cards.filter((card) => card === value).length;
    const held = (hand[value] ?? 0) + many(laid);
    if (!held) return [];
    // A second copy goes beside the first where two cards are played; else the key puts the card back.
    const more = many(picked) < held && picked.length < play.cardsNeeded;
    const act = () => play.toggleCard(value, many(picked) > 0 && !more);
    return [{ key: String(value), name: `card:${value}`, act }];
  });
}

function drawKeys(board: Board): Key[] {
  const { play } = board;
  const draws = [1, 2, 3, 4].flatMap((value) =>
    supplyState(board, value) === 'lit'
      ? [{ key: String(value), name: `supply:${value}`, act: () => actOnSupply(board, value) }]
      : [],
  );
  const bonus = [0, 1, 2].flatMap((stack) =>
    bonusState(board, stack) === 'lit'
      ? [{ key: String(stack + 1), name: `bonus:${stack}`, act: () => actOnBonus(board, stack) }]
      : [],
  );
  const boosts = (play?.view?.phase === 'boosts' && !play.ready ? play.legal : []).flatMap((move) =>
    move.startsWith('boost:') ? [{ key: move.slice('boost:'.length), name: move, act: () => play?.choose(move) }] : [],
  );
  return [...draws, ...bonus, ...boosts];
}

function stackKeys(board: Board): Key[] {
  const stacks = KINDS.flatMap((kind, stack) =>
    open(stackState(board, stack))
      ? [{ key: STACK_KEYS[stack] ?? '', name: `stack:${kind}`, act: () => actOnStack(board, stack) }]
      : [],
  );
  const centre = open(spaceState(board, CENTRE));
  return centre ? [...stacks, { key: CENTRE_KEY, name: 'space:centre', act: () => actOnSpace(board, CENTRE) }] : stacks;
}

function siteKeys(board: Board): Key[] {
  return Array.from({ length: SITES }, (_, site) => site).flatMap((site) => {
    const state = siteState(board, site);
    return state === 'lit' || state === 'alt'
      ? [{ key: SITE_KEYS[site] ?? '', name: `site:${board.front}:${site}`, act: () => actOnSite(board, site) }]
      : [];
  });
}

function tileKeys(board: Board): Key[] {
  const { play } = board;
  const held = board.view.seats[play?.seat ?? 0]?.tiles ?? {};
  const usable = BONUS_TILES.flatMap((tile) => {
    const move = tile === 'plus_one' ? undefined : tileMove(tile);
    return held[tile] && move && play?.can(move) ? [{ tile, move }] : [];
  });
  return usable.slice(0, TILE_KEYS.length).map(({ tile, move }, i) => ({
    key: TILE_KEYS[i] ?? '',
    name: `tile:${tile}`,
    act: () => play?.choose(move),
  }));
}
