/** Python in a worker of its own, which checks the record of one game and ends. `fair/checking.ts` starts it. */

import type { PyodideAPI } from 'pyodide';
import { Checking } from './engine';
import { faultOf, type Fault } from './errors';
import { startPython } from './python';

export interface ToCheck {
  /** Bytes of the parts by name, without the engine. */
  readonly parts: ReadonlyMap<string, Uint8Array>;
  /** Of the engine; nothing for a game without an arena. */
  readonly engine: Uint8Array<ArrayBuffer> | null;
  readonly record: string;
  /** As `throwdown.tab.checking.Evidence`. */
  readonly evidence: string;
}

export type FromCheck =
  | { readonly lines: number }
  /** JSON of `throwdown.tab.checking.Found`. */
  | { readonly found: string }
  | { readonly failed: Fault };

interface Bridge {
  check(outside: Checking, record: string, evidence: string, done: (lines: number) => void): Promise<string>;
}

self.onmessage = ({ data }: MessageEvent<ToCheck>) => void check(data);

async function check({ parts, engine, record, evidence }: ToCheck): Promise<void> {
  try {
    const outside = new Checking(() =>
      engine ? Promise.resolve(engine.slice()) : Promise.reject(new Error('there is no engine')),
    );
    if (engine) outside.prepare();
    const python = await startPython(parts);
    say({ lines: 0 });
    const found = await bridge(python).check(outside, record, evidence, (lines) => say({ lines }));
    say({ found });
  } catch (error) {
    say({ failed: faultOf(error) });
  }
}

function bridge(python: PyodideAPI): Bridge {
  return python.pyimport('throwdown.tab.bridge') as Bridge;
}

function say(message: FromCheck): void {
  self.postMessage(message);
}
