/** What tells the seats apart: a colour and an emblem, so that nobody needs to see colours. */

export const SEAT_COLOURS = ['red', 'blue', 'green', 'gold'] as const;
export const SEAT_EMBLEMS = ['crown', 'ship', 'rose', 'key'] as const;

/** Custom properties that paint pawns, markers and whatever else uses `--seat` in a seat's colour. */
export function seatStyle(seat: number): string {
  const colour = SEAT_COLOURS[seat] ?? 'red';
  return `--seat:var(--seat-${colour});--seat-text:var(--seat-${colour}-text)`;
}

export function emblemOf(seat: number): string {
  return SEAT_EMBLEMS[seat] ?? 'crown';
}

/** The face of whoever sits there: a bot's own, or a guest's. */
export function faceOf(level: string | null | undefined): string {
  const faces = ['apprentice', 'journeyman', 'master', 'architect', 'random', 'builder'];
  return level ? `bot-${faces.includes(level) ? level : 'builder'}` : 'face-guest';
}
