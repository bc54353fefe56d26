/**
 * What the box holds: kinds and crests of the tiles, the rondel, the tracks. The data are the package's own file, so an
 * owner who corrects it corrects the drawings too.
 */
import source from '$box';
import type { BonusTile, Category, Crest, Kind, Tile } from '$lib/api/types';

export const KINDS = source.stacks as Kind[];
/** In the order in which they are counted up for people. */
export const CRESTS: Crest[] = ['blue', 'orange', 'gray', 'green'];
export const CATEGORIES: Category[] = ['chapel', 'gate', 'hostelry', 'bridge'];
export const BONUS_TILES: BonusTile[] = [
  'share',
  'free_centre',
  'x_space',
  'take_back',
  'chapel_two',
  'gate_two',
  'plus_one',
  'noblewoman',
];
export const BONUS_RULES: Record<BonusTile, string> = {
  share: '6.1',
  free_centre: '6.2',
  x_space: '6.3',
  take_back: '6.4',
  chapel_two: '6.5',
  gate_two: '6.6',
  plus_one: '6.7',
  noblewoman: '6.8',
};
export const SCORING_RULES: Record<Category, Record<string, string>> = {
  chapel: { base: '8.2', most: '9.1', leader: '9.5', distance: '9.9', again: '9.10' },
  gate: { base: '8.3', most: '9.2', leader: '9.6', steps: '9.11', tiles: '9.12' },
  hostelry: { base: '8.4', most: '9.3', highest: '9.7', cards: '9.13', sets: '9.14' },
  bridge: { base: '8.5', longest: '9.4', lowest: '9.8', low: '9.15', sets: '9.16' },
};
export const SITES = 12;
export const CENTRE = 6;
/** Rule 5.2: what the centre costs. */
export const CENTRE_COST = 2;

interface House {
  kind: Kind;
  crests: Crest[];
}

const houses = new Map<number, House>();
for (const [kind, tiles] of Object.entries(source.buildings)) {
  if (kind === 'park') continue;
  if (Array.isArray(tiles)) for (const number of tiles) houses.set(number, { kind: kind as Kind, crests: CRESTS });
  else
    for (const [number, crest] of Object.entries(tiles)) {
      houses.set(Number(number), { kind: kind as Kind, crests: [crest as Crest] });
    }
}

export function kindOf(tile: Tile): Kind {
  return typeof tile === 'number' ? (houses.get(tile)?.kind ?? 'guild') : 'park';
}

/** The crests on a tile: one, or on a guild house all four. */
export function crestsOf(tile: Tile): Crest[] {
  return typeof tile === 'number' ? (houses.get(tile)?.crests ?? []) : [tile];
}

/** The outer spaces clockwise from the X; 0 is the X. */
export const RONDEL: number[] = source.rondel.map((pays) => (pays === 'X' ? 0 : Number(pays)));

export interface TrackPlan {
  last: number;
  money: Record<number, number>;
  bonus: number[];
}
export const TRACKS: Record<'chapel' | 'gate', TrackPlan> = {
  chapel: { last: source.chapel_track.spaces, money: source.chapel_track.money, bonus: [] },
  gate: { last: source.gate_track.spaces, money: source.gate_track.money, bonus: source.gate_track.bonus },
};

/** What the spaces after `from` up to `to` give to a marker that walks there: money one by one, and bonus tiles. */
export function passed(track: 'chapel' | 'gate', from: number, to: number): { money: number[]; bonus: number } {
  const plan = TRACKS[track];
  const money: number[] = [];
  let bonus = 0;
  for (let space = from + 1; space <= to; space++) {
    const pays = plan.money[space];
    if (pays) money.push(pays);
    if (plan.bonus.includes(space)) bonus++;
  }
  return { money, bonus };
}

/** The crests of a bridge, counted. */
export function countCrests(bridge: Tile[]): Record<Crest, number> {
  const count: Record<Crest, number> = { blue: 0, orange: 0, gray: 0, green: 0 };
  for (const tile of bridge) for (const crest of crestsOf(tile)) count[crest]++;
  return count;
}

/** The highest house number that still fits the next empty site: 60 on an empty bridge or after a park; null when full. */
export function highestThatFits(bridge: Tile[]): number | null {
  if (bridge.length >= SITES) return null;
  const end = bridge.at(-1);
  return typeof end === 'number' ? end - 1 : 60;
}
