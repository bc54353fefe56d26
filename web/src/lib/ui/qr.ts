/**
 * QR codes (ISO/IEC 18004) for short texts: bytes, error correction level M, versions 1 to 10, which is up to 213 bytes.
 * Only what showing a link needs; the mask is chosen by the standard's penalties.
 */

/** By version from 1: codewords in all, error correction codewords of a block, blocks. Level M. */
const VERSIONS: [total: number, correction: number, blocks: number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const ALIGNMENT: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const LEVEL_M = 0;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

/** The error correction codewords of a block. */
function correct(data: number[], degree: number): number[] {
  const divisor = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      divisor[j] = multiply(divisor[j] ?? 0, root) ^ (j + 1 < degree ? (divisor[j + 1] ?? 0) : 0);
    }
    root = multiply(root, 2);
  }
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((part, i) => (rest[i] = (rest[i] ?? 0) ^ multiply(part, factor)));
  }
  return rest;
}

/** All codewords, data and correction, in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, correction, blocks] = VERSIONS[version - 1] ?? [0, 0, 1];
  const room = total - correction * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const long = room % blocks;
  const length = Math.floor(room / blocks);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = length + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => correct(part, correction));
  const woven: number[] = [];
  for (let i = 0; i <= length; i++) for (const part of parts) if (i < part.length) woven.push(part[i] ?? 0);
  for (let i = 0; i < correction; i++) for (const check of checks) woven.push(check[i] ?? 0);
  return woven;
}

type Cells = (boolean | null)[][];

/** Everything that does not depend on the text; null is where data may go. */
function frame(version: number): Cells {
  const size = 17 + 4 * version;
  const cells: Cells = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = ALIGNMENT[version - 1] ?? [];
  const last = places.length - 1;
  places.forEach((cx, i) =>
    places.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }),
  );
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  writeFormat(cells, 0);
  return cells;
}

function writeFormat(cells: Cells, mask: number): void {
  const size = cells.length;
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const set = (x: number, y: number, i: number) => {
    const row = cells[y];
    if (row) row[x] = ((bits >>> i) & 1) === 1;
  };
  for (let i = 0; i < 6; i++) set(8, i, i);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let i = 9; i < 15; i++) set(14 - i, 8, i);
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, i);
  const row = cells[size - 8];
  if (row) row[8] = true;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, words: number[], mask: number): boolean[][] {
  const cells = frame(version);
  const size = cells.length;
  const free = cells.map((row) => row.map((cell) => cell === null));
  writeFormat(cells, mask);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = cells[y];
        if (!row || !free[y]?.[x]) continue;
        const dark = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== (MASKS[mask]?.(x, y) ?? false);
        bit++;
      }
    }
  }
  return cells.map((row) => row.map((cell) => cell === true));
}

/** How hard a picture is to read: long runs, blocks, false finders, and too much of one colour. */
function penalty(cells: boolean[][]): number {
  const size = cells.length;
  const turned = cells.map((_, x) => cells.map((row) => row[x] ?? false));
  let sum = 0;
  for (const lines of [cells, turned]) {
    for (const line of lines) {
      const text = line.map(Number).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const finder of ['10111010000', '00001011101']) {
        for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
      }
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const cell = cells[y]?.[x];
      if (cell) dark++;
      if (cells[y]?.[x + 1] === cell && cells[y + 1]?.[x] === cell && cells[y + 1]?.[x + 1] === cell) sum += 3;
    }
  }
  return sum + 10 * Math.floor((Math.abs(dark * 20 - size * size * 10) / (size * size)) | 0);
}

/** The picture as rows of dark cells, without the quiet zone; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    VERSIONS.findIndex(([total, correction, blocks], i) => {
      const room = (total - correction * blocks) * 8;
      return 4 + (i + 1 < 10 ? 8 : 16) + 8 * bytes.length <= room;
    }) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const pictures = MASKS.map((_, mask) => drawn(version, words, mask));
  return pictures.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
