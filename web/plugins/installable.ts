/**
 * What makes the page something that can be installed: icons made from the logo, a manifest, and a service worker that
 * knows which files the shell consists of. All of it is made while building; nothing of it is kept in the repository.
 */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ofEveryPage } from './letters.ts';

interface Sources {
  logo: string;
  palette: string;
  worker: string;
}
interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

export const ICON_SIZES = [180, 192, 512];

/** The drawing with its colours by day, for renderers that know no custom properties. */
export function plain(svg: string): string {
  return svg.replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1');
}

export function manifest(parchment: string): string {
  const png = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: 'London Bridge',
    short_name: 'London Bridge',
    description: 'Build houses on your bridge over the Thames, against friends or bots.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: parchment,
    theme_color: parchment,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(192, 'maskable'),
      png(512, 'maskable'),
    ],
    shortcuts: [
      { name: 'My games', url: '/games' },
      { name: 'Open tables', url: '/tables' },
    ],
  });
}

/** The files without which no page can be shown: the entry, what it imports, its styles, and the letters of every page. */
export function shellOf(bundle: Record<string, Chunk>): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const chunk of Object.values(bundle)) if (chunk.isEntry) add(chunk.fileName);
  for (const name of Object.keys(bundle)) if (ofEveryPage(name)) files.add(name);
  return ['/', '/early.js', '/icon.svg', '/manifest.webmanifest', ...[...files].toSorted().map((file) => `/${file}`)];
}

export function workerOf(source: string, files: string[]): string {
  const version = createHash('sha256').update(source).update(files.join('\n')).digest('hex').slice(0, 12);
  return source.replace("'__VERSION__'", JSON.stringify(version)).replace('[/* FILES */]', JSON.stringify(files));
}

let ready: Promise<void> | undefined;

export async function png(svg: string, size: number): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(plain(svg), { fitTo: { mode: 'width', value: size } }).render().asPng();
}

export function installable({ logo, palette, worker }: Sources): Plugin {
  const svg = () => readFileSync(logo, 'utf8');
  const parchment = () => {
    const { properties } = JSON.parse(readFileSync(palette, 'utf8')) as { properties: Record<string, { day: string }> };
    return properties.parchment?.day ?? '#ffffff';
  };
  return {
    name: 'installable',
    configureServer(server) {
      // While developing there is no worker, but icons and manifest are as they will be.
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const size = /^\/icon-(\d+)\.png$/.exec(path)?.[1];
        const send = (type: string, body: string | Uint8Array) => {
          response.setHeader('Content-Type', type);
          response.end(body);
        };
        if (path === '/icon.svg') send('image/svg+xml', svg());
        else if (path === '/manifest.webmanifest') send('application/manifest+json', manifest(parchment()));
        else if (size) png(svg(), Number(size)).then((body) => send('image/png', body), next);
        else next();
      });
    },
    async generateBundle(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('icon.svg', svg());
      emit('manifest.webmanifest', manifest(parchment()));
      for (const size of ICON_SIZES) emit(`icon-${size}.png`, await png(svg(), size));
      emit('worker.js', workerOf(readFileSync(worker, 'utf8'), shellOf(bundle as unknown as Record<string, Chunk>)));
    },
  };
}
