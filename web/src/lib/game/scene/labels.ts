/** What the things of the scene are called: the names that screen readers read and tips show. */
import type { Outlook, View } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { CENTRE, CENTRE_COST, KINDS } from '../logic/box';
import { outcomeOf, sitesOf, type Outcome } from '../logic/outcome';
import { several } from '../logic/people';
import { change, outcomeLines, pounds, tileName, type Line } from '../logic/say';
import type { Board } from '../state/board.svelte';
import { movesTo, stackState } from './touch';

function pawnsOn(board: Board, space: number): string {
  const seats = board.view.seats.flatMap(({ pawn }, seat) => (pawn === space ? [seat] : []));
  return seats.length ? t('pawns-there', several(board, seats)) : '';
}

export function spaceTitle(view: View, space: number): string {
  if (space === CENTRE) return t('space-centre');
  const pays = view.rondel.pays[space] ?? 0;
  const kind = t(`kind-${KINDS[space] ?? 'park'}`);
  return pays ? t('space-pays', { kind, money: pounds(pays) }) : t('space-x', { kind });
}

export function spaceLabel(board: Board, space: number): string {
  return joined([
    spaceTitle(board.view, space),
    pawnsOn(board, space),
    ...outcomesFor(board, movesTo(space)).map(text),
  ]);
}

export function stackTitle(view: View, stack: number): string {
  const kind = KINDS[stack] ?? 'park';
  const { top, left } = view.stacks[kind];
  const name = t(`kind-${kind}`);
  if (!left) return t('stack-empty', { kind: name });
  return t('stack-of', { top: top === null ? t('face-down') : tileName(top), count: left });
}

export function stackLabel(board: Board, stack: number): string {
  return joined([stackTitle(board.view, stack), ...stackLines(board, stack).map(text)]);
}

/** What a stack offers me now: by its own space what the rondel pays there, by the centre what that costs. */
export function stackLines(board: Board, stack: number): Line[] {
  const way = wayTo(board, stack);
  const pays = board.view.rondel.pays[stack] ?? 0;
  const shut = stackState(board, stack) === 'shut';
  // Where I can have it in no way, nothing is paid to me: whose pawn stands there is said instead.
  const open = () => (shut ? pawnsOn(board, stack) : t('pays-now', { money: pounds(pays) }));
  const where = byCentre(way) ? t('by-centre') : pays ? open() : t('closed-by-x');
  return [...(where ? [{ text: where }] : []), ...linesOf(way)];
}

/** How a click would take the top tile of a stack, where one can. */
export function wayTo(board: Board, stack: number): Outlook | undefined {
  return board.acting ? board.play?.wayOf(stack) : undefined;
}

/** Whether the tile is had by the centre of the rondel, so that its own space pays nothing. */
export function byCentre(way: Outlook | undefined): boolean {
  return way?.events.some(({ kind, data }) => kind === 'place' && data.space === 'centre') ?? false;
}

/** What the rondel pays with the top tile of a stack; where that is had by the centre alone, what the centre costs (5.2). */
export function priceOf(board: Board, stack: number): { centre: boolean; pays: number } {
  const way = (board.acting && board.play?.moveTo(stack)) || '';
  if (way.startsWith('place:free:')) return { centre: true, pays: 0 };
  if (way.startsWith('place:centre:')) return { centre: true, pays: -CENTRE_COST };
  return { centre: false, pays: board.view.rondel.pays[stack] ?? 0 };
}

/** What the first possible of these moves would give, in lines. */
export function outcomesFor(board: Board, moves: string[]): Line[] {
  const play = board.play;
  if (!board.acting || !play) return [];
  return linesOf(moves.map((move) => play.places.find((one) => one.move === move)).find((one) => one !== undefined));
}

function linesOf(option: Outlook | undefined): Line[] {
  if (!option) return [];
  const outcomes = sitesOf(option);
  const income = outcomes[0]?.income ?? 0;
  const lines = outcomeLines(outcomes);
  return income ? [{ text: change(income), tone: income > 0 ? 'good' : 'bad' }, ...lines] : lines;
}

export function siteLabel(board: Board, seat: number, site: number): string {
  const tile = board.view.seats[seat]?.bridge[site];
  const name =
    tile === undefined ? t('site-empty', { site: site + 1 }) : t('site-with', { site: site + 1, tile: tileName(tile) });
  return joined([name, ...siteOutcome(board, seat, site).map(text)]);
}

/** What building on a site would give, if it can be built on now. */
export function siteOutcome(board: Board, seat: number, site: number): Line[] {
  const outcome = outcomeAt(board, seat, site);
  return outcome ? outcomeLines([outcome]) : [];
}

export function outcomeAt(board: Board, seat: number, site: number): Outcome | null {
  const play = board.play;
  if (!board.acting || !play || seat !== board.front) return null;
  const option = play.sites.find(({ move }) => move === `build:${site}`);
  return option ? outcomeOf(option.events) : null;
}

function text(line: Line): string {
  return line.text;
}

/** Parts as sentences, one after the other; some of them are sentences already. */
export function joined(parts: string[]): string {
  const sentences = parts.filter(Boolean).map((part) => part.replace(/\.$/, ''));
  return sentences.join('. ');
}
