/** What is meant by a move on the board, by the names that things have there (`data-at`, `data-info`). */
import { parse } from './moves';

/** Where a move of a seat is made: the thing to touch first, and what belongs to it. */
export function targetsOf(word: string, seat: number | null): string[] {
  const move = parse(word);
  switch (move?.verb) {
    case 'card':
      return [`card:${move.value}`];
    case 'place':
      return [`stack:${move.kind}`];
    case 'build':
      return [`site:${seat ?? 0}:${move.site}`];
    case 'draw':
      return [`supply:${move.value}`];
    case 'bonus':
      return [`bonus:${move.stack}`];
    case 'advance':
      return [`tile:${move.track}_two`];
    case 'take_back':
      return ['tile:take_back'];
    case 'noblewoman':
      return ['tile:noblewoman'];
    case 'boost':
      return [`boost:${move.value}`];
    case 'pass':
    case 'done':
      return ['go'];
    default:
      return [];
  }
}
