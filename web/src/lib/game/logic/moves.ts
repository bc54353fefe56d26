/** Moves as the record writes them (`place:2`, `build:8`), taken apart. */
import { KINDS } from './box';
import type { Kind } from '$lib/api/types';

export type Move =
  | { verb: 'card'; value: number }
  | { verb: 'noblewoman' | 'pass' | 'take_back' | 'done' }
  | { verb: 'boost'; value: number }
  | { verb: 'advance'; track: 'chapel' | 'gate' }
  | { verb: 'place'; way: 'space' | 'centre' | 'free'; stack: number; kind: Kind }
  | { verb: 'build'; site: number }
  | { verb: 'draw'; value: number }
  | { verb: 'bonus'; stack: number };

export function parse(word: string): Move | null {
  const [verb, first = '', second = ''] = word.split(':');
  switch (verb) {
    case 'card':
    case 'boost':
    case 'draw':
      return { verb, value: Number(first) };
    case 'noblewoman':
    case 'pass':
    case 'take_back':
    case 'done':
      return { verb };
    case 'advance':
      return { verb, track: first as 'chapel' | 'gate' };
    case 'place': {
      if (first === 'centre' || first === 'free') {
        const kind = second as Kind;
        return { verb, way: first, stack: KINDS.indexOf(kind), kind };
      }
      const stack = Number(first);
      const kind = KINDS[stack];
      return kind ? { verb, way: 'space', stack, kind } : null;
    }
    case 'build':
      return { verb, site: Number(first) };
    case 'bonus':
      return { verb, stack: Number(first) };
    default:
      return null;
  }
}

/** The ways to the top tile of a stack, the best paid first. */
export function waysTo(stack: number): string[] {
  const kind = KINDS[stack] ?? '';
  return [`place:${stack}`, `place:free:${kind}`, `place:centre:${kind}`];
}

/** A draft up to, not including, its placing of the pawn: what can still be placed otherwise. */
export function beforePlacing(draft: string[]): string[] {
  const at = draft.findIndex((word) => word.startsWith('place:') || word === 'pass');
  return at < 0 ? draft : draft.slice(0, at);
}

/** A draft up to and including its placing: what can still be built otherwise. */
export function beforeBuilding(draft: string[]): string[] {
  const at = draft.findIndex((word) => word.startsWith('build:'));
  return at < 0 ? draft : draft.slice(0, at);
}

/** Cards drawn from the supply go from high to low; people may pick them in any order. */
export function withDraws(draft: string[], values: number[]): string[] {
  const first = draft.findIndex((word) => word.startsWith('draw:'));
  const closing = draft.lastIndexOf('done');
  const base = draft.slice(0, first >= 0 ? first : closing >= 0 ? closing : draft.length);
  return [...base, ...values.toSorted((a, b) => b - a).map((value) => `draw:${value}`)];
}

export function drawsOf(draft: string[]): number[] {
  return draft.filter((word) => word.startsWith('draw:')).map((word) => Number(word.slice('draw:'.length)));
}

/** Two cards are chosen with the higher first, whatever the order in which they were touched. */
export function withCards(draft: string[], values: number[]): string[] {
  const others = draft.filter((word) => !word.startsWith('card:'));
  return [...others, ...values.toSorted((a, b) => b - a).map((value) => `card:${value}`)];
}

export function cardsOf(draft: string[]): number[] {
  return draft.filter((word) => word.startsWith('card:')).map((word) => Number(word.slice('card:'.length)));
}
