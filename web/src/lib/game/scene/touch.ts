/** What can be touched in the scene now, and what a touch does. Lit: asked for now. Alt: could be chosen instead. */
import { CENTRE, KINDS } from '../logic/box';
import { beforePlacing, parse, waysTo } from '../logic/moves';
import type { Board } from '../state/board.svelte';
import type { Play } from '../state/play.svelte';
import { whyText } from '../logic/say';

/** `lit` is asked for now, `alt` could replace what the draft has, `chosen` is in the draft, `shut` cannot be had now. */
export type Touch = 'lit' | 'alt' | 'chosen' | 'shut' | null;

/** The moves with which the pawn could be put onto a space; the centre has one for every stack. */
export function movesTo(space: number): string[] {
  if (space !== CENTRE) return [`place:${space}`];
  return KINDS.flatMap((kind) => [`place:centre:${kind}`, `place:free:${kind}`]);
}

function placing(board: Board): { now: boolean; instead: boolean; draft: string | undefined } {
  const play = board.play;
  const now = board.acting && play?.view?.phase === 'start' && !play.ready;
  const draft = play?.draft.find((word) => word.startsWith('place:'));
  return { now, instead: draft !== undefined && !play?.sending, draft };
}

/** Whether one of these moves could be made where the pawn is placed. */
function possible(board: Board, moves: string[]): boolean {
  const play = board.play;
  return play !== null && moves.some((move) => play.mayPlace(move));
}

export function spaceState(board: Board, space: number): Touch {
  const { now, instead, draft } = placing(board);
  if (!now && !instead) return null;
  const play = board.play;
  const open = possible(board, movesTo(space));
  if (draft && movesTo(space).includes(draft)) return 'chosen';
  if (now && space === CENTRE && play?.centre) return 'chosen';
  if (!open) return 'shut';
  if (instead) return 'alt';
  return play?.centre ? 'alt' : 'lit';
}

export function stackState(board: Board, stack: number): Touch {
  const { now, instead, draft } = placing(board);
  if (!now && !instead) return null;
  const play = board.play;
  const open = possible(board, play?.waysTo(stack) ?? []);
  if (draft && waysTo(stack).includes(draft)) return 'chosen';
  if (!open) return 'shut';
  return instead ? 'alt' : 'lit';
}

/** My part, to be changed by a touch. Whatever answers a touch by what it does needs no tip; everything else keeps its tip. */
function answering(board: Board, state: Touch): Play | null {
  if (state === 'lit' || state === 'alt' || state === 'chosen') board.info = null;
  if (!board.stage.busy) return board.play;
  board.stage.skip();
  return null;
}

export function actOnSpace(board: Board, space: number): void {
  const state = spaceState(board, space);
  const play = answering(board, state);
  if (!play) return;
  if (state === 'lit' || state === 'alt') {
    if (space === CENTRE) {
      play.unplace();
      play.centre = true;
    } else play.place(`place:${space}`);
  } else if (state === 'chosen') play.unplace();
  else if (state === 'shut') void explain(board, `space:${space}`, movesTo(space), beforePlacing(play.draft));
}

export function actOnStack(board: Board, stack: number): void {
  const state = stackState(board, stack);
  const play = answering(board, state);
  if (!play) return;
  if (state === 'lit' || state === 'alt') play.takeStack(stack);
  else if (state === 'chosen') play.unplace();
  else if (state === 'shut') void explain(board, `stack:${stack}`, waysTo(stack), beforePlacing(play.draft));
}

export function siteState(board: Board, site: number): Touch {
  const play = board.play;
  if (!play || !board.acting || play.sending) return null;
  const draft = play.draft.find((word) => word.startsWith('build:'));
  if (draft === `build:${site}`) return 'chosen';
  const open = play.sites.some(({ move }) => move === `build:${site}`);
  if (draft) return open ? 'alt' : null;
  if (play.view?.phase !== 'site') return null;
  return play.can(`build:${site}`) ? 'lit' : 'shut';
}

export function actOnSite(board: Board, site: number): void {
  const state = siteState(board, site);
  const play = answering(board, state === 'chosen' ? null : state);
  if (!play) return;
  if (state === 'lit' || state === 'alt') play.build(site);
  else if (state === 'shut') void explain(board, `site:${board.front}:${site}`, [`build:${site}`], play.draft);
}

/**
 * Cards of the supply: while a hostelry draws, each that may still be drawn. While the last touch is worked out, what
 * could be drawn before it; a card too many is refused, with the rule.
 */
export function supplyState(board: Board, value: number): Touch {
  const play = board.play;
  if (!play || !board.acting || play.sending) return null;
  if (play.view?.phase !== 'drawing') return null;
  return play.draws.includes(value) ? 'lit' : 'shut';
}

export function actOnSupply(board: Board, value: number): void {
  const state = supplyState(board, value);
  const play = answering(board, state);
  if (!play) return;
  if (state === 'lit') play.toggleDraw(value, true);
  else if (state === 'shut') void explain(board, `supply:${value}`, [`draw:${value}`], play.draft);
}

export function bonusState(board: Board, stack: number): Touch {
  const play = board.play;
  if (!play || !board.acting || play.view?.phase !== 'tiles' || play.ready) return null;
  return play.can(`bonus:${stack}`) ? 'lit' : 'shut';
}

export function actOnBonus(board: Board, stack: number): void {
  const state = bonusState(board, stack);
  const play = answering(board, state);
  if (!play) return;
  if (state === 'lit') play.choose(`bonus:${stack}`);
  else if (state === 'shut') void explain(board, `bonus:${stack}`, [`bonus:${stack}`], play.draft);
}

/**
 * Say why something cannot be done, on the thing itself, with the rule. `quiet`: only while it is still looked at. What
 * has answered a try stays an answer, though the pointer that tried it looks at it as well.
 */
export async function explain(
  board: Board,
  info: string,
  moves: string[],
  draft: string[],
  quiet = false,
): Promise<void> {
  const trouble = await board.play?.why(moves, draft);
  if (!trouble || (quiet && board.info !== info)) return;
  const answered = board.why?.info === info && !board.why.quiet;
  board.info = info;
  board.why = {
    info,
    text: whyText(trouble, parse(moves[0] ?? '')),
    rule: trouble.rule ?? '',
    quiet: quiet && !answered,
  };
}

/** What is closed says why as soon as somebody looks at it, and not only when they have tried. */
export async function explainLookedAt(board: Board, info: string): Promise<void> {
  const play = board.play;
  if (!play || !board.acting) return;
  const [what, first] = info.split(':');
  const number = Number(first);
  if (what === 'stack' && stackState(board, number) === 'shut')
    await explain(board, info, waysTo(number), beforePlacing(play.draft), true);
  else if (what === 'space' && spaceState(board, number) === 'shut')
    await explain(board, info, movesTo(number), beforePlacing(play.draft), true);
}
