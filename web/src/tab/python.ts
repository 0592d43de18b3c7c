/** Python in a worker, from the bytes of the parts: nothing is fetched, and no function is made of text. */

import { loadPyodide, type PyodideAPI } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';

type Parts = ReadonlyMap<string, Uint8Array>;

/** What Pyodide itself asks for by its address; the other parts are unpacked later. */
const TYPES: Readonly<Record<string, string>> = {
  'pyodide.asm.wasm': 'application/wasm',
  'python_stdlib.zip': 'application/zip',
};
/** No address that exists: everything below it is answered from the parts. */
const HERE = new URL('python/', self.location.href).href;
/** Its list of more packages: none. It must be one for this very Pyodide. */
const NO_PACKAGES = JSON.stringify({
  info: {
    arch: 'wasm32',
    platform: 'emscripten_5_0_3',
    version: '314.0.7',
    python: '3.14.2',
    abi_version: '2026_0',
  },
  packages: {},
});

/** Python with our package and what it needs, ready to import. */
export async function startPython(parts: Parts): Promise<PyodideAPI> {
  const python = await withParts(parts, () =>
    loadPyodide({
      indexURL: HERE,
      lockFileContents: NO_PACKAGES,
      createPyodideModule,
      stdout: () => undefined,
      stderr: (line) => console.warn(line),
    }),
  );
  python.unpackArchive(part(parts, 'msgspec.whl'), 'wheel');
  python.unpackArchive(part(parts, 'throwdown.zip'), 'zip', { extractDir: sitePackages(python) });
  return python;
}

function sitePackages(python: PyodideAPI): string {
  return python.runPython('import site; site.getsitepackages()[0]') as string;
}

/** Answer what is fetched below HERE from the parts while this runs. */
async function withParts<T>(parts: Parts, run: () => Promise<T>): Promise<T> {
  const fetched = self.fetch;
  self.fetch = (asked, init) => {
    const url = String(asked instanceof Request ? asked.url : asked);
    if (!url.startsWith(HERE)) return fetched(asked, init);
    const name = url.slice(HERE.length);
    const headers = { 'content-type': TYPES[name] ?? '' };
    return Promise.resolve(new Response(part(parts, name), { headers }));
  };
  try {
    return await run();
  } finally {
    self.fetch = fetched;
  }
}

function part(parts: Parts, name: string): Uint8Array<ArrayBuffer> {
  const bytes = parts.get(name);
  if (!bytes) throw new Error(`the part ${name} is missing`);
  return bytes as Uint8Array<ArrayBuffer>;
}
