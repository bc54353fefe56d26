import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The built client is served by the Python package, so it is built into it.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('./src/lib'), $art: here('../src/london_bridge/art'), $locales: here('./src/locales') },
    // Component tests run the browser build of Svelte.
    conditions: process.env.VITEST ? ['browser'] : [],
  },
  build: {
    outDir: here('../src/london_bridge/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The server forbids inline data in scripts; small pictures may be inlined in CSS.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: [here('..')] } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
