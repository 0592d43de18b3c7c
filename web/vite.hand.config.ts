/** A phone as a hand: a page of its own, built separately, so that it holds nothing that only the others need. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { leanFluent } from './lean-fluent.ts';
import { symbols } from './symbols.ts';

export default defineConfig({
  base: './',
  publicDir: false,
  // short names of classes: they are in both files, and do not compress
  plugins: [
    svelte({
      compilerOptions: { discloseVersion: false, cssHash: ({ hash, css }) => `h${hash(css).slice(0, 4)}` },
    }),
    leanFluent,
    symbols,
    compressed,
  ],
  build: {
    outDir: '../src/throwdown/server/page',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'hand.html',
      // svelte keeps the class of custom elements, which nobody makes here, because it is defined when it is read
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        moduleSideEffects: [{ test: /custom-element\.js$/, sideEffects: false }],
      },
    },
  },
});
