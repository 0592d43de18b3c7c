import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg|wasm|webmanifest)$/;
/** Large files have one form only, which browsers take without https, too: each would make the package larger again. */
const LARGE = 1_000_000;

/** Every file that shrinks also in fewer bytes, as `server/web/compression.py` serves it. */
export const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir }) {
    const folder = dir!;
    const files = await readdir(folder, { recursive: true });
    // what an earlier build of the same folder has compressed stays as it is
    const due = files.filter((file) => COMPRESSED.test(file) && !files.includes(`${file}.gz`));
    await Promise.all(due.map((file) => compress(join(folder, file))));
  },
};

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }));
  if (plain.length > LARGE) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params }));
}
