/** A game in sentences: what each part of the board shows, for those who read or listen. */
import type { Category, SeatInfo, Tile, View, You } from '$lib/api/types';
import { CATEGORIES, CENTRE, CRESTS, crestsOf, highestThatFits, kindOf, KINDS, SITES } from '$lib/game/logic/box';
import { orderOf } from '$lib/game/logic/order';
import { isOnly, several, shownName, type People } from '$lib/game/logic/people';
import { cardsPerRound, questionOf, waitText } from '$lib/game/logic/question';
import { bonusName, crestName, listed, pounds, scoringName, tileName } from '$lib/game/logic/say';
import { capital, speech, t } from '$lib/i18n/index.svelte';

/** Those around a table, for whoever sits there or looks on. */
export function peopleOf(seats: SeatInfo[], view: View | null, you: You | null): People {
  const isYou = (seat: number) => isOnly(you?.seats ?? [], seat);
  const nameOf = (seat: number) => (isYou(seat) ? t('you') : shownName(seats[seat]?.name ?? view?.seats[seat]?.name));
  return { nameOf, isYou };
}

const list = (words: string[]) => (words.length ? listed(words, speech.language) : t('text-nothing'));

/** What is asked of me, or whom all wait for. `cards`: those that I have taken with the hostelry that I am using. */
export function nowText(view: View, you: You, people: People, cards: number[]): string {
  if (view.phase === 'over') return t('ask-over');
  if (!you.acting) return waitText(view, people);
  const { seat, legal } = you;
  if (view.phase === 'start') {
    if (!legal.some((move) => move.startsWith('place:'))) return t('ask-no-space');
    return legal.includes('pass') ? t('ask-place-or-pass') : t('text-ask-place');
  }
  const left = cardsPerRound(view) - (view.seats[seat ?? 0]?.chosen ?? 0);
  return questionOf(view, { seat, legal, left, drawn: cards });
}

/** A tile with its crest; the name of a park has it already. */
function inFull(tile: Tile): string {
  if (kindOf(tile) === 'park') return tileName(tile);
  const crests = crestsOf(tile);
  const [only] = crests;
  const named = crests.length > 1 || !only ? t('text-all-crests') : t('text-one-crest', { crest: crestName(only) });
  return t('text-tile', { tile: tileName(tile), crests: named });
}

/** The six stacks with what the rondel pays there, and the centre. */
export function rondelLines(view: View, people: People): string[] {
  const standing = (space: number) => {
    const seats = view.seats.flatMap(({ pawn }, seat) => (pawn === space ? [seat] : []));
    return seats.length ? ` (${t('text-taken', several(people, seats))})` : '';
  };
  const stacks = KINDS.map((kind, space) => {
    const { top, left } = view.stacks[kind];
    const pay = view.rondel.pays[space] ?? 0;
    const pays = pay ? t('text-pays', { money: pounds(pay) }) : t('text-x');
    const name = t(`kind-${kind}`);
    // A tile is called by its kind; only what lies face down has to be told it.
    const said = left
      ? t('text-rondel', { top: top === null ? `${name} (${t('face-down')})` : inFull(top), left, pays })
      : t('text-rondel-empty', { kind: name, pays });
    return capital(said + standing(space));
  });
  return [...stacks, t('text-centre') + standing(CENTRE)];
}

function cardsText(counts: number[]): string {
  const cards = counts.flatMap((count, value) => {
    const what = t('card-named', { value, name: t(`card-${value}`) });
    return count > 1 ? [t('text-count-of', { count, what })] : count ? [what] : [];
  });
  return list(cards);
}

export function boardLines(view: View, people: People): string[] {
  const track = (order: number[], space: (seat: number) => number) =>
    list(order.map((seat) => t('text-place-on', { name: people.nameOf(seat), space: space(seat) })));
  const order = orderOf(view);
  return [
    t('text-round', { round: view.round, rounds: view.rounds }),
    ...(order.length
      ? [
          t('text-order', {
            names: list(
              order.map(({ seat, value }) =>
                value === null ? people.nameOf(seat) : `${people.nameOf(seat)} (${value})`,
              ),
            ),
          }),
        ]
      : []),
    t('text-supply', { cards: cardsText(view.supply) }),
    t('text-bonus', {
      tiles: list(view.bonus.map(({ top, left }) => (left ? (top ? bonusName(top) : t('face-down')) : t('none')))),
    }),
    t('text-chapel-track', { places: track(view.chapel_order, (seat) => view.seats[seat]?.chapel ?? 0) }),
    t('text-gate-track', { places: track(view.gate_order, (seat) => view.seats[seat]?.gate ?? 0) }),
  ];
}

export function scoringLines(view: View, people: People): string[] {
  return CATEGORIES.map((category: Category) => {
    const { measure } = view.standings[category] ?? { measure: null };
    const standings = measure
      ? list(measure.map((value, seat) => t('text-place-on', { name: people.nameOf(seat), space: value })))
      : t('left-to-memory');
    return t('text-scoring', { scoring: scoringName(category, view.scoring[category]), standings });
  });
}

/** Everything about one player but the bridge. */
export function seatLines(view: View, seat: number): string[] {
  const one = view.seats[seat];
  if (!one) return [];
  const tiles = [
    ...Object.entries(one.tiles).flatMap(([tile, count]) => Array<string>(count ?? 0).fill(t(`bonus-${tile}`))),
    ...Object.entries(one.fresh).flatMap(([tile, count]) =>
      Array<string>(count ?? 0).fill(t('text-tiles-fresh', { tile: t(`bonus-${tile}`) })),
    ),
  ];
  const fits = highestThatFits(one.bridge);
  return [
    t('text-money', { money: one.money === null ? t('left-to-memory') : pounds(one.money) }),
    t('text-hand', { cards: one.hand ? cardsText(one.hand) : t('text-hand-size', { count: one.hand_size }) }),
    t('text-tiles', { tiles: list(tiles) }),
    t('text-crests', {
      crests: list(CRESTS.map((crest) => t('text-crest', { crest: crestName(crest), count: one.crests[crest] }))),
    }),
    one.bridge.length < SITES ? t('text-next', { site: one.bridge.length + 1 }) : t('text-full'),
    ...(fits === null
      ? []
      : [capital(fits >= 60 ? t('fits-any') : fits < 1 ? t('fits-none') : t('fits-up-to', { number: fits }))]),
  ];
}

export function bridgeLines(view: View, seat: number): string[] {
  const bridge = view.seats[seat]?.bridge ?? [];
  return bridge.map((tile, site) => t('site-with', { site: site + 1, tile: inFull(tile) }));
}
