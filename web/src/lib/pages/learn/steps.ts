/**
 * What the coach of the first game says when. Every step looks at the game as it stands, none waits for another: whoever
 * does something else than proposed just gets the next step that fits, so the lesson cannot get stuck; and what was true only
 * of the plan is no longer said then.
 */
import type { Kind, Phase, Tile, View } from '$lib/api/types';
import { KINDS } from '$lib/game/logic/box';
import { tileName } from '$lib/game/logic/say';
import lesson from './lesson.json';

/** The learner's seat. */
export const ME = 0;

export interface Situation {
  view: View;
  /** It is the learner's move, and nothing is being shown. */
  acting: boolean;
  /** Others' moves are being played on the board. */
  busy: boolean;
  phase: Phase;
  legal: string[];
  draft: string[];
  /** The draft can be confirmed. */
  ready: boolean;
  /** Stacks are being chosen for the centre. */
  centre: boolean;
}

export interface Step {
  id: string;
  /** What is meant, by `data-at` or `data-info`. */
  targets: string[];
  /** Has a button to go on; without one the board waits for the learner's move. */
  next: boolean;
  args?: Record<string, string | number>;
  /** What is said instead of the step's own words. */
  text?: string;
}

interface Rule {
  id: string;
  next?: boolean;
  when: (now: Situation) => boolean;
  targets: (now: Situation) => string[];
  args?: (now: Situation) => Record<string, string | number>;
}

/** What the lesson proposes in each round, as far as it proposes anything. */
export function planOf(round: number): { card: number; place: string; kind: Kind } | null {
  const one = partOf(round);
  if (!one) return null;
  const [, where = '', kind] = one.place.split(':');
  return { card: one.card, place: one.place, kind: (kind ?? KINDS[Number(where)]) as Kind };
}

const partOf = (round: number) => lesson.plan.find((part) => part.round === round) ?? null;

/** The learner has built what the lesson planned, and so what it says of the bridge is true. */
function builtAsPlanned({ view }: Situation): boolean {
  const part = partOf(view.round);
  return part !== null && String(view.seats[ME]?.bridge) === String(part.at.bridge);
}

/** All that the words and reasons of a planned round speak of is there: my bridge, the tile, the markers. */
function asPlanned(now: Situation): boolean {
  const part = partOf(now.view.round);
  const plan = planOf(now.view.round);
  if (!part || !plan || !builtAsPlanned(now)) return false;
  const { stacks, seats } = now.view;
  const same = String(stacks[plan.kind].top) === String(part.at.tile) && seats[ME]?.gate === part.at.gate;
  return same && String(seats.map(({ chapel }) => chapel)) === String(part.at.chapel);
}

/** Steps for which the lesson has no plan: there the coach thinks for itself. */
export const ADVISED = new Set(['card-any', 'place-any', 'site', 'draw', 'bonus']);

/** Steps that propose the card of the plan. */
const PLANNED_CARD = new Set(['card', 'card-zero', 'card-for']);

/** Why a planned move is advised: reasons as hints have them, where they are true. */
export function reasonsFor(now: Situation, step: Step): Record<string, unknown>[] {
  const one = partOf(round(now));
  if (!one) return [];
  if (PLANNED_CARD.has(step.id)) return one.why.card.filter(({ key }) => holds(now, one.card, key));
  return /^place-\d$/.test(step.id) && asPlanned(now) ? one.why.place : [];
}

/** What is said of a card among those in hand; cards that were drawn otherwise than planned may have changed it. */
function holds({ view }: Situation, card: number, key: string): boolean {
  const held = (view.seats[ME]?.hand ?? []).flatMap((count, value) => (count ? [value] : []));
  if (key === 'highest') return card === Math.max(...held);
  return card < Math.max(...held) && (card === Math.min(...held)) === (key === 'save');
}

/** The card of the plan is the highest in hand, and what it is played for lies there. */
function early(now: Situation): boolean {
  const part = partOf(now.view.round);
  if (!part || !asPlanned(now) || part.card === 0) return false;
  return part.why.card.some(({ key }) => key === 'highest' && holds(now, part.card, key));
}

const round = (now: Situation) => now.view.round;
const choosing = (now: Situation) => now.phase === 'cards' && !now.ready && now.acting;
const placing = (now: Situation) => now.phase === 'start' && !now.ready && now.acting && !now.draft.length;
const proposed = (now: Situation) => {
  const plan = planOf(round(now));
  return plan !== null && asPlanned(now) && now.legal.includes(plan.place);
};
/** My card alone is the highest. */
const leading = ({ view: { turns } }: Situation) =>
  turns[0]?.seat === ME && (turns[1] === undefined || turns[0].value > turns[1].value);
const inRound = (wanted: number) => (now: Situation) => round(now) === wanted && placing(now) && proposed(now);
const stackOf = (now: Situation) => [`stack:${planOf(round(now))?.kind ?? 'park'}`];
const stacks = KINDS.map((kind) => `stack:${kind}`);
const none = () => [];
/** A tie of the learner with somebody, decided for the learner. */
const tied = (now: Situation) => {
  const at = myTurn(now);
  return at >= 0 && now.view.turns[at + 1]?.value === now.view.turns[at]?.value;
};
const myTurn = ({ view }: Situation) => view.turns.findIndex(({ seat }) => seat === ME);

/** In this order: the first that fits is said. */
const RULES: Rule[] = [
  { id: 'over', when: (now) => now.view.phase === 'over', targets: none },

  // Before the first card.
  { id: 'welcome', next: true, when: (now) => round(now) === 1 && choosing(now), targets: none },
  { id: 'bridge', next: true, when: (now) => round(now) === 1 && choosing(now), targets: () => [`bridge:${ME}`] },
  { id: 'stacks', next: true, when: (now) => round(now) === 1 && choosing(now), targets: () => stacks },
  { id: 'hand', next: true, when: (now) => round(now) === 1 && choosing(now), targets: () => [`hand:${ME}`] },
  // Rounds begin with something new to look at.
  {
    id: 'turned',
    next: true,
    when: (now) => round(now) === 2 && choosing(now),
    targets: () => ['rounds', 'space:centre'],
  },
  {
    id: 'scorings',
    next: true,
    when: (now) => round(now) === 2 && choosing(now),
    targets: () => ['scoring:chapel', 'scoring:gate', 'scoring:hostelry', 'scoring:bridge'],
  },
  { id: 'save', next: true, when: (now) => round(now) === 2 && choosing(now), targets: () => [`hand:${ME}`] },
  {
    id: 'later',
    next: true,
    when: (now) => round(now) === 4 && choosing(now) && Object.keys(now.view.seats[ME]?.tiles ?? {}).length > 0,
    targets: () => [`tiles:${ME}`],
  },
  { id: 'empty', next: true, when: (now) => round(now) === 9 && choosing(now), targets: () => [`bridge:${ME}`] },
  { id: 'free', next: true, when: (now) => round(now) >= 9 && now.acting, targets: none },

  // Cards.
  {
    id: 'card-zero',
    when: (now) => round(now) === 3 && choosing(now) && builtAsPlanned(now) && now.legal.includes('card:0'),
    targets: () => ['card:0'],
  },
  // A card that is played to be early says what for.
  {
    id: 'card-for',
    when: (now) => choosing(now) && early(now) && now.legal.includes(`card:${planOf(round(now))?.card ?? -1}`),
    targets: (now) => [`card:${planOf(round(now))?.card ?? 0}`, ...stackOf(now)],
    args: (now) => ({ value: planOf(round(now))?.card ?? 0, tile: tileName(partOf(round(now))?.at.tile as Tile) }),
  },
  {
    id: 'card',
    when: (now) => choosing(now) && builtAsPlanned(now) && now.legal.includes(`card:${planOf(round(now))?.card ?? -1}`),
    targets: (now) => [`card:${planOf(round(now))?.card ?? 0}`],
    args: (now) => ({ value: planOf(round(now))?.card ?? 0 }),
  },
  { id: 'card-any', when: (now) => choosing(now) && round(now) < 9, targets: () => [`hand:${ME}`] },
  {
    id: 'confirm-card',
    when: (now) => round(now) === 1 && now.acting && now.phase === 'cards' && now.ready,
    targets: () => ['go'],
  },

  // The order of turns.
  {
    id: 'order',
    next: true,
    when: (now) => round(now) === 1 && placing(now) && leading(now),
    targets: () => ['order:0'],
  },
  {
    id: 'tie',
    next: true,
    when: (now) => round(now) === 3 && placing(now) && tied(now),
    targets: (now) => [`order:${myTurn(now)}`, `order:${myTurn(now) + 1}`],
  },

  // The pawn.
  {
    id: 'tile',
    next: true,
    when: (now) =>
      round(now) >= 4 && round(now) < 9 && placing(now) && now.legal.some((move) => move.startsWith('advance:')),
    targets: () => [`tiles:${ME}`],
  },
  { id: 'rondel', next: true, when: (now) => round(now) === 1 && placing(now), targets: () => stacks },
  { id: 'place-1', when: inRound(1), targets: stackOf },
  { id: 'strength', next: true, when: inRound(2), targets: () => [`bridge:${ME}`] },
  { id: 'place-2', when: inRound(2), targets: stackOf },
  { id: 'place-3', when: inRound(3), targets: (now) => [...stackOf(now), 'track:gate:3'] },
  { id: 'centre', when: (now) => inRound(4)(now) && !now.centre, targets: () => ['space:centre'] },
  { id: 'place-4', when: (now) => inRound(4)(now) && now.centre, targets: stackOf },
  { id: 'place-5', when: inRound(5), targets: stackOf },
  { id: 'place-6', when: inRound(6), targets: stackOf },
  { id: 'place-7', when: inRound(7), targets: stackOf },
  { id: 'place-8', when: inRound(8), targets: stackOf },
  { id: 'place-any', when: (now) => placing(now) && round(now) < 9, targets: none },

  // After the pawn.
  { id: 'site', when: (now) => now.acting && now.phase === 'site' && round(now) < 9, targets: none },
  {
    id: 'draw',
    when: (now) => now.acting && now.phase === 'drawing' && round(now) < 9,
    targets: () => ['supply:1', 'supply:2'],
  },
  {
    id: 'bonus',
    when: (now) => now.acting && now.phase === 'tiles' && !now.ready && round(now) < 9,
    targets: () => ['bonus:0', 'bonus:1', 'bonus:2'],
  },
  {
    id: 'preview',
    next: true,
    when: (now) =>
      round(now) === 1 && now.acting && now.ready && asPlanned(now) && now.draft.includes(planOf(1)?.place ?? ''),
    targets: () => [`site:${ME}:0`],
  },
  {
    id: 'confirm',
    when: (now) => now.acting && now.ready && now.phase !== 'cards' && round(now) < 3,
    targets: () => ['go'],
  },
  {
    id: 'watch',
    when: (now) => round(now) === 1 && !now.acting && !now.busy && now.view.acting.some((seat) => seat !== ME),
    targets: none,
  },
];

export const STEPS = RULES.map(({ id }) => id);

/** What the coach says now; null while there is nothing to say. */
export function stepFor(now: Situation, seen: ReadonlySet<string>): Step | null {
  if (now.busy) return null;
  const rule = RULES.find(({ id, next, when }) => !(next && seen.has(id)) && when(now));
  if (!rule) return null;
  return {
    id: rule.id,
    targets: rule.targets(now),
    next: rule.next ?? false,
    ...(rule.args ? { args: rule.args(now) } : {}),
  };
}
