/**
 * The address of the analysis board at a moment of a game: of a finished table, of any record (which the link carries
 * itself, in the part of an address that is never sent), or of a position.
 */
import type { GameRecord } from '$lib/api/types';
import { carriedBy, carrying, packed } from '../replay/carried';
import { readMoment, writeMoment } from '../replay/moments';

/** `move`: how many moves of the record have been made. */
export async function analysisLink(record: GameRecord, move = 0): Promise<string> {
  return analysisOfPacked(await packed(record), move);
}

/** The same where the record is packed already. */
export function analysisOfPacked(game: string, move = 0): string {
  return `/analysis${carrying(game, momentOf(move))}`;
}

export function analysisOfTable(table: string, move = 0): string {
  return `/analysis?table=${encodeURIComponent(table)}${momentOf(move)}`;
}

export function analysisOfPosition(position: string): string {
  return `/analysis?${new URLSearchParams({ position: position.trim().replaceAll(' ', '_') })}`;
}

/** What an address of the board asks for. */
export type Asked =
  | { kind: 'table'; table: string; move: number }
  | { kind: 'record'; game: string; move: number }
  | { kind: 'position'; position: string }
  | { kind: 'nothing' };

export function askedBy(search: string, hash: string): Asked {
  const said = new URLSearchParams(search);
  const { move } = readMoment(hash);
  const [table, position, game] = [said.get('table'), said.get('position')?.trim(), carriedBy(hash)];
  if (table) return { kind: 'table', table, move };
  if (game) return { kind: 'record', game, move };
  if (position) return { kind: 'position', position: position.replaceAll('_', ' ') };
  return { kind: 'nothing' };
}

function momentOf(move: number): string {
  return writeMoment({ move, seat: 'open' });
}
