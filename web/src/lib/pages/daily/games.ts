/** What a round of somebody's game was, in a few signs: the cards, and the tiles that were taken from the rondel. */
import type { Kind, PlayedRound, SeatInfo } from '$lib/api/types';
import { parse } from '$lib/game/logic/moves';

export function takenIn({ moves }: PlayedRound): { cards: number[]; kinds: Kind[] } {
  const said = moves.map(parse);
  return {
    cards: said.flatMap((move) => (move?.verb === 'card' ? [move.value] : [])),
    kinds: said.flatMap((move) => (move?.verb === 'place' ? [move.kind] : [])),
  };
}

/** Who sits at the table of a day: somebody, and the characters of that day, by the names that they are called. */
export function seatsOf(name: string, cast: { character: string; name: string }[]): SeatInfo[] {
  const usual = {
    person: null,
    portrait: null,
    colour: null,
    local: false,
    present: true,
    away: null,
    conceded: false,
    fault: null,
  };
  return [
    { ...usual, seat: 0, kind: 'person', name, level: null, character: null },
    ...cast.map((one, i) => ({ ...usual, ...one, seat: i + 1, kind: 'bot' as const, level: 'master' })),
  ];
}
