import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The last two levels take a minute for a file this large, and save a fortieth of it. */
const LARGE = 1_000_000;
const COMPRESSED = /\.(js|css|svg|wasm|webmanifest)$/;

/** Every file that shrinks also in fewer bytes, as `server/web/compression.py` serves it. */
export const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir }) {
    const folder = dir!;
    const files = await readdir(folder, { recursive: true });
    // what an earlier build of the same folder has compressed stays as it is
    const due = files.filter((file) => COMPRESSED.test(file) && !files.includes(`${file}.br`));
    await Promise.all(due.map((file) => compress(join(folder, file))));
  },
};

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: plain.length < LARGE ? 11 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params }));
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
