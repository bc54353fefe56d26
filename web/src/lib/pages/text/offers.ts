/** What a move is called where all is words, and what it would give. */
import type { Outlook } from '$lib/api/types';
import { outcomeOf, sitesOf } from '$lib/game/logic/outcome';
import { change, outcomeLines } from '$lib/game/logic/say';
import { joined } from '$lib/game/scene/labels';

export interface Offer {
  move: string;
  /** What it is called, and what it would give. */
  title: string;
  text: string;
}

/** What a move would give, if that is known yet. */
export function outcomeText(options: Outlook[], move: string): string {
  const option = options.find((one) => one.move === move);
  if (!option) return '';
  const outcomes = move.startsWith('place:') ? sitesOf(option) : [outcomeOf(option.events)];
  const income = outcomes[0]?.income ?? 0;
  const lines = outcomeLines(outcomes).map(({ text }) => text);
  return joined([...(income ? [change(income)] : []), ...lines]);
}
