/**
 * A throw computed again until it moves as it is recorded. Where it does not, a number that lay between two rounded
 * ones may have gone to the other side where it was recorded: each such tie before the first frame that differs is
 * tried. A cheat gains nothing by it: ties are rare, and nobody can choose where they are.
 */

import { readMotion } from '../trajectory';
import type { Engine } from './engine';
import { simulate, type Begun, type Landing, type Thrown } from './throw';

/** Nobody waits for more. */
const MOST_TRIES = 40;
/** Nothing differs. */
export const SAME = -1;

export interface Matched {
  readonly landing: Landing;
  /** The first frame that differs from the record, or SAME. */
  readonly differs: number;
  /** How often it was thrown. */
  readonly tries: number;
}

/** `differs` says for a landing in which frame it begins to differ from what is recorded. */
export function matched(
  engine: Engine,
  thrown: Thrown,
  differs: (landing: Landing) => number,
  begun?: Begun,
): Matched {
  const landing = simulate(engine, thrown, new Set(), begun);
  let best: Matched = { landing, differs: differs(landing), tries: 1 };
  let turned: readonly string[] = [];
  for (let open = candidates(best, turned); best.differs !== SAME && open.length;) {
    if (best.tries >= MOST_TRIES) break;
    const attempt = [...turned, open.shift()!];
    const other = simulate(engine, thrown, new Set(attempt));
    const found = { landing: other, differs: differs(other), tries: best.tries + 1 };
    if (isBetter(found, best)) {
      [best, turned] = [found, attempt];
      open = candidates(best, turned);
    } else best = { ...best, tries: found.tries };
  }
  return best;
}

function isBetter(found: Matched, best: Matched): boolean {
  return found.differs === SAME || found.differs > best.differs;
}

/** Ties that may explain the difference, the last ones first: what went another way shows soon. */
function candidates({ landing, differs }: Matched, turned: readonly string[]): string[] {
  return landing.ties
    .filter(({ key, frame }) => frame <= differs && !turned.includes(key))
    .map(({ key }) => key)
    .reverse();
}

/** In which frame two motions (not deflated) begin to differ, or SAME. */
export function firstDifference(one: Uint8Array, other: Uint8Array): number {
  if (one.length === other.length && one.every((byte, at) => byte === other[at])) return SAME;
  const [mine, theirs] = [readMotion(one), readMotion(other)];
  if (mine.dice.join() !== theirs.dice.join()) return Infinity; // another die moved: no frame says when
  const frames = Math.min(mine.frames, theirs.frames);
  for (let frame = 0; frame < frames; frame++) {
    const moved = (die: number) =>
      JSON.stringify(mine.frame(frame, die)) !== JSON.stringify(theirs.frame(frame, die));
    if (mine.dice.some(moved)) return frame;
  }
  return frames;
}
