/** Which rules there are, in their order, with the pictures and tables that belong to them. The words are messages. */
import { BONUS_RULES, SCORING_RULES } from '$lib/game/logic/box';

export type Picture =
  | 'kinds'
  | 'crests'
  | 'cards'
  | 'markers'
  | 'rondel'
  | 'stacks'
  | 'chapel-track'
  | 'gate-track'
  | 'pawn'
  | 'fits'
  | 'after-park'
  | 'replace'
  | 'strength';
export type TableName = 'hands' | 'empty' | 'steps' | 'tiles' | 'cards';

export interface Rule {
  number: string;
  /** A bonus tile or a scoring, whose own words come first. */
  about?: string;
  /** Whether there is more to tell than what the thing says itself. */
  more: boolean;
  ruling: boolean;
  pictures: Picture[];
  table?: TableName;
}
export interface Section {
  number: number;
  /** Rules, and the headings between them. */
  parts: { heading?: string; rules: Rule[] }[];
}

/** Rules that rest on a decision of ours; docs/rules.md has the whole story of each. */
export const RULINGS = [
  ...['1.3', '1.4', '1.6', '1.8', '1.9', '1.10', '1.11', '1.12'],
  ...['2.1', '2.4', '2.5', '2.7', '4.3', '4.4', '4.5', '4.6'],
  ...['5.2', '5.3', '5.4', '5.7', '5.12', '6.1', '6.4', '6.5', '6.8', '7.1'],
  ...['8.1', '8.6', '9.0', '9.5', '9.8', '9.10', '10.3'],
];
/** What a tile says itself is the whole rule. */
const SAID = ['8.2', '8.3', '8.4', '8.5', '9.1', '9.2', '9.3', '9.4', '9.5', '9.10', '9.11', '9.13', '9.15'];

export const PICTURES: Record<string, Picture[]> = {
  '1.1': ['kinds'],
  '1.3': ['crests'],
  '1.5': ['cards'],
  '1.7': ['markers'],
  '1.8': ['rondel'],
  '1.9': ['stacks'],
  '1.10': ['chapel-track'],
  '1.11': ['gate-track'],
  '5.2': ['pawn'],
  '5.6': ['fits', 'after-park'],
  '5.7': ['replace'],
  '5.8': ['strength'],
};
const TABLES: Record<string, TableName> = {
  '2.5': 'hands',
  '8.6': 'empty',
  '9.11': 'steps',
  '9.12': 'tiles',
  '9.13': 'cards',
};
const LAST = [13, 8, 1, 7, 14, 9, 1, 8, 16, 4];
const FROM_ZERO = [6, 9];

const things = new Map<string, string>();
for (const [tile, rule] of Object.entries(BONUS_RULES)) things.set(rule, `bonus-${tile}`);
for (const [category, names] of Object.entries(SCORING_RULES)) {
  for (const [name, rule] of Object.entries(names)) things.set(rule, `scoring-${category}-${name}`);
}

function rule(section: number, at: number): Rule {
  const number = `${section}.${at}`;
  const about = things.get(number);
  const table = TABLES[number];
  return {
    number,
    more: !SAID.includes(number),
    ruling: RULINGS.includes(number),
    pictures: PICTURES[number] ?? [],
    ...(about ? { about } : {}),
    ...(table ? { table } : {}),
  };
}

function range(section: number, from: number, to: number): Rule[] {
  return Array.from({ length: to - from + 1 }, (_, i) => rule(section, from + i));
}

export const SECTIONS: Section[] = LAST.map((last, i) => {
  const number = i + 1;
  if (number === 9) {
    return {
      number,
      parts: [
        { rules: range(9, 0, 0) },
        { heading: 'rules-ranked', rules: range(9, 1, 4) },
        { heading: 'rules-each-round', rules: range(9, 5, 8) },
        { heading: 'rules-for-all', rules: range(9, 9, 16) },
      ],
    };
  }
  return { number, parts: [{ rules: range(number, FROM_ZERO.includes(number) ? 0 : 1, last) }] };
});

/** `5.7` as the end of a message's name, and `r5-7` as an address on the page. */
export function keyOf(number: string): string {
  return number.replace('.', '-');
}
export function anchorOf(number: string): string {
  return `r${keyOf(number)}`;
}

export type Piece = { text: string } | { rule: string };

/** A text with its references to other rules, written as [5.10], taken apart. */
export function pieces(text: string): Piece[] {
  return text.split(/\[(\d{1,2}\.\d{1,2})\]/).flatMap((part, i): Piece[] => {
    if (i % 2) return [{ rule: part }];
    return part ? [{ text: part }] : [];
  });
}
