import { render, within } from '@testing-library/svelte';
import decode from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import Qr from './Qr.svelte';

/** Pixels of a cell. */
const SCALE = 4;

/** The drawing as a camera would see it: red, green, blue and alpha of every pixel. */
function photograph(svg: Element): { width: number; height: number; data: Uint8ClampedArray } {
  const cells = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = cells * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      const start = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE) * 4;
      for (let i = start; i < start + SCALE * 4; i++) if (i % 4 < 3) data[i] = 0;
    }
  }
  return { width, height: width, data };
}

describe('QR codes', () => {
  it.each([
    'https://london.bridge/move#abcdefghijklmnop',
    'x',
    'http://192.168.178.23:8017/t/k3JH2-Zl_9a0?watch=Łódź',
    `https://bridge.example.org/${'a'.repeat(400)}`,
  ])('are read back by a reader that is not the writer: %s', (text) => {
    const { container } = render(Qr, { text, label: 'A link' });
    const svg = within(container).getByRole('img', { name: 'A link' });
    expect(decode(photograph(svg))).toBe(text);
  });
});
