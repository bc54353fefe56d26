/** Which colour each seat of the table on this page has; without a table each has its own. A page shows one table. */
import type { Colour } from '$lib/api/types';

export const SEAT_COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'gold'];

class Liveries {
  private chosen: (Colour | null | undefined)[] = $state.raw([]);

  /** The colours of a table's seats, as the server has settled them. */
  wear(colours: (Colour | null | undefined)[]): void {
    if (colours.join() !== this.chosen.join()) this.chosen = colours;
  }

  of(seat: number): Colour {
    return this.chosen[seat] ?? SEAT_COLOURS[seat] ?? 'red';
  }
}

export const liveries = new Liveries();
