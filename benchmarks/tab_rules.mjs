// Python in WebAssembly for `tab_rules.py`: plays games, and measures a host in a tab. It prints one line of JSON.
// node tab_rules.mjs PYODIDE ARCHIVE WHEEL JOB, where ARCHIVE is a zip of the package and JOB is JSON.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, archive, wheel, text] = process.argv.slice(2);
const job = JSON.parse(text);
const { loadPyodide } = await import(
    pathToFileURL(join(folder, "pyodide.mjs")).href
);

/** The native engine in a process of its own, in place of the one in WebAssembly. */
class Engine {
    constructor(command) {
        this.process = spawn(command[0], command.slice(1), {
            stdio: ["pipe", "pipe", "inherit"],
        });
        this.waiting = [];
        createInterface({ input: this.process.stdout }).on("line", (line) => {
            const { landed, motion } = JSON.parse(line);
            this.waiting.shift()([
                landed,
                new Uint8Array(Buffer.from(motion, "base64")),
            ]);
        });
    }

    throw(request) {
        return new Promise((resolve) => {
            this.waiting.push(resolve);
            this.process.stdin.write(`${request}\n`);
        });
    }

    close() {
        this.process.stdin.end();
    }
}

process.on("uncaughtException", (error) => {
    console.error(error.message); // not the line of the engine, which is a megabyte long
    process.exit(1);
});
const begun = performance.now();
const py = await loadPyodide({ indexURL: folder });
const started = performance.now();
for (const file of [wheel, archive])
    py.unpackArchive(new Uint8Array(readFileSync(file)), "zip", {
        extractDir: "/packages",
    });
py.runPython('import sys; sys.path.insert(0, "/packages")');

if (job.games) {
    const games = py.runPython(
        "from benchmarks.tab_games import digests; digests",
    );
    const found = {};
    const seconds = {};
    for (const [game, count] of Object.entries(job.games)) {
        const since = performance.now();
        found[game] = games(game, job.first, count).toJs();
        seconds[game] = (performance.now() - since) / 1000;
    }
    print({ found, seconds });
} else print(await host());

/** Print the answer and end once all of it is written: a pipe takes a part at a time. */
function print(answer) {
    process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));
}

/** Start a host, and play one game against a bot; times in ms. */
async function host() {
    const engine = job.engine && new Engine(job.engine);
    const rows = new Map();
    const outside = {
        load: async (store, prefix) =>
            [...(rows.get(store) ?? [])]
                .filter(([key]) => key.startsWith(prefix))
                .sort(([a], [b]) => (a < b ? -1 : 1)),
        write: async (changes) => {
            for (const [store, key, value] of JSON.parse(changes)) {
                if (!rows.has(store)) rows.set(store, new Map());
                if (value === null) rows.get(store).delete(key);
                else rows.get(store).set(key, value);
            }
            return null;
        },
        throw: (request) => engine.throw(request),
        publicKey: () => "0".repeat(64),
        sign: () => "0".repeat(128),
        isSigned: () => true,
    };
    const start = py.runPython("from throwdown.tab.bridge import start; start");
    const bridge = await start(outside, "en");
    const ready = performance.now();
    const play = py.runPython("from benchmarks.tab_play import play; play");
    const times = await play(bridge, job.game, job.thrower);
    const result = {
        python_ms: started - begun,
        host_ms: ready - started,
        ...JSON.parse(times),
        heap_mb: py._module.HEAP8.length / 2 ** 20,
    };
    engine?.close();
    return result;
}
