/** The table of the first game: a fixed deal, and bots that follow a script as long as it fits. */
import { api } from '$lib/api/http';
import type { GameRecord, Me, TableAndYou, TableAnswer } from '$lib/api/types';
import { remember, remembered } from '../remember';
import lesson from './lesson.json';

const STORE = 'lesson';
/** The gentlest level that the server has. */
const GENTLE = ['apprentice', 'journeyman', 'random'];

interface Kept {
  table: string;
  seen: string[];
}

export function kept(): Kept | null {
  try {
    const one = JSON.parse(remembered(STORE) ?? 'null') as Partial<Kept> | null;
    return typeof one?.table === 'string' && Array.isArray(one.seen) ? { table: one.table, seen: one.seen } : null;
  } catch {
    return null;
  }
}

export function keep(table: string, seen: Iterable<string>): void {
  remember(STORE, JSON.stringify({ table, seen: [...seen] }));
}

/** The lesson that was begun on this device, if it is still going on. */
export async function unfinished(): Promise<Kept | null> {
  const before = kept();
  if (!before) return null;
  try {
    const { table, you } = await api.get<TableAndYou>(`/tables/${before.table}`);
    return table.status === 'playing' && you.seats.length ? before : null;
  } catch {
    return null;
  }
}

export async function begin(me: Me['server'] | null, name: string | undefined): Promise<string> {
  const levels = (me?.levels ?? []).map((level) => level.name);
  const level = GENTLE.find((one) => levels.includes(one)) ?? levels[0] ?? 'journeyman';
  const { table } = await api.post<TableAnswer>('/tables', {
    options: { players: 3, scoring: 'base', pace: 600, hints: true, undo: 'own', chat: false, watch: false },
    seats: [{ kind: 'me' }, ...lesson.scripts.map((script) => ({ kind: 'bot', level, script }))],
    deal: { record: lesson.record as unknown as GameRecord },
    start: true,
    ...(name ? { name } : {}),
  });
  keep(table.id, []);
  return table.id;
}
