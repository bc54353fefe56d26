/** A result as a row of little tiles, which tell where one stood and nothing of the deal. */

/** From the first place to the last. */
export const TILES = ['🟨', '🟩', '🟦', '⬜'];

export function row(places: number[]): string {
  return places.map((place) => TILES[place - 1] ?? TILES.at(-1)).join('');
}

/** What is handed on: a title with the day, the row, what is said of the result, and where to play it oneself. */
export function shareText(day: string, places: number[], said: string[], address: string): string {
  return [`London Bridge · ${day}`, row(places), said.filter(Boolean).join(' · '), address].filter(Boolean).join('\n');
}
