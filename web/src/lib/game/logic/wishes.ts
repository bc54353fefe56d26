/** What a seat would probably like to take, from what everybody can see: of the tiles on top, what fits and what matters. */
import type { Kind, Tile, View } from '$lib/api/types';
import { CENTRE_COST, crestsOf, highestThatFits, KINDS, SITES } from './box';

export interface Wish {
  kind: Kind;
  stack: number;
  tile: Tile;
  /** How strong its action would be there; none for guild houses and parks, which have none. */
  strength: number | null;
}

/** So many are marked: whoever sees every tile marked sees none. */
const MARKED = 2;
/** What a guild house is worth, beside actions of that strength: it makes all those to come stronger. */
const GUILD = 3;
/** What a park is worth: little, but much where hardly a number fits any more. */
const PARK = 1;
const PARK_NEEDED = 5;
const HARDLY_ANY = 10;

/** Those that can go onto the next empty site without replacing anything, the strongest first. */
export function fittingFor(view: View, seat: number): Wish[] {
  const one = view.seats[seat];
  if (!one || one.bridge.length >= SITES || view.phase === 'over') return [];
  const highest = highestThatFits(one.bridge) ?? 0;
  const found = KINDS.flatMap((kind, stack): Wish[] => {
    const tile = view.stacks[kind].top;
    if (tile === null || (typeof tile === 'number' && tile > highest)) return [];
    const [crest] = crestsOf(tile);
    const acts = kind !== 'guild' && kind !== 'park' && crest !== undefined;
    return [{ kind, stack, tile, strength: acts ? one.crests[crest] + 1 : null }];
  });
  return found.toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0));
}

/** The few of them that matter most: by the strength of the action and by what the rondel pays there. */
export function wishesOf(view: View, seat: number): Wish[] {
  const highest = highestThatFits(view.seats[seat]?.bridge ?? []) ?? 0;
  const worth = ({ kind, stack, strength }: Wish) => {
    const action = kind === 'guild' ? GUILD : kind === 'park' ? (highest <= HARDLY_ANY ? PARK_NEEDED : PARK) : strength;
    return (action ?? 0) + (view.rondel.pays[stack] || -CENTRE_COST);
  };
  return fittingFor(view, seat)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MARKED);
}
