/** The vocabulary of commands: English always, and the language of the page. Both are messages, written as lists. */
import type { BonusTile, Kind } from '$lib/api/types';
import { BONUS_TILES, KINDS } from '$lib/game/logic/box';
import { has, t } from '$lib/i18n/index.svelte';
import type { Sense, Vocabulary } from './parser';

export const SENSES = [
  'card',
  'place',
  'build',
  'draw',
  'bonus',
  'boost',
  'use',
  'done',
  'pass',
  'undo',
  'back',
  'help',
  'status',
  'moves',
  'hint',
  'review',
  'say',
  'agree',
  'decline',
  'centre',
  'free',
  'noise',
] as const;

/** Commands that the help tells of, in its order. */
export const TOLD = [
  'card',
  'place',
  'centre',
  'build',
  'draw',
  'bonus',
  'use',
  'boost',
  'done',
  'pass',
  'undo',
  'back',
  'status',
  'moves',
  'hint',
  'review',
  'say',
  'agree',
  'decline',
] as const satisfies readonly (typeof SENSES)[number][];

/** English words, known in every language. */
const ENGLISH: Record<(typeof SENSES)[number] | Kind, string> = {
  card: 'card, cards, play',
  place: 'place, pawn, go',
  build: 'build, site',
  draw: 'draw, take',
  bonus: 'bonus',
  boost: 'boost, raise, plus one',
  use: 'use, tile',
  done: 'done, end, finish',
  pass: 'pass, nothing, build nothing',
  undo: 'undo',
  back: 'take back, back',
  help: 'help',
  status: 'status, look, where',
  moves: 'moves, legal, what can i do',
  hint: 'hint',
  review: 'review',
  say: 'say, chat',
  agree: 'agree, yes',
  decline: 'decline, no, play on',
  centre: 'centre, center, middle',
  free: 'free',
  noise: 'the, a, an, on, to, in, my, and, from, with, at, of, please',
  gate: 'gate, gates, bridge gate',
  guild: 'guild, guild house, guildhouse',
  chapel: 'chapel, chapels',
  hostelry: 'hostelry, inn, tavern',
  park: 'park, garden',
  haberdasher: 'haberdasher, shop',
};
const ENGLISH_TILES: Record<BonusTile, string> = {
  share: 'share, side by side',
  free_centre: 'free centre, toll waived',
  x_space: 'x space, x, forbidden ground',
  take_back: 'take back tile, loyal companion',
  chapel_two: 'chapel two, pilgrims stride, pilgrim s stride',
  gate_two: 'gate two, gatekeepers nod, gatekeeper s nod',
  plus_one: 'plus one tile, higher rank',
  noblewoman: 'noblewoman tile, ladys visit, lady s visit',
};
const ENGLISH_CARDS = ['peter', 'merchant', 'noblewoman', 'cleric', 'nobleman'];

function split(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

export function vocabulary(): Vocabulary {
  const words: Vocabulary = [];
  const add = (list: string, sense: Sense) => {
    for (const phrase of split(list)) words.push([phrase, sense]);
  };
  // The language of the page first: where a word means two things, its own meaning holds.
  if (has('text-words-card')) {
    for (const sense of SENSES) add(t(`text-words-${sense}`), sense);
    for (const kind of KINDS) {
      add(t(`text-words-${kind}`), `kind-${kind}`);
      add(t(`kind-${kind}`), `kind-${kind}`);
    }
  }
  for (const tile of BONUS_TILES) add(t(`bonus-${tile}`).replaceAll(',', ''), `tile-${tile}`);
  ([0, 1, 2, 3, 4] as const).forEach((value) => add(t(`card-${value}`), `value-${value}`));
  for (const sense of SENSES) add(ENGLISH[sense], sense);
  for (const kind of KINDS) add(ENGLISH[kind], `kind-${kind}`);
  for (const tile of BONUS_TILES) add(ENGLISH_TILES[tile], `tile-${tile}`);
  ENGLISH_CARDS.forEach((name, value) => add(name, `value-${value as 0 | 1 | 2 | 3 | 4}`));
  return words;
}
