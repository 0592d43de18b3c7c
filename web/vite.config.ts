import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.ts';
import { lean } from './lean.ts';

/** What is built is not kept: the folder says so itself. */
const ignored: Plugin = {
  name: 'ignored',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' });
  },
};

export default defineConfig({
  base: './', // the page works under any path
  plugins: [svelte(), lean, ignored, compressed],
  server: { fs: { allow: ['..'] } }, // the symbols stand in the package
  build: {
    outDir: '../src/throwdown/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // no data: addresses, so that the Content-Security-Policy can be strict
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]/ }] },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
  },
});
