import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qr } from './qr';

const rows = (cells: boolean[][]) => cells.map((row) => row.map(Number).join('')).join('\n');

describe('QR codes', () => {
  it('are the picture that a reader of QR codes was seen to read back', () => {
    const picture = qr('https://london.bridge/move#abcdefghijklmnop');
    expect(picture).not.toBeNull();
    const digest = createHash('sha256')
      .update(rows(picture ?? []))
      .digest('hex');
    expect(digest).toBe('38ab27c5e2f410e1d7bbaa50d6533447d7bd7bb439356b76fbd7e97f3ef7d1e8');
  });

  it('have their three finders and the size of their version', () => {
    const picture = qr('x') ?? [];
    expect(picture).toHaveLength(21);
    const finder = (x: number, y: number) =>
      picture.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      );
    const eye = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    expect(finder(0, 0)).toEqual(eye);
    expect(finder(14, 0)).toEqual(eye);
    expect(finder(0, 14)).toEqual(eye);
  });

  it('hold 213 bytes and no more, counted as UTF-8', () => {
    expect(qr('x'.repeat(213))).not.toBeNull();
    expect(qr('x'.repeat(214))).toBeNull();
    expect(qr('ł'.repeat(107))).toBeNull();
  });
});
