/** Records in what somebody dropped, chose or pasted: one JSON document, or one a line. */
import type { GameRecord } from '$lib/api/types';

/** Why nothing could be read, as the end of a message's name. */
export class NoRecord extends Error {
  constructor(readonly why: 'empty' | 'json' | 'none') {
    super(why);
  }
}

function isRecord(value: unknown): value is GameRecord {
  const one = value as Partial<GameRecord> | null;
  return typeof one === 'object' && one !== null && Array.isArray(one.moves) && Array.isArray(one.players);
}

export function recordsIn(text: string): GameRecord[] {
  const source = text.replace(/^\uFEFF/, '').trim();
  if (!source) throw new NoRecord('empty');
  const found = parsed(source);
  const records = found.flat().filter(isRecord);
  if (!records.length) throw new NoRecord('none');
  return records;
}

function parsed(source: string): unknown[] {
  try {
    return [JSON.parse(source)];
  } catch {
    // Not one document; perhaps one a line.
  }
  const lines = source.split('\n').filter((line) => line.trim());
  try {
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new NoRecord('json');
  }
}
