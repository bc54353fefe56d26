/** A record inside a link: packed into the part of an address that is never sent, so that any replay can be shared. */
import type { GameRecord } from '$lib/api/types';
import { NoRecord, recordsIn } from './records';

/** The longest text that is unpacked: a link must not fill the memory. */
const MOST = 4 * 1024 * 1024;

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const reader = body.pipeThrough(way as ReadableWritablePair<Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new NoRecord('none');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A record as letters that an address may hold. */
export async function packed(record: GameRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** And back; NoRecord if it holds none. */
export async function unpacked(text: string): Promise<GameRecord> {
  let found: string;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    found = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    throw new NoRecord('none');
  }
  return recordsIn(found)[0] as GameRecord;
}

/** The packed record that an address carries, if it does. */
export function carriedBy(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('game');
}

/** `#game=…&move=12`: the part of a link that carries a record to a moment. */
export function carrying(game: string, moment: string): string {
  return `#game=${game}${moment.replace('#', '&')}`;
}
