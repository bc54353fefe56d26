/** What the glossary tells of, besides what the box lists, and the drawings that go with it. */
import type { Kind, Tile } from '$lib/api/types';

/** One tile of each kind, to show it by. */
export const KINDS: [Kind, Tile][] = [
  ['chapel', 32],
  ['gate', 26],
  ['hostelry', 40],
  ['haberdasher', 43],
  ['guild', 14],
  ['park', 'green'],
];
/** Words of the game that are no kind, card, bonus tile or scoring, each with the drawing it is shown by. */
export const TERMS: [term: string, drawing: string][] = [
  ['card', 'card-back'],
  ['house-number', 'plate'],
  ['crest', 'crest-blue'],
  ['strength', 'crest-orange'],
  ['line', 'scoring-bridge-longest'],
  ['empty-site', 'site'],
  ['rondel', 'rondel'],
  ['outer-space', 'rondel-space-2'],
  ['centre', 'rondel-centre'],
  ['stack', 'tile-back'],
  ['supply', 'ui-hand'],
  ['round', 'round-face'],
  ['round-marker', 'round-back'],
  ['chapel-track', 'track-money'],
  ['gate-track', 'track-bonus'],
  ['stairs', 'stair'],
  ['pawn', 'pawn'],
  ['marker', 'marker-crown'],
  ['bonus-tile', 'bonus-back'],
  ['scoring', 'scoring-chapel-base'],
  ['expansion', 'logo'],
];
