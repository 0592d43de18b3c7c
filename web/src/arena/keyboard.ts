/** What the keys of the arena do. */
import type { AimControl } from './aim';

/** What keys act on; there is no aim before there is a stage. */
export interface Keyed {
  aim(): AimControl | null;
  turn(by: number): void;
  turnHome(): void;
  tilt(by: number): void;
  throwNow(): boolean;
}

/** The target goes so far with one press, in m. */
const STEP = 0.006;
const TURN = Math.PI / 16;

export type KeyAct = (fast: boolean) => void;

/** By name of the key, letters small. */
export function keyActs(arena: Keyed): Readonly<Record<string, KeyAct>> {
  const nudge =
    (right: number, away: number): KeyAct =>
    (fast) => {
      const step = STEP * (fast ? 3 : 1);
      arena.aim()?.nudge(right * step, away * step);
    };
  const stronger = (by: number) => () => {
    const aim = arena.aim();
    if (!aim) return;
    if (aim.manner === 'drop' && by > 0) aim.manner = 'toss';
    else aim.force += by;
  };
  const twist = (by: number) => () => {
    const aim = arena.aim();
    if (aim) aim.twist += by;
  };
  return {
    ArrowLeft: nudge(-1, 0),
    ArrowRight: nudge(1, 0),
    ArrowUp: nudge(0, 1),
    ArrowDown: nudge(0, -1),
    '+': stronger(5),
    '=': stronger(5),
    '-': stronger(-5),
    m: () => arena.aim()?.nextManner(),
    ',': twist(-0.2),
    '.': twist(0.2),
    q: () => arena.turn(TURN),
    e: () => arena.turn(-TURN),
    Home: () => arena.turnHome(),
    PageUp: () => arena.tilt(0.08),
    PageDown: () => arena.tilt(-0.08),
    ' ': () => arena.throwNow(),
    Enter: () => arena.throwNow(),
  };
}

/** A key as the acts above name it. */
export const keyName = (event: KeyboardEvent): string =>
  event.key.length === 1 ? event.key.toLowerCase() : event.key;
