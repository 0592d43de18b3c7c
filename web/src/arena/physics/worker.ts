/** Throws dice beside the page, so that it stays responsive. It is started by `rethrow.ts`. */

import wasm from '@mujoco/mujoco/mujoco.wasm?url';
import { Engine } from './engine';
import type { Answer, Question, Rethrown } from './rethrow';
import { codeOf, messageOf } from './failure';
import { firstDifference, matched, SAME } from './ties';

const engine = Engine.start(new URL(wasm, import.meta.url).href);

self.onmessage = async ({ data: question }: MessageEvent<Question>) => {
  self.postMessage(await answered(question));
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
