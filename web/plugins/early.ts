/**
 * The script that runs before anything is drawn (src/worker/early.js), with the names of the files that the start page
 * and a table need: asked for at once, and not one after the other, each by the one before.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FITTING } from '../src/lib/game/state/windows.ts';
import { LANGUAGES } from '../src/lib/i18n/languages.ts';

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
}
type Bundle = Record<string, Chunk>;

interface Page {
  address: string;
  files: string[];
  words: Record<string, string[]>;
  boards: { fits: string; files: string[] }[];
}

/** What a module's file needs besides the shell, itself first. */
function needed(bundle: Bundle, module: string): string[] {
  const shell = new Set(
    Object.values(bundle).flatMap((one) => (one.isEntry ? [one.fileName, ...(one.imports ?? [])] : [])),
  );
  const first = Object.values(bundle).find((one) => one.moduleIds?.some((id) => id.endsWith(module)));
  if (!first) throw new Error(`Nothing was built of ${module}.`);
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || shell.has(name) || found.has(`/${name}`)) return;
    found.add(`/${name}`);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(`/${css}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(first.fileName);
  return [...found];
}

export function plan(bundle: Bundle): Page[] {
  const words = (...files: ((language: string) => string)[]) =>
    Object.fromEntries(LANGUAGES.map((one) => [one, files.flatMap((file) => needed(bundle, file(one)))]));
  const file = (name: string) => (language: string) => `/locales/${language}/${name}.ftl?raw`;
  const start = needed(bundle, '/src/pages/Start.svelte');
  const table = needed(bundle, '/src/pages/Table.svelte');
  const boards = FITTING.map(([fits, name]) => ({
    fits,
    files: needed(bundle, `/src/lib/game/Board${name}.svelte`).filter((one) => !table.includes(one)),
  }));
  return [
    { address: '^/$', files: start, words: words(file('ui'), file('start')), boards: [] },
    { address: '^/t/[^/]+/?$', files: table, words: words(file('ui'), (one) => `virtual:words/${one}`), boards },
  ];
}

export const withPlan = (source: string, pages: Page[] | null) =>
  source.replace('/* PLAN */ null', () => JSON.stringify(pages));

export function early(source: string): Plugin {
  const read = () => readFileSync(source, 'utf8');
  return {
    name: 'early',
    configureServer(server) {
      // While developing nothing is packed, and nothing is asked for ahead.
      server.middlewares.use('/early.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(read());
      });
    },
    generateBundle(_, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: 'early.js',
        source: withPlan(read(), plan(bundle as unknown as Bundle)),
      });
    },
  };
}
