// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_SIZES, manifest, plain, png, shellOf, workerOf } from './installable';

const logo = readFileSync('../src/london_bridge/art/symbols/logo.svg', 'utf8');

describe('the installable page', () => {
  it('has icons of the sizes that its manifest names', async () => {
    for (const size of ICON_SIZES) {
      const icon = Buffer.from(await png(logo, size));
      expect(icon.subarray(1, 4).toString()).toBe('PNG');
      expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([size, size]);
    }
    const { icons } = JSON.parse(manifest('#fff')) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons) {
      const size = /icon-(\d+)\.png/.exec(src)?.[1];
      if (size) expect(ICON_SIZES).toContain(Number(size));
      expect(sizes).toBe(size ? `${size}x${size}` : 'any');
    }
  });

  it('draws without custom properties', () => {
    expect(plain(logo)).not.toContain('var(');
    expect(plain('fill="var(--a,#123)" x="var(--b, red)"')).toBe('fill="#123" x="red"');
  });

  it('keeps the shell: the entry, what it imports, its styles and the Latin letters', () => {
    const files = shellOf({
      'assets/index-1.js': {
        type: 'chunk',
        fileName: 'assets/index-1.js',
        isEntry: true,
        imports: ['assets/shared-1.js'],
        viteMetadata: { importedCss: new Set(['assets/index-1.css']), importedAssets: new Set() },
      },
      'assets/shared-1.js': { type: 'chunk', fileName: 'assets/shared-1.js', imports: ['assets/index-1.js'] },
      'assets/Rules-1.js': { type: 'chunk', fileName: 'assets/Rules-1.js', imports: ['assets/shared-1.js'] },
      'assets/alegreya-sans-500-1.woff2': { type: 'asset', fileName: 'a' },
      'assets/alegreya-sans-latin-500-normal-1.woff2': { type: 'asset', fileName: 'b' },
    });
    expect(files).toEqual([
      '/',
      '/early.js',
      '/icon.svg',
      '/manifest.webmanifest',
      '/assets/alegreya-sans-500-1.woff2',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/shared-1.js',
    ]);
  });

  it('has a worker whose version changes with its files', () => {
    const source = readFileSync('src/worker/worker.js', 'utf8');
    const one = workerOf(source, ['/', '/assets/a.js']);
    const other = workerOf(source, ['/', '/assets/b.js']);
    expect(one).toContain('["/","/assets/a.js"]');
    expect(one).not.toContain('__VERSION__');
    expect(one).not.toContain('FILES */');
    const version = (text: string) => /VERSION = "(\w+)"/.exec(text)?.[1];
    expect(version(one)).not.toBe(version(other));
  });
});
