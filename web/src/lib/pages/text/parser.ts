/**
 * Commands in words, in English and in the language of the page: `card 3`, `place chapel`, `place centre park`,
 * `build site 4`, `draw 2 1`, `bonus 1`, `done`. What is meant is read from what is legal, so that short forms work too.
 */
import type { BonusTile, Kind, View } from '$lib/api/types';
import { KINDS } from '$lib/game/logic/box';

/** Everything that a word can stand for. */
export type Sense =
  | 'card'
  | 'place'
  | 'build'
  | 'draw'
  | 'bonus'
  | 'boost'
  | 'use'
  | 'done'
  | 'pass'
  | 'undo'
  | 'back'
  | 'help'
  | 'status'
  | 'moves'
  | 'hint'
  | 'review'
  | 'say'
  | 'agree'
  | 'decline'
  | 'centre'
  | 'free'
  | 'noise'
  | `kind-${Kind}`
  | `tile-${BonusTile}`
  | `value-${0 | 1 | 2 | 3 | 4}`;
/** Phrases and what they stand for; built by words.ts from the messages of both languages. */
export type Vocabulary = [phrase: string, sense: Sense][];

export type Command =
  | { do: 'moves'; moves: string[] }
  | { do: 'take-back' | 'moves-list' | Simple }
  | { do: 'say'; text: string }
  | { do: 'unknown'; why: 'empty' | 'words' | 'number' | 'kind' | 'tile' | 'what' };

/** Commands of one word. */
const SIMPLE = ['undo', 'help', 'status', 'hint', 'review', 'agree', 'decline'] as const;
type Simple = (typeof SIMPLE)[number];

export interface Situation {
  view: View;
  legal: string[];
  /** Whether a chosen card can be taken back into the hand. */
  takeBack: boolean;
}

/** Lower case, no accents, no punctuation: what people type in a hurry. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type Token = { sense: Sense } | { number: number } | { word: string };

function tokens(text: string, vocabulary: Vocabulary): Token[] {
  const words = plain(text).split(' ').filter(Boolean);
  const phrases = vocabulary
    .map(([phrase, sense]) => ({ words: plain(phrase).split(' '), sense }))
    .toSorted((a, b) => b.words.length - a.words.length);
  const found: Token[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((one) => one.words.every((word, i) => words[at + i] === word));
    const word = words[at] ?? '';
    if (phrase) {
      if (phrase.sense !== 'noise') found.push({ sense: phrase.sense });
      at += phrase.words.length;
    } else {
      found.push(/^\d+$/.test(word) ? { number: Number(word) } : { word });
      at++;
    }
  }
  return found;
}

const RAW = /^(card|boost|draw|build|bonus):\d+$|^place:(\d|(centre|free):[a-z]+)$|^advance:(chapel|gate)$/;

export function parseCommand(text: string, vocabulary: Vocabulary, situation: Situation): Command {
  const source = text.trim();
  if (!source) return { do: 'unknown', why: 'empty' };
  if (RAW.test(source)) return { do: 'moves', moves: [source] };
  const all = tokens(source, vocabulary);
  const [first] = all;
  if (first && 'sense' in first && first.sense === 'say') return said(source);
  const senses = all.flatMap((token) => ('sense' in token ? [token.sense] : []));
  const numbers = all.flatMap((token) => ('number' in token ? [token.number] : []));
  if (all.some((token) => 'word' in token)) return { do: 'unknown', why: 'words' };
  if (senses.includes('moves')) return { do: 'moves-list' };
  const simple = SIMPLE.find((sense) => senses.includes(sense));
  if (simple) return { do: simple };
  return meant(senses, numbers, situation);
}

/** Whatever follows the first word is said as it was written. */
function said(source: string): Command {
  const text = source.replace(/^\S+\s*/, '');
  return text ? { do: 'say', text } : { do: 'unknown', why: 'what' };
}

function meant(senses: Sense[], numbers: number[], situation: Situation): Command {
  const { view, takeBack } = situation;
  const means = (sense: Sense) => senses.includes(sense);
  const kind = KINDS.find((one) => means(`kind-${one}`));
  const tile = senses.find((sense) => sense.startsWith('tile-'))?.slice('tile-'.length) as BonusTile | undefined;
  const values = [
    ...numbers,
    ...senses.flatMap((sense) => (sense.startsWith('value-') ? [Number(sense.slice('value-'.length))] : [])),
  ];

  if (means('back') && takeBack && view.phase === 'cards') return { do: 'take-back' };
  if (means('back')) return moves(['take_back']);
  if (means('done')) return moves(['done']);
  if (means('pass')) return moves(['pass']);
  if (means('card')) return cards(values);
  if (means('draw')) return draws(values);
  if (means('boost')) return boost(values, situation);
  if (means('bonus')) return bonus(values, tile, view);
  if (means('use') || (tile && !means('place'))) return use(tile, values, situation);
  if (means('build')) return build(values);
  if (means('place') || means('centre') || kind) {
    return place(kind, values, means('centre'), means('free') || tile === 'free_centre', situation);
  }
  return bare(values, tile, situation);
}

const moves = (list: string[]): Command => ({ do: 'moves', moves: list });
const falling = (values: number[]) => values.toSorted((a, b) => b - a);

function cards(values: number[]): Command {
  if (!values.length) return { do: 'unknown', why: 'number' };
  return moves(falling(values).map((value) => `card:${value}`));
}

function draws(values: number[]): Command {
  if (!values.length) return { do: 'unknown', why: 'number' };
  return moves(falling(values).map((value) => `draw:${value}`));
}

function build([site]: number[]): Command {
  return site === undefined ? { do: 'unknown', why: 'number' } : moves([`build:${site - 1}`]);
}

/** A plus-one tile: on the card that is named, or on the only one that there is. */
function boost([value]: number[], { legal }: Situation): Command {
  const possible = legal.filter((move) => move.startsWith('boost:'));
  if (value !== undefined) return moves([`boost:${value}`]);
  const [only, other] = possible;
  return only && !other ? moves([only]) : { do: 'unknown', why: 'number' };
}

/** A bonus tile from a stack: by the stack's number, or by the name of what lies on top. */
function bonus([number]: number[], tile: BonusTile | undefined, view: View): Command {
  if (number !== undefined) return moves([`bonus:${number - 1}`]);
  const stack = tile ? view.bonus.findIndex(({ top }) => top === tile) : -1;
  return stack >= 0 ? moves([`bonus:${stack}`]) : { do: 'unknown', why: tile ? 'tile' : 'number' };
}

function use(tile: BonusTile | undefined, values: number[], situation: Situation): Command {
  switch (tile) {
    case 'chapel_two':
      return moves(['advance:chapel']);
    case 'gate_two':
      return moves(['advance:gate']);
    case 'noblewoman':
      return moves(['noblewoman']);
    case 'take_back':
      return moves(['take_back']);
    case 'plus_one':
      return boost(values, situation);
    // The others are used by placing the pawn where it could not stand without them.
    case 'share':
    case 'x_space':
    case 'free_centre':
      return { do: 'unknown', why: 'kind' };
    case undefined:
      return { do: 'unknown', why: 'tile' };
  }
}

function place(
  kind: Kind | undefined,
  [number]: number[],
  centre: boolean,
  free: boolean,
  { view, legal }: Situation,
): Command {
  const wanted = kind ?? KINDS[(number ?? 0) - 1];
  if (!wanted) return { do: 'unknown', why: 'kind' };
  if (free) return moves([`place:free:${wanted}`]);
  if (centre) {
    const paid = `place:centre:${wanted}`;
    const unpaid = `place:free:${wanted}`;
    return moves([!legal.includes(paid) && legal.includes(unpaid) ? unpaid : paid]);
  }
  const space = `place:${KINDS.indexOf(wanted)}`;
  if (legal.includes(space) || view.phase !== 'start') return moves([space]);
  // The space is not open; if there is one other way to the tile, that is meant.
  const others = legal.filter((move) => move === `place:centre:${wanted}` || move === `place:free:${wanted}`);
  return moves([others.length === 1 ? (others[0] ?? space) : space]);
}

/** Numbers alone mean whatever is asked now. */
function bare(values: number[], tile: BonusTile | undefined, situation: Situation): Command {
  const [value] = values;
  if (value === undefined) return { do: 'unknown', why: 'words' };
  switch (situation.view.phase) {
    case 'cards':
      return cards(values);
    case 'boosts':
      return boost(values, situation);
    case 'start':
      return place(undefined, values, false, false, situation);
    case 'site':
      return build(values);
    case 'drawing':
      return draws(values);
    case 'tiles':
      return bonus(values, tile, situation.view);
    default:
      return { do: 'unknown', why: 'words' };
  }
}
