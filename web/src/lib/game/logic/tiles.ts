/** Bonus tiles that are used by a move of their own; the others are used by placing the pawn. */
import type { BonusTile } from '$lib/api/types';

const MOVES: Partial<Record<BonusTile, string>> = {
  chapel_two: 'advance:chapel',
  gate_two: 'advance:gate',
  take_back: 'take_back',
  noblewoman: 'noblewoman',
};

export function tileMove(tile: BonusTile): string | undefined {
  return MOVES[tile];
}
