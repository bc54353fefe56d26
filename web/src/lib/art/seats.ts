/** What tells the seats apart: a colour and an emblem, so that nobody needs to see colours; and a face. */
import type { Colour, SeatInfo } from '$lib/api/types';
import { liveries } from './liveries.svelte';

/** Every colour has an emblem of its own. */
export const EMBLEMS: Record<Colour, string> = { red: 'crown', blue: 'ship', green: 'rose', gold: 'key' };

/** Custom properties that paint pawns, markers and whatever else uses `--seat` in a seat's colour, or in this one. */
export function seatStyle(seat: number, colour: Colour = liveries.of(seat)): string {
  return `--seat:var(--seat-${colour});--seat-text:var(--seat-${colour}-text)`;
}

export function emblemOf(seat: number, colour: Colour = liveries.of(seat)): string {
  return EMBLEMS[colour];
}

/** The face of whoever sits there: a bot's own, or a guest's. */
export function faceOf(level: string | null | undefined): string {
  const faces = ['apprentice', 'journeyman', 'master', 'architect', 'random'];
  return level ? `bot-${faces.includes(level) ? level : 'other'}` : 'face-guest';
}

/** The portrait of a seat: the bot's character, what a person has chosen, or else a bot's level or a guest's hood. */
export function portraitOf(seat: Pick<SeatInfo, 'level' | 'character' | 'portrait'> | null | undefined): string {
  const own = seat?.level ? seat.character : seat?.portrait;
  return own ? `face-${own}` : faceOf(seat?.level);
}
