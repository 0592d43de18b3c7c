/** Throws dice beside the page, so that it stays responsive. It is started by `rethrow.ts`. */

import wasm from '@mujoco/mujoco/mujoco.wasm?url';
import { Engine } from './engine';
import type { Answer, Question, Rethrown, Start } from './rethrow';
import { codeOf, messageOf } from './failure';
import { firstDifference, matched, SAME } from './ties';

let engine: Promise<Engine>;

self.onmessage = async ({ data }: MessageEvent<Start | Question>) => {
  if ('id' in data) self.postMessage(await answered(data));
  else engine = Engine.start(data.wasm ?? new URL(wasm, import.meta.url).href);
};

async function answered({ id, thrown, recorded }: Question): Promise<Answer> {
  try {
    const differs = ({ motion }: { motion: Uint8Array }) =>
      recorded ? firstDifference(motion, recorded) : SAME;
    const { landing, tries, differs: frame } = matched(await engine, thrown, differs);
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
