import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { early } from './plugins/early.ts';
import { installable } from './plugins/installable.ts';
import { letters } from './plugins/letters.ts';
import { packed } from './plugins/packed.ts';
import { palette } from './plugins/palette.ts';
import { parts } from './plugins/parts.ts';
import { words } from './plugins/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LONDON_BRIDGE_SERVER ?? 'http://127.0.0.1:8000';

// The built client is served by the Python package, so it is built into it.
export default defineConfig({
  plugins: [
    palette(here('../src/london_bridge/art/palette.json')),
    installable({
      logo: here('../src/london_bridge/art/symbols/logo.svg'),
      palette: here('../src/london_bridge/art/palette.json'),
      worker: here('./src/worker/worker.js'),
    }),
    early(here('./src/worker/early.js')),
    words(here('./src/locales')),
    letters(here('./node_modules/.letters')),
    svelte(),
    packed(),
  ],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $art: here('../src/london_bridge/art'),
      $box: here('../src/london_bridge/rules/box.json'),
      $lessons: here('../src/london_bridge/puzzles/data/lessons.json'),
      $locales: here('./src/locales'),
    },
    // Component tests run the browser build of Svelte.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: process.env.LONDON_BRIDGE_STATIC ?? here('../src/london_bridge/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The server forbids inline data in scripts; small pictures may be inlined in CSS.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: parts({
                entry: here('./src/main.ts'),
                start: here('./src/pages/Start.svelte'),
                table: here('./src/pages/Table.svelte'),
                boards: ['Low', 'Tall', 'Upright', 'Wide'].map((one) => here(`./src/lib/game/Board${one}.svelte`)),
              }),
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: [here('..')] } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'plugins/**/*.test.ts', 'scripts/**/*.test.ts'] },
});
