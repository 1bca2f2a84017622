import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { locales } from './tools/locales.ts';
import { sprite } from './tools/sprite.ts';

const server = process.env.FIVETHRONES ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), sprite('src/shell/look/sigils.svg'), locales('../src/fivethrones/locales')],
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/fivethrones/server/page',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { page: 'index.html' } },
  },
});
