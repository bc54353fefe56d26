/** What everything is: title and lines of the tip for a `data-info`. */
import type { BonusTile, Category, Tile } from '$lib/api/types';
import { has, t } from '$lib/i18n/index.svelte';
import { outcomeAt, outcomesFor, spaceTitle, stackLines, stackTitle } from '../scene/labels';
import { movesTo } from '../scene/touch';
import type { Board } from '../state/board.svelte';
import { BONUS_RULES, CENTRE, crestsOf, highestThatFits, KINDS, kindOf, SCORING_RULES } from './box';
import { orderOf, type Place } from './order';
import { about } from './people';
import { change, crestName, outcomeLines, pounds, scoringName, scoringText, tileName, type Line } from './say';
import { standingsOf } from './standing';

export interface Tip {
  title: string;
  lines: Line[];
  rule?: string;
}

export function tipOf(board: Board, info: string): Tip | null {
  const [what = '', first = '', second = ''] = info.split(':');
  const number = Number(first);
  const { view } = board;
  switch (what) {
    case 'stack': {
      const kind = KINDS[number] ?? 'park';
      const [where, ...gives] = stackLines(board, number);
      return {
        title: stackTitle(view, number),
        lines: [...(where ? [where] : []), { text: t(`action-${kind}`), tone: 'soft' }, ...gives],
        rule: '5.2',
      };
    }
    case 'space':
      return {
        title: spaceTitle(view, number),
        lines: [
          ...(number === CENTRE ? centreLines(board) : []),
          ...pawnLines(board, number),
          ...(number === CENTRE ? [] : outcomesFor(board, movesTo(number))),
        ],
        rule: '5.2',
      };
    case 'label':
      return { title: info.slice('label:'.length), lines: [] };
    case 'pawn':
      return { title: t('pawn-of', about(board, number)), lines: [] };
    case 'seat':
      return seatTip(board, number);
    case 'site':
      return siteTip(board, number, Number(second));
    case 'track':
      return trackTip(board, first as 'chapel' | 'gate');
    case 'marker':
      return trackTip(board, first as 'chapel' | 'gate');
    case 'supply':
      return {
        title: t('supply-pile', { value: number, name: t(`card-${number}`), count: view.supply[number] ?? 0 }),
        lines: [{ text: t('supply-text'), tone: 'soft' }],
        rule: '5.10',
      };
    case 'bonus': {
      const top = view.bonus[number]?.top;
      const count = view.bonus[number]?.left ?? 0;
      return top ? { ...bonusTip(top), title: t('bonus-stack', { tile: t(`bonus-${top}`), count }) } : null;
    }
    case 'tile': {
      const tip = bonusTip(first as BonusTile);
      return second === 'fresh' ? { ...tip, lines: [...tip.lines, { text: t('tile-too-new'), tone: 'bad' }] } : tip;
    }
    case 'card':
      return {
        title: t('card-named', { value: number, name: t(`card-${number}`) }),
        lines: [{ text: t('card-text'), tone: 'soft' }],
        rule: '4.5',
      };
    case 'scoring':
      return scoringTip(board, first as Category);
    case 'order':
      return orderTip(board, number);
    case 'standings':
      return standingsTip(board);
    case 'rounds':
      return {
        title: t('round-of', { round: view.round, rounds: view.rounds }),
        lines: [{ text: t('rounds-text'), tone: 'soft' }],
        rule: '3.1',
      };
    case 'money':
      return {
        title: t('money-of', about(board, number)),
        lines: [{ text: moneyLine(view.seats[number]?.money) }],
      };
    case 'hand':
      return {
        title: t('hand-of', about(board, number)),
        lines: [{ text: handLine(view.seats[number]?.hand ?? null, view.seats[number]?.hand_size ?? 0) }],
      };
    case 'tiles': {
      return { title: t('tiles-of', about(board, number)), lines: [{ text: tilesLine(board, number) }] };
    }
    case 'crests':
      return { title: t('crests-title'), lines: [{ text: t('crests-text'), tone: 'soft' }], rule: '5.8' };
    case 'fits':
      return fitsTip(view.seats[number]?.bridge ?? []);
    default:
      return null;
  }
}

/** What "53 or lower" means: from what it follows. */
function fitsTip(bridge: Tile[]): Tip {
  const last = bridge.at(-1);
  const number = highestThatFits(bridge);
  const text = typeof last === 'number' && number ? t('fits-text-last', { last, number }) : t('fits-text');
  return { title: t('fits-title'), lines: [{ text }], rule: '5.6' };
}

function moneyLine(money: number | null | undefined): string {
  return money === null || money === undefined ? t('left-to-memory') : pounds(money);
}

export function handLine(hand: number[] | null, size: number): string {
  if (!hand) return t('cards-hidden', { count: size });
  const cards = hand.flatMap((count, value) => Array.from({ length: count }, () => value));
  return cards.length
    ? t('hand-worth', { cards: cards.join(', '), value: cards.reduce((sum, card) => sum + card, 0) })
    : t('hand-empty');
}

export function tilesLine(board: Board, seat: number): string {
  const { tiles = {}, fresh = {} } = board.view.seats[seat] ?? {};
  return [...Object.keys(tiles), ...Object.keys(fresh)].map((tile) => t(`bonus-${tile}`)).join(', ') || t('none');
}

function centreLines(board: Board): Line[] {
  const free = board.acting && board.play?.places.some(({ move }) => move.startsWith('place:free:'));
  return [
    { text: t('centre-text'), tone: 'soft' },
    ...(free ? [{ text: t('centre-free', { tile: t('bonus-free_centre') }), tone: 'good' as const }] : []),
  ];
}

function pawnLines(board: Board, space: number): Line[] {
  return board.view.seats.flatMap(({ pawn }, seat) =>
    pawn === space ? [{ text: t('pawn-of', about(board, seat)) }] : [],
  );
}

function seatTip(board: Board, seat: number): Tip {
  const person = board.people[seat];
  const lines: Line[] = [];
  if (person?.kind === 'bot' && person.level && has(`level-${person.level}`)) {
    lines.push({ text: t(`level-${person.level}`) }, { text: t(`level-${person.level}.text`), tone: 'soft' });
  }
  if (person?.conceded) lines.push({ text: t('seat-conceded', about(board, seat)), tone: 'soft' });
  else if (person?.away) lines.push({ text: t('seat-away'), tone: 'soft' });
  else if (person?.kind === 'person' && board.present[seat] === false)
    lines.push({ text: t('seat-absent'), tone: 'soft' });
  return { title: board.nameOf(seat), lines };
}

function siteTip(board: Board, seat: number, site: number): Tip {
  const tile = board.view.seats[seat]?.bridge[site];
  const outcome = outcomeAt(board, seat, site);
  if (outcome?.tile !== undefined) {
    // The title says where it would stand; a line that only repeats it is left out.
    const place = t('stands', { site: site + 1 });
    return {
      title: t('tile-on-site', { tile: tileName(outcome.tile), site: site + 1 }),
      lines: outcomeLines([outcome]).filter(({ text }) => text !== place),
      rule: outcome.replaced === undefined ? '5.6' : '5.7',
    };
  }
  if (tile === undefined) return { title: t('site-empty', { site: site + 1 }), lines: [], rule: '5.6' };
  return {
    title: t('site-with', { site: site + 1, tile: tileName(tile) }),
    lines: [
      { text: t('carries', { crests: crestsOf(tile).map(crestName).join(', ') }) },
      { text: t(`action-${kindOf(tile)}`), tone: 'soft' },
    ],
    rule: '5.8',
  };
}

function trackTip(board: Board, track: 'chapel' | 'gate'): Tip {
  const { view } = board;
  const order = track === 'chapel' ? view.chapel_order : view.gate_order;
  return {
    title: t(`term-${track}-track`),
    lines: [
      { text: t(`track-${track}-text`), tone: 'soft' },
      ...order.map((seat) => {
        const space = view.seats[seat]?.[track] ?? 0;
        return {
          text: space
            ? t('marker-at', { name: board.nameOf(seat), space })
            : t('marker-waits', { name: board.nameOf(seat) }),
        };
      }),
    ],
    rule: '5.12',
  };
}

export function bonusTip(tile: BonusTile): Tip {
  return { title: t(`bonus-${tile}`), lines: [{ text: t(`bonus-${tile}.text`) }], rule: BONUS_RULES[tile] };
}

function scoringTip(board: Board, category: Category): Tip {
  const name = board.view.scoring[category];
  const standing = board.view.standings[category];
  const lines: Line[] = [{ text: scoringText(category, name, board.view.seats.length) }];
  standing?.measure?.forEach((measure, seat) => {
    const gain = standing.gain?.[seat] ?? 0;
    lines.push({
      text: gain
        ? t('standing-paid', { ...about(board, seat), measure, money: pounds(gain) })
        : t('standing', { name: board.nameOf(seat), measure }),
      tone: gain ? 'good' : 'soft',
    });
  });
  if (!standing) lines.push({ text: t('left-to-memory'), tone: 'soft' });
  return { title: scoringName(category, name), lines, rule: SCORING_RULES[category][name] ?? '8.1' };
}

/** Place by place: the money, what the end would add, and both together. */
function standingsTip(board: Board): Tip {
  const lines = standingsOf(board.view).map(({ seat, money, more, total, place }) => {
    const name = `${place === null ? '' : `${place}. `}${board.nameOf(seat)}`;
    if (money === null || total === null) return { text: t('standings-line-hidden', { name, more: change(more) }) };
    return { text: t('standings-line', { name, money: pounds(money), more: change(more), total: pounds(total) }) };
  });
  return { title: t('standings'), lines: [{ text: t('standings-if'), tone: 'soft' }, ...lines], rule: '8.1' };
}

/** Who, with which card, and what that seat does now. */
export function orderLabel(board: Board, place: Place): string {
  const { name, who } = about(board, place.seat);
  const state = t(`order-state-${place.state}`, { who });
  if (place.value !== null) return t('order-with-card', { name, value: place.value, state });
  // The name that is shown must be in what is read out. Where a game ended early, nobody has a turn.
  return place.state === 'done' ? name : `${name}: ${state}`;
}

/** Why those with equal cards come in this order, a sentence for each pair of seats: two players can tie twice. */
export function tiesOf(board: Board, pairs: (readonly [number, number])[]): string[] {
  return [...new Set(pairs.map(([seat, next]) => tieText(board, seat, next)))];
}

/** The pairs of neighbours in the order of turns whose cards are equal. */
export function tiedSeats(board: Board): [number, number][] {
  const places = orderOf(board.view, board.planning);
  return places.flatMap((place, i): [number, number][] => {
    const next = places[i + 1];
    return place.tieBefore && next ? [[place.seat, next.seat]] : [];
  });
}

export function tieText(board: Board, seat: number, next: number): string {
  const who = board.isYou(seat) ? 'first' : board.isYou(next) ? 'second' : 'others';
  return t('tie-ahead', { name: board.nameOf(seat), other: board.nameOf(next), who });
}

function orderTip(board: Board, index: number): Tip | null {
  const places = orderOf(board.view, board.planning);
  const place = places[index];
  if (!place) return null;
  if (place.value === null) {
    const choosing = place.state === 'choosing' || place.state === 'chosen';
    const title = choosing ? t(`order-${place.state}`, about(board, place.seat)) : orderLabel(board, place);
    return { title, lines: [], rule: '4.2' };
  }
  const lines: Line[] = [{ text: t('order-text'), tone: 'soft' }];
  const next = places[index + 1];
  const before = places[index - 1];
  if (place.tieBefore && next) lines.push({ text: tieText(board, place.seat, next.seat) });
  if (before?.tieBefore) lines.push({ text: tieText(board, before.seat, place.seat) });
  return {
    title: orderLabel(board, place),
    lines,
    rule: place.tieBefore || before?.tieBefore ? '4.7' : '4.5',
  };
}
