// Compiles Python with the Python that runs in a browser: node compile.mjs < [[name, source, compiled], …] as JSON.
// A tab starts four times as fast with compiled modules, and no other Python writes the same bytecode.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadPyodide } from 'pyodide';

// Without documentation strings and assertions (optimize=2); the header says that nobody compares it with a source.
const COMPILE = `
import marshal, importlib.util

HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(code)

compiled
`;

/** All of it: a pipe may not have everything yet. */
async function ordered() {
  let text = '';
  for await (const piece of process.stdin.setEncoding('utf-8')) text += piece;
  return JSON.parse(text);
}

const python = await loadPyodide();
const compiled = python.runPython(COMPILE);
for (const [name, source, target] of await ordered()) {
  const made = compiled(readFileSync(source, 'utf-8'), name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, made.toJs());
  made.destroy();
}
process.exit(0); // Pyodide leaves handles open
