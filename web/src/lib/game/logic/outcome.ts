/** What a move would give, gathered from its events: the preview on the thing itself. */
import type { BonusTile, Crest, GameEvent, Kind, Outlook, Tile } from '$lib/api/types';
import { CRESTS, crestsOf, kindOf, passed } from './box';
import { told } from './events';

export interface Walk {
  track: 'chapel' | 'gate';
  from: number;
  to: number;
  /** What is paid on the way, and how many bonus tiles that gives. */
  money: number[];
  bonus: number;
}

export interface Outcome {
  /** Net money of everything. */
  money: number;
  /** What the rondel pays, or (below 0) what the centre costs. */
  income: number;
  uses: BonusTile[];
  tile?: Tile;
  kind?: Kind;
  site?: number;
  replaced?: Tile;
  crest?: Crest;
  strength?: number;
  /** What markers walk, each way once: a bonus tile and an action may move both. */
  walks: Walk[];
  /** Pounds of a haberdasher. */
  pounds?: number;
  /** Value of cards that a hostelry lets take. */
  cards?: number;
  /** Cards that come into the hand, and bonus tiles that are taken. */
  drawn: number[];
  won: BonusTile[];
  /** The turn passes without a building. */
  pass: boolean;
}

export function outcomeOf(...lists: GameEvent[][]): Outcome {
  const outcome: Outcome = { money: 0, income: 0, uses: [], walks: [], drawn: [], won: [], pass: false };
  for (const raw of lists.flat()) {
    const event = told(raw);
    switch (event.kind) {
      case 'money':
        outcome.money += event.data.amount;
        if (event.data.source === 'rondel' || event.data.source === 'centre') outcome.income += event.data.amount;
        if (event.data.source === 'haberdasher') outcome.pounds = event.data.amount;
        break;
      case 'use':
        outcome.uses.push(event.data.tile);
        break;
      case 'take':
        outcome.tile = event.data.tile;
        outcome.kind = kindOf(event.data.tile);
        break;
      case 'build':
        outcome.site = event.data.site;
        if (event.data.replaced !== undefined) outcome.replaced = event.data.replaced;
        outcome.tile = event.data.tile;
        outcome.kind = kindOf(event.data.tile);
        break;
      case 'strength':
        outcome.crest = event.data.crest;
        outcome.strength = event.data.strength;
        if (outcome.kind === 'hostelry') outcome.cards = event.data.strength;
        break;
      case 'gain_card':
        outcome.drawn.push(event.data.value);
        break;
      case 'bonus':
        outcome.won.push(event.data.tile);
        break;
      case 'pass':
        outcome.pass = true;
        break;
      case 'advance': {
        const { track, to } = event.data;
        const before = outcome.walks.findIndex((walk) => walk.track === track);
        const from = outcome.walks[before]?.from ?? event.data.from;
        const walk = { track, from, to, ...passed(track, from, to) };
        if (before < 0) outcome.walks.push(walk);
        else outcome.walks[before] = walk;
        break;
      }
    }
  }
  return outcome;
}

/** What placing would give for every site on which the tile may then stand. */
export function sitesOf(option: Outlook): Outcome[] {
  if (!option.next.length) return [outcomeOf(option.events)];
  return option.next.map((build) => outcomeOf(option.events, build.events));
}

/** A number to compare outcomes of the same tile by: what its action yields. */
export function worth(outcome: Outcome): number {
  return outcome.strength ?? 0;
}

export function best(outcomes: Outcome[]): Outcome | undefined {
  return outcomes.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Crests that a bridge loses when one tile takes the place of another: colour and change. */
export function crestChange(before: Tile, after: Tile): { crest: Crest; change: number }[] {
  const old = crestsOf(before);
  const fresh = crestsOf(after);
  return CRESTS.map((crest) => ({
    crest,
    change: Number(fresh.includes(crest)) - Number(old.includes(crest)),
  })).filter(({ change }) => change !== 0);
}
