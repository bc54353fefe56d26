/** A position set up by hand: what a form changes, written as one line of text and read from one (docs/position.md). */
import type { BonusTile, Category, Crest, Kind, Tile } from '$lib/api/types';
import { BONUS_TILES, CATEGORIES, KINDS, kindOf, SITES } from '$lib/game/logic/box';

export interface SetupSeat {
  money: number;
  /** How many cards of value 1 to 4; those of value 0 are always there (rule 2.3). */
  cards: [number, number, number, number];
  bridge: Tile[];
  tiles: Record<BonusTile, number>;
  chapel: number;
  gate: number;
  step: string;
}
export interface Setup {
  scoring: Record<Category, string>;
  /** The round markers that are turned up. */
  markers: number[];
  /** The stack that the X lies beside. */
  rondel: number;
  seats: SetupSeat[];
  /** What lies on top of every stack; null is not known. */
  tops: Record<Kind, Tile | null>;
  bonus: (BonusTile | null)[];
  /** Tiles that were built and replaced: on no bridge, and in no stack. */
  gone: Tile[];
  /** Bonus tiles that were taken and used, stack by stack. */
  used: BonusTile[][];
}

const LETTERS: Record<Crest, string> = { blue: 'b', gray: 'y', green: 'g', orange: 'o' };
const PARKS: Crest[] = ['blue', 'gray', 'green', 'orange'];
const BONUS_LETTERS = 'sfxtcgpn';
const STEPS = 'ABCD';
/** Of every crest there are so many parks. */
const PARKS_EACH = 3;

export const roundsOf = (players: number): number => (players === 2 ? 6 : 12);
const zerosOf = (players: number): number => (players === 2 ? 2 : 1);

/** All tiles of a kind, parks once for each crest. */
export function tilesOf(kind: Kind): Tile[] {
  if (kind === 'park') return PARKS;
  return Array.from({ length: 60 }, (_, i) => i + 1).filter((number) => kindOf(number) === kind);
}

/** How the game begins: nothing is built, and of what lies face up the first of its kind. */
export function emptySetup(players: number): Setup {
  const seat = (_: unknown, i: number): SetupSeat => ({
    money: 5,
    // The card that a step brings makes up for its place (rule 2.4).
    cards: [1, 2, 3, 4].map((value) => (value === i + 1 ? 2 : 1)) as SetupSeat['cards'],
    bridge: [],
    tiles: noTiles(),
    chapel: 0,
    gate: 0,
    step: STEPS[i] ?? 'A',
  });
  return {
    scoring: { chapel: 'base', gate: 'base', hostelry: 'base', bridge: 'base' },
    markers: [1],
    rondel: 0,
    seats: Array.from({ length: players }, seat),
    tops: Object.fromEntries(KINDS.map((kind) => [kind, tilesOf(kind)[0] ?? null])) as Setup['tops'],
    bonus: ['share', 'free_centre', 'x_space'],
    gone: [],
    used: [[], [], []],
  };
}

function noTiles(): Record<BonusTile, number> {
  return Object.fromEntries(BONUS_TILES.map((tile) => [tile, 0])) as Record<BonusTile, number>;
}

/** Tiles that could still lie somewhere: on top of their stack, or on a bridge. */
export function tilesLeft(setup: Setup, kind: Kind): Tile[] {
  const out = [...setup.seats.flatMap(({ bridge }) => bridge), ...setup.gone];
  return tilesOf(kind).filter((tile) => {
    const most = typeof tile === 'number' ? 1 : PARKS_EACH;
    return out.filter((one) => one === tile).length < most;
  });
}

/** What a form makes with it: a tile more on a bridge; where it lay on its stack, another lies there. */
export function built(setup: Setup, seat: number, tile: Tile): void {
  const owner = setup.seats[seat];
  if (!owner || owner.bridge.length >= SITES) return;
  owner.bridge.push(tile);
  const kind = kindOf(tile);
  const left = tilesLeft(setup, kind);
  const top = setup.tops[kind];
  if (top !== null && !left.includes(top)) setup.tops[kind] = left[0] ?? null;
}

// --- as a line of text -----------------------------------------------------------------------------------------

export function written(setup: Setup): string {
  const { seats, scoring, markers, rondel } = setup;
  const rounds = `${markers.join('')}:${markers.length < roundsOf(seats.length) ? '?' : ''}`;
  return [
    'lb1',
    'watch',
    'reconstruction-1',
    CATEGORIES.map((category) => scoring[category]).join(','),
    rounds,
    rondel,
    seats.map(({ step }) => step).join(''),
    KINDS.map((kind) => stackText(setup, kind)).join('/'),
    bonusTexts(setup).join('/'),
    seats.map((seat) => seatText(seat, seats.length)).join(';'),
    orderOf(seats, 'chapel'),
    orderOf(seats, 'gate'),
    'cards',
    '-',
    '-',
    '-',
    '-',
  ].join(' ');
}

function stackText(setup: Setup, kind: Kind): string {
  const taken = [...setup.seats.flatMap(({ bridge }) => bridge), ...setup.gone].filter((tile) => kindOf(tile) === kind);
  const top = setup.tops[kind];
  const left = [...(top === null ? [] : [tileText(top)]), ...(taken.length + (top === null ? 0 : 1) < 12 ? ['?'] : [])];
  return `${taken.map(tileText).join(',')}:${taken.length < 12 ? left.join(',') : ''}`;
}

/** Bonus tiles that are held were taken from somewhere: from the stacks in turn, each of which has one of every kind. */
function bonusTexts(setup: Setup): string[] {
  const taken = setup.used.map((used) => used.map(letterOf));
  for (const tile of BONUS_TILES) {
    let held = setup.seats.reduce((sum, { tiles }) => sum + tiles[tile], 0);
    for (const [i, stack] of taken.entries()) {
      if (held <= 0) break;
      if (stack.includes(letterOf(tile)) || setup.bonus[i] === tile) continue;
      stack.push(letterOf(tile));
      held--;
    }
    // More than the box has: said by the rules.
    for (; held > 0; held--) taken[0]?.push(letterOf(tile));
  }
  return taken.map((stack, i) => {
    const top = setup.bonus[i] ?? null;
    const known = stack.length + (top === null ? 0 : 1);
    return `${stack.join('')}:${top === null ? '' : letterOf(top)}${known < 8 ? '?' : ''}`;
  });
}

function seatText({ money, cards, bridge, tiles, chapel, gate }: SetupSeat, players: number): string {
  const hand = '0'.repeat(zerosOf(players)) + cards.map((count, i) => String(i + 1).repeat(count)).join('');
  const held = BONUS_TILES.map((tile) => letterOf(tile).repeat(tiles[tile])).join('');
  return [money, hand, bridge.map(tileText).join(',') || '-', held || '-', chapel, gate, '-', '-'].join('/');
}

/** From the front to the back; on the stairs by their steps, in a pile as they sit. */
function orderOf(seats: SetupSeat[], track: 'chapel' | 'gate'): string {
  return seats
    .map((seat, i) => ({ i, seat }))
    .sort((one, other) => {
      const apart = other.seat[track] - one.seat[track];
      if (apart || track === 'gate' || one.seat.chapel) return apart || one.i - other.i;
      return one.seat.step < other.seat.step ? -1 : 1;
    })
    .map(({ i }) => i)
    .join('');
}

function tileText(tile: Tile): string {
  return typeof tile === 'number' ? String(tile) : LETTERS[tile];
}
function letterOf(tile: BonusTile): string {
  return BONUS_LETTERS[BONUS_TILES.indexOf(tile)] ?? '';
}

// --- from a line of text ---------------------------------------------------------------------------------------

/** What a position says, as far as a form can change it: at the beginning of its round. Null if it is no position. */
export function setupOf(line: string): Setup | null {
  const fields = line.trim().replaceAll('_', ' ').split(' ');
  const [version, , box, scoring, rounds, rondel, steps, stacks, bonus, seats] = fields;
  if (version !== 'lb1' || fields.length !== 17 || box !== 'reconstruction-1' || !/^[0-5]$/.test(rondel ?? ''))
    return null;
  const names = (scoring ?? '').split(',');
  const parts = (stacks ?? '').split('/');
  const extra = (bonus ?? '').split('/');
  const sitting = (seats ?? '').split(';').map((text, i) => seatOf(text, steps?.[i] ?? 'A', fields, i));
  if (sitting.length < 2 || sitting.length > 4 || parts.length !== 6 || extra.length !== 3) return null;
  const owners = sitting.filter((seat) => seat !== null);
  if (owners.length !== sitting.length) return null;
  const setup: Setup = {
    scoring: Object.fromEntries(CATEGORIES.map((category, i) => [category, names[i] ?? 'base'])) as Setup['scoring'],
    markers: [...(rounds?.split(':')[0] ?? '')].map(Number),
    rondel: Number(rondel),
    seats: owners,
    tops: Object.fromEntries(
      KINDS.map((kind, i) => [kind, tileOf(parts[i]?.split(':')[1]?.split(',')[0])]),
    ) as Setup['tops'],
    bonus: extra.map((text) => bonusOf(text.split(':')[1]?.[0])),
    gone: [],
    used: [[], [], []],
  };
  const standing = owners.flatMap((seat) => seat.bridge);
  const taken = parts.flatMap((text) => (text.split(':')[0] ?? '').split(',').flatMap((word) => tileOf(word) ?? []));
  setup.gone = without(taken, standing);
  const held = owners.flatMap(({ tiles }) => BONUS_TILES.flatMap((tile) => Array<BonusTile>(tiles[tile]).fill(tile)));
  for (const [i, text] of extra.entries()) {
    for (const letter of text.split(':')[0] ?? '') {
      const tile = bonusOf(letter);
      const at = tile ? held.indexOf(tile) : -1;
      if (at >= 0) held.splice(at, 1);
      else if (tile) setup.used[i]?.push(tile);
    }
  }
  return setup;
}

function seatOf(text: string, step: string, fields: string[], seat: number): SetupSeat | null {
  const [money, hand = '', bridge = '', tiles = '', chapel, gate, , cards = ''] = text.split('/');
  const numbers = [money, chapel, gate].map(Number);
  if (!numbers.every(Number.isInteger)) return null;
  const held = [...hand, ...backInHand(cards, fields, seat)];
  const counts = [1, 2, 3, 4].map((value) => held.filter((one) => one === String(value)).length);
  const own = noTiles();
  for (const letter of tiles.replace(':', '')) {
    const tile = bonusOf(letter);
    if (tile) own[tile]++;
  }
  return {
    money: numbers[0] ?? 0,
    cards: counts as SetupSeat['cards'],
    bridge: bridge === '-' ? [] : bridge.split(',').flatMap((word) => tileOf(word) ?? []),
    tiles: own,
    chapel: numbers[1] ?? 0,
    gate: numbers[2] ?? 0,
    step,
  };
}

/** The cards that a seat has put down and that have not been played yet; what is not known has not left the hand. */
function backInHand(cards: string, fields: string[], seat: number): string[] {
  const down = cards === '-' ? [] : cards.split(',').map((card) => card[0] ?? '?');
  const [phase = '', turns = ''] = [fields[12], fields[13]];
  if (phase === 'cards') return down.filter((card) => card !== '?');
  if (phase === 'boosts') return down;
  const [past = '', coming = ''] = turns.split(':');
  const two = /[ab]/.test(past + coming);
  const later = two ? (coming.match(/../g) ?? []).slice(1) : [...coming].slice(1);
  return down.filter((_, i) => later.includes(two ? `${seat}${'ab'[i]}` : String(seat)));
}

function tileOf(word: string | undefined): Tile | null {
  if (!word) return null;
  if (/^[1-9]\d?$/.test(word)) return Number(word) <= 60 ? Number(word) : null;
  return PARKS.find((crest) => LETTERS[crest] === word) ?? null;
}
function bonusOf(letter: string | undefined): BonusTile | null {
  return (letter && BONUS_TILES[BONUS_LETTERS.indexOf(letter)]) || null;
}
function without(all: Tile[], some: Tile[]): Tile[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
