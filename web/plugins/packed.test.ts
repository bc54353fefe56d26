// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pack } from './packed';

it('packs so that it can be unpacked, and is smaller then', () => {
  const body = Buffer.from('London Bridge is falling down, falling down, falling down. '.repeat(40));
  const small = pack(body);
  expect(brotliDecompressSync(small)).toEqual(body);
  expect(small.length).toBeLessThan(body.length / 10);
});
