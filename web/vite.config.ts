import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What is built is not kept: the folder says so itself. */
const ignored: Plugin = {
  name: 'ignored',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' });
  },
};

const COMPRESSED = /\.(js|css|svg|webmanifest)$/;

/** Every file that has words in it also in fewer bytes, as `server/web/compression.py` serves it. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir }) {
    const folder = dir!;
    const files = await readdir(folder, { recursive: true });
    await Promise.all(
      files.filter((file) => COMPRESSED.test(file)).map((file) => compress(join(folder, file))),
    );
  },
};

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params }));
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }));
}

export default defineConfig({
  base: './', // the page works under any path
  plugins: [svelte(), ignored, compressed],
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
