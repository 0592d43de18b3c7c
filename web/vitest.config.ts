import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import page from './vite.config.ts';
import { noEval } from './no-eval.ts';
import { symbols } from './symbols.ts';

/** The browser that scripts/browser looks for, in the same order. */
function chromium(): string {
  const names = [
    process.env['CHROMIUM'],
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
  ].filter((name) => name);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    name!.includes('/') ? [name!] : folders.map((folder) => join(folder, name!)),
  );
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error('There is no chromium here: run scripts/browser, or set CHROMIUM to one.');
  return found;
}

const launchOptions = {
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** In ms: no test depends on the speed of a machine. */
const PATIENCE = 60_000;

/** What only `scripts/test --deep` runs: the engine, the parts for a browser tab, the proofs of fair dice, the documents. */
const DEEP = '{tab-*,engine,again,rethrow,service-worker,fair,forged,keys,signed,ledger,merkle,docs-search}';
const exclude = process.env['VITE_DEEP']
  ? configDefaults.exclude
  : [...configDefaults.exclude, `tests/**/${DEEP}.test.ts`];

export default defineConfig({
  test: {
    projects: [
      {
        ...page,
        test: {
          name: 'code',
          testTimeout: PATIENCE,
          include: ['tests/*.test.ts'],
          exclude,
          environment: 'node',
          pool: 'threads', // quicker to start
        },
      },
      {
        plugins: [svelte(), symbols, noEval],
        server: page.server!,
        worker: page.worker!,
        // known before the tests run: what is found later loads the page again in their middle
        optimizeDeps: {
          exclude: ['@mujoco/mujoco'], // it finds its engine beside itself
          include: [
            'svelte',
            'svelte/reactivity/window',
            '@fluent/bundle',
            'axe-core',
            '@noble/ed25519',
            '@noble/hashes/hmac.js',
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
          ],
        },
        test: {
          name: 'components',
          testTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE / 2 } },
          include: ['tests/components/*.test.ts'],
          exclude,
          setupFiles: ['tests/components/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'en',
                viewport: { width: 1280, height: 720 },
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
