/** Moments of a replay: rounds, links to a moment, and the entries that a log shows up to it. */
import type { Entry, Frame } from '$lib/api/types';

export type Eyes = 'open' | 'watch' | 0 | 1 | 2 | 3;
export interface Moment {
  move: number;
  seat: Eyes;
}

/** The frame with which each round begins: its cards are about to be chosen. */
export function roundsOf(frames: Frame[]): { round: number; frame: number }[] {
  const rounds: { round: number; frame: number }[] = [];
  frames.forEach((frame, at) => {
    const { round } = frame.view;
    if (round > (rounds.at(-1)?.round ?? 0)) rounds.push({ round, frame: at });
  });
  return rounds;
}

/** `#move=12&seat=1`: what a link to a moment says; what it does not say is as usual. */
export function readMoment(hash: string): Moment {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const move = Number(said.get('move') ?? 0);
  const seat = said.get('seat') ?? 'open';
  return {
    move: Number.isInteger(move) && move > 0 ? move : 0,
    seat: seat === 'watch' ? 'watch' : /^[0-3]$/.test(seat) ? (Number(seat) as 0 | 1 | 2 | 3) : 'open',
  };
}

export function writeMoment({ move, seat }: Moment): string {
  const parts = [...(move ? [`move=${move}`] : []), ...(seat === 'open' ? [] : [`seat=${seat}`])];
  return parts.length ? `#${parts.join('&')}` : '';
}

/** The frames as entries of a table, so that its log can tell them. */
export function entriesOf(frames: Frame[]): Entry[] {
  return frames.map((frame, at) => ({
    number: at + 1,
    at: 0,
    kind: at ? 'moves' : 'start',
    events: frame.events,
    seat: frame.seat ?? null,
    moves: frame.move ? [frame.move] : [],
  }));
}
