/**
 * The engine without what is only for its debugging: custom sections (names of functions, lines of its source) are more
 * than half of its file, and WebAssembly gives them no meaning.
 */

import type { Plugin } from 'vite';

const HEAD = 8;
const CUSTOM = 0;

export const leanWasm: Plugin = {
  name: 'lean-wasm',
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (name.endsWith('.wasm') && file.type === 'asset')
        file.source = withoutCustomSections(file.source as Uint8Array);
  },
};

/** The same module; its other sections stay as they are, byte for byte. */
export function withoutCustomSections(module: Uint8Array): Uint8Array {
  const parts = [module.subarray(0, HEAD)];
  for (let at = HEAD; at < module.length;) {
    const { value: size, next } = unsigned(module, at + 1);
    if (module[at] !== CUSTOM) parts.push(module.subarray(at, next + size));
    at = next + size;
  }
  return Buffer.concat(parts);
}

/** A number in LEB128. */
function unsigned(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let next = at, scale = 1; ; next++, scale *= 128) {
    const byte = bytes[next] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return { value, next: next + 1 };
  }
}
