/** Python as a tab has it: every module of ours that is packed can be imported from the smaller standard library. */

import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../src/throwdown/server/tab_parts/', import.meta.url).pathname;
/** A lock without packages: nothing else may be fetched. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', abi_version: '2026_0' },
  packages: {},
});
/** Every module, with why it cannot be imported; then a whole game of each edition. */
const TRIED = `
import json, sys
from importlib import import_module
from pathlib import Path

root = Path("/tab")
lacking, rooms = {}, set()
for file in sorted((root / "throwdown").rglob("*.pyc")):
    name = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
    rooms.add(name.split(".")[1] if "." in name else "")
    try:
        import_module(name)
    except ImportError as error:
        lacking[name] = str(error)

import throwdown
from throwdown.rules import GAMES

games = {}
for game in GAMES:
    match = throwdown.Match(game, seats=["thumb", "random"], thrower=throwdown.Luck("seed"))
    match.play()
    games[game] = len(match.result.winners)
json.dumps({"lacking": lacking, "rooms": sorted(rooms), "games": games})
`;

function parts(): Map<string, Uint8Array> {
  const list = JSON.parse(readFileSync(join(FOLDER, 'parts.json'), 'utf-8')) as {
    parts: { name: string; file: string }[];
  };
  return new Map(
    list.parts.map(({ name, file }) => [name, new Uint8Array(gunzipSync(readFileSync(join(FOLDER, file))))]),
  );
}

it('imports every packed module, and plays each game', async () => {
  expect(existsSync(join(FOLDER, 'parts.json')), 'scripts/web makes the parts').toBe(true);
  const found = parts();
  const library = join(mkdtempSync(join(tmpdir(), 'tab-')), 'python_stdlib.zip');
  writeFileSync(library, found.get('python_stdlib.zip')!);
  const python = await loadPyodide({ stdLibURL: library, lockFileContents: NO_PACKAGES });
  python.unpackArchive(found.get('msgspec.whl')!, 'wheel');
  python.unpackArchive(found.get('throwdown.zip')!, 'zip', { extractDir: '/tab' });
  python.runPython('import sys; sys.path.insert(0, "/tab")');
  const tried = JSON.parse(python.runPython(TRIED) as string) as {
    lacking: Record<string, string>;
    rooms: string[];
    games: Record<string, number>;
  };
  expect(tried.lacking).toEqual({});
  for (const room of ['api', 'bots', 'lessons', 'live', 'narration', 'rules', 'tab', 'table', 'words'])
    expect(tried.rooms).toContain(room);
  expect(Object.keys(tried.games)).toHaveLength(6);
}, 120_000);
