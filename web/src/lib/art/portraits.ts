/** The twelve bots, and the portraits that people choose from, in the order in which they are offered. */
import type { Portrait } from '$lib/api/types';

export const CHARACTERS = [
  'beatrix',
  'hugh',
  'maud',
  'walter',
  'agnes',
  'perkin',
  'joan',
  'geoffrey',
  'cecily',
  'ralph',
  'eleanor',
  'thomas',
] as const;

export const PORTRAITS: readonly Portrait[] = [
  'page',
  'lass',
  'scholar',
  'minstrel',
  'cook',
  'sailor',
  'queen',
  'friar',
  'lady',
  'knight',
  'elder',
  'jester',
];

/** So many of the twelve, in an order of chance. */
export function someCharacters(count: number, chance: () => number = Math.random): string[] {
  const left: string[] = [...CHARACTERS];
  return Array.from({ length: count }, () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? '');
}
