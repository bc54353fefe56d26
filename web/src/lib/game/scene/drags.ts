/** What can be dragged on a board, where it may be dropped, and what a drop does: the same as the clicks it stands for. */
import type { Tile } from '$lib/api/types';
import { CENTRE, KINDS } from '../logic/box';
import { cardsOf } from '../logic/moves';
import type { Board } from '../state/board.svelte';
import { actOnBonus, actOnSite, actOnSpace, actOnStack, actOnSupply } from './touch';
import { bonusState, siteState, spaceState, stackState, supplyState, type Touch } from './touch';

export type Drag =
  | { what: 'card'; value: number }
  | { what: 'tile'; stack: number; tile: Tile | null }
  | { what: 'house'; tile: Tile }
  | { what: 'pawn' }
  | { what: 'supply'; value: number }
  | { what: 'bonus'; stack: number };

const open = (state: Touch) => state === 'lit' || state === 'alt';
const SPACES = [...KINDS.keys(), CENTRE];
const spaceName = (space: number) => `space:${space === CENTRE ? 'centre' : space}`;

/** What is taken up at a thing of the board (`data-info`), if it can be moved now. */
export function dragOf(board: Board, info: string): Drag | null {
  const [what, first = ''] = info.split(':');
  const number = Number(first);
  if (!board.acting || !board.play || board.play.sending) return null;
  switch (what) {
    case 'card':
      return board.view.phase === 'cards' ? { what, value: number } : null;
    case 'stack': {
      const state = stackState(board, number);
      if (!open(state) && state !== 'chosen') return null;
      return { what: 'tile', stack: number, tile: board.view.stacks[KINDS[number] ?? 'park'].top };
    }
    case 'held':
      return board.view.now.tile === null ? null : { what: 'house', tile: board.view.now.tile };
    case 'pawn':
      return number === board.front && SPACES.some((space) => open(spaceState(board, space))) ? { what } : null;
    case 'supply':
      return supplyState(board, number) === 'lit' ? { what, value: number } : null;
    case 'bonus':
      return bonusState(board, number) === 'lit' ? { what, stack: number } : null;
    default:
      return null;
  }
}

/** The sites on which the tile of a stack would stand. */
function sitesFor(board: Board, stack: number): number[] {
  const way = board.play?.wayOf(stack);
  const builds = way?.next.map(({ move }) => move).filter((move) => move.startsWith('build:')) ?? [];
  return builds.map((move) => Number(move.slice('build:'.length)));
}

/** Where it may be dropped, by the names that things have on the board (`data-at`). */
export function dropsOf(board: Board, drag: Drag): string[] {
  const seat = board.front;
  switch (drag.what) {
    case 'card':
      return ['table'];
    case 'tile':
      return [`bridge:${seat}`, ...sitesFor(board, drag.stack).map((site) => `site:${seat}:${site}`)];
    case 'house':
      return [...Array(12).keys()].flatMap((site) =>
        siteState(board, site) === 'lit' ? [`site:${seat}:${site}`] : [],
      );
    case 'pawn':
      return [
        ...SPACES.filter((space) => open(spaceState(board, space))).map(spaceName),
        ...KINDS.flatMap((kind, stack) => (open(stackState(board, stack)) ? [`stack:${kind}`] : [])),
      ];
    case 'supply':
    case 'bonus':
      return [`hand:${seat}`, `bridge:${seat}`];
  }
}

/** Drop it there. */
export function drop(board: Board, drag: Drag, name: string): void {
  const { play } = board;
  if (!play || !dropsOf(board, drag).includes(name)) return;
  const [what, first = '', second = ''] = name.split(':');
  switch (drag.what) {
    case 'card':
      if (!cardsOf(play.draft).includes(drag.value) || play.cardsNeeded > 1) play.toggleCard(drag.value, false);
      return;
    case 'tile': {
      const sites = sitesFor(board, drag.stack);
      if (stackState(board, drag.stack) !== 'chosen') actOnStack(board, drag.stack);
      if (what === 'site' && sites.length > 1) play.build(Number(second));
      return;
    }
    case 'house':
      actOnSite(board, Number(second));
      return;
    case 'pawn':
      if (what === 'stack') actOnStack(board, KINDS.indexOf(first as (typeof KINDS)[number]));
      else actOnSpace(board, first === 'centre' ? CENTRE : Number(first));
      return;
    case 'supply':
      actOnSupply(board, drag.value);
      return;
    case 'bonus':
      actOnBonus(board, drag.stack);
  }
}
