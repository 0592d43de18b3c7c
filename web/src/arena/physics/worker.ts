/** Throws dice beside the page, so that it stays responsive. It is started by `rethrow.ts`. */

import wasm from '@mujoco/mujoco/mujoco.wasm?url';
import { holdLife } from '../../net/life';
import { Engine } from './engine';
import type { Alive, Answer, Begun, Question, Rethrown, Start } from './rethrow';
import { codeOf, messageOf } from './failure';
import { firstDifference, matched, SAME } from './ties';

/** A throw that is computed sooner, in ms, is not shown before it has landed. */
const QUICK = 60;

let engine: Promise<Engine>;

self.onmessage = async ({ data }: MessageEvent<Start | Question>) => {
  if ('id' in data) self.postMessage(await answered(data));
  else begin(data);
};

function begin({ wasm: bytes, life }: Start): void {
  engine = Engine.start(bytes ?? new URL(wasm, import.meta.url).href);
  void holdLife(life).then(() => self.postMessage({ alive: life } satisfies Alive));
}

async function answered({ id, thrown, recorded, watched }: Question): Promise<Answer> {
  try {
    const since = performance.now();
    const ready = await engine;
    const begun = (motion: () => Uint8Array) => {
      if (watched && performance.now() - since > QUICK)
        self.postMessage({ id, begun: motion() } satisfies Begun);
    };
    const differs = ({ motion }: { motion: Uint8Array }) =>
      recorded ? firstDifference(motion, recorded) : SAME;
    const { landing, tries, differs: frame } = matched(ready, thrown, differs, begun);
    const { rest, faces, out, stacks, nudges, flattened, motion } = landing;
    const rethrown: Rethrown = { rest, faces, out, stacks, nudges, flattened, motion, tries, differs: frame };
    return { id, rethrown };
  } catch (error) {
    return { id, failed: failureOf(error) };
  }
}

function failureOf(error: unknown): { code: string; message: string } {
  return { code: codeOf(error), message: messageOf(error) };
}
