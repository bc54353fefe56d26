/** The cards of a hand, side by side: each copy is a thing of its own, and those that were touched are the raised ones. */

/** A card in the fan; `nth` tells equal ones apart, from left to right. */
export interface Copy {
  value: number;
  nth: number;
  raised: boolean;
}

const VALUES = [0, 1, 2, 3, 4];

const count = (cards: number[], value: number): number => cards.filter((card) => card === value).length;

export function nameOf({ value, nth }: Pick<Copy, 'value' | 'nth'>): string {
  return `${value}:${nth}`;
}

/**
 * The fan. `hand` is what is held without the cards that were `laid` out of it, which stay where they were; of the
 * `picked` ones that many copies are raised: the last that were touched, and then from the right (a draft that came
 * back after a reload knows its cards, but not which copy was touched).
 */
export function fanOf(hand: number[], laid: number[], picked: number[], touched: string[]): Copy[] {
  return VALUES.flatMap((value) => {
    const copies = Array.from({ length: (hand[value] ?? 0) + count(laid, value) }, (_, nth) => ({ value, nth }));
    const mine = copies.filter((copy) => touched.includes(nameOf(copy)));
    const others = copies.filter((copy) => !touched.includes(nameOf(copy)));
    mine.sort((a, b) => touched.indexOf(nameOf(a)) - touched.indexOf(nameOf(b)));
    const raised = new Set([...others, ...mine].slice(copies.length - count(picked, value)));
    return copies.map((copy) => ({ ...copy, raised: raised.has(copy) }));
  });
}

/** What was touched, after another touch: a raised copy goes back, any other one is the latest. */
export function touch(touched: string[], copy: Copy): string[] {
  const others = touched.filter((name) => name !== nameOf(copy));
  return copy.raised ? others : [...others, nameOf(copy)];
}

/** How much of the room between two different cards one has that is equal to the card before it. */
const EQUAL = 0.3;

/**
 * Where the cards of a fan stand that is too narrow for them, from 0 to 1. For fingers equal ones lie closer together,
 * since any of them will do; so there is room on every card that is different. A mouse needs no such room: with `equal`
 * 1 all lie evenly.
 */
export function placesOf(cards: Pick<Copy, 'value'>[], equal = EQUAL): number[] {
  let at = 0;
  const places = cards.map((card, i) => (at += i === 0 ? 0 : card.value === cards[i - 1]?.value ? equal : 1));
  return places.map((place) => (at ? place / at : 0));
}
