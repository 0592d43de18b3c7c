import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.ts';
import { leanThree } from './lean-three.ts';
import { leanFluent } from './lean-fluent.ts';
import { leanWasm } from './lean-wasm.ts';
import { noEval } from './no-eval.ts';
import { symbols } from './symbols.ts';

/** The build is not committed: its folder has a .gitignore. */
const ignored: Plugin = {
  name: 'ignored',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' });
  },
};

/** What the front page needs before it is shown. */
const BASE = [
  /node_modules[\\/](svelte|esm-env|clsx|@fluent)[\\/]/,
  /src[\\/](shell|symbols|net|protocol|words)[\\/](?!Guide|Loaded|Menu|RadioGroup|finished|learning|life)/,
  /src[\\/]state[\\/](lobby|me|settings)\./,
  /src[\\/]arena[\\/]constants\.json/,
  /src[\\/]lessons[\\/]first\./,
  /src[\\/]lobby[\\/](Front|Lids|Tables|code|games|play|tableIn)\./,
  /preload-helper/,
];
/** What every table of the arena needs; the rest of these rooms is loaded when it is shown. */
const TABLE = [
  /src[\\/]table[\\/](?!Away|End|Race|TableMenu|Tally|Tower|leaving)/,
  /src[\\/]advice[\\/](Best|HintButton|advice)\b/,
  /src[\\/]state[\\/](arrival|visit|table)\b/,
  /src[\\/]fair[\\/](keys|witness|hash)\./,
  /src[\\/]arena[\\/](aim|geometry|held|intent|lies|load|scores|sound|trials|voices)\./,
];

/** The oldest browsers that docs/versions.md promises: nothing is rewritten for older ones. */
const PROMISED = ['safari16.4', 'ios16.4', 'firefox140', 'chrome120'];

export default defineConfig({
  base: './', // the page works under any path
  plugins: [svelte(), leanThree, leanFluent, symbols, ignored, compressed],
  resolve: { alias: { three: 'three/src/Three.js' } }, // modules without users are left out
  server: { fs: { allow: ['..'] } }, // the symbols are in the package
  worker: { format: 'es', plugins: () => [noEval, leanWasm] }, // the engine's script is a module
  build: {
    outDir: '../src/throwdown/server/page',
    emptyOutDir: true,
    target: PROMISED,
    assetsInlineLimit: 0, // no data: addresses, so that the Content-Security-Policy can be strict
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // few large files travel in fewer bytes than many small ones
        codeSplitting: {
          groups: [
            { name: 'three', priority: 3, test: /node_modules[\\/]three[\\/]/ },
            { name: 'base', priority: 2, test: (id) => BASE.some((part) => part.test(id)) },
            { name: 'table', priority: 1, test: (id) => TABLE.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
});
