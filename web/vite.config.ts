import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compressed, licences, serviceWorker, words } from './tools/plugins.ts';

// The server may live under any base path: assets refer to each other relatively, and the server
// writes its own base into index.html.
export default defineConfig({
  base: './',
  // Without wasm the pages are built all the same, and every table is the server's.
  define: { __LIVRET_WASM__: JSON.stringify(existsSync(join(import.meta.dirname, 'wasm', 'livret_wasm_bg.wasm'))) },
  worker: { format: 'es' },
  plugins: [svelte(), words(), licences(), serviceWorker(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one piece instead of twenty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/]|src[\\/](lib|host)[\\/]|src[\\/]shell[\\/](?!setup[\\/])[^\\/]*\.(ts|svelte)$/,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
  },
  // Tests in the browser are Playwright's.
  test: { include: ['src/**/*.test.ts', 'tools/*.test.ts'] },
  server: { proxy: { '/api': 'http://127.0.0.1:7878', '/ws': { target: 'ws://127.0.0.1:7878', ws: true } } },
});
