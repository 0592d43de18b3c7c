import { describe, expect, it } from 'vitest';
import type { Pose } from '../src/arena/geometry';
import { intentOf } from '../src/arena/intent';
import type { Cause } from '../src/arena/physics/throw';
import { calmer, counted, forceBy, NOTHING, type Throwing } from '../src/fair/hundred';

const FACES = ['1', '2', '3', '4', '5', 'X'];
/** Lies in the middle with face 4 (+z) up. */
const MIDDLE: Pose = [0, 0, 8000, 1_000_000, 0, 0, 0];
const throwing = (intent: readonly number[]): Throwing => ({
  hand: { seat: 0, dice: [3], intent, aimed: 'hand' },
  lying: [[7, MIDDLE]],
});
const hard = throwing([0, -111, 90, 0, 4000, -3775, 0, 0, 0]);
const landed = (shown: [number, number][], left: number[] = []) => ({
  faces: new Map(shown),
  out: new Map<number, Cause>(left.map((die) => [die, 'bounced'])),
  rest: new Map(shown.map(([die]) => [die, MIDDLE])),
});

describe('the same hand, thrown again', () => {
  it('matches where a thrown die shows what another one shows', () => {
    const [top] = [4];
    const found = counted(
      { faces: FACES },
      hard,
      NOTHING,
      landed([
        [7, top],
        [3, top],
      ]),
    );
    expect(found).toMatchObject({ throws: 1, matched: 1, out: 0, turned: 0, rests: [[0, 0]] });
  });

  it('counts dice that left and lying dice that turned, and no pair of the face that costs a die', () => {
    const out = counted({ faces: FACES }, hard, NOTHING, landed([[7, 4]], [3]));
    expect(out).toMatchObject({ matched: 0, out: 1, turned: 0, rests: [] });
    const turned = counted(
      { faces: FACES },
      hard,
      out,
      landed([
        [7, 5],
        [3, 5],
      ]),
    );
    expect(turned).toMatchObject({ throws: 2, matched: 0, out: 1, turned: 1 });
  });
});

describe('a calmer hand', () => {
  it('throws at the same target with half the force', () => {
    expect(forceBy(intentOf(hard.hand.intent))).toBe(100);
    const calm = calmer(hard)!;
    const { x, y, vy } = intentOf(calm.hand.intent);
    expect(forceBy(intentOf(calm.hand.intent))).toBe(50);
    expect([Math.abs(x), y < 0, vy > 0]).toEqual([0, true, true]);
    expect(calm.lying).toBe(hard.lying);
  });

  it('throws as steeply', () => {
    const calm = calmer(throwing([0, -36, 143, 0, 1200, -4600, 0, 0, 0]))!;
    const { vy, vz } = intentOf(calm.hand.intent);
    expect(Math.atan2(-vz, vy)).toBeGreaterThan(1.2);
  });

  it('is not there where the hand was calm', () => {
    expect(calmer(throwing([0, -140, 90, 0, 1000, -300, 0, 0, 0]))).toBeNull();
  });
});
