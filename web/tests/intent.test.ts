import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DIE, distanceOut } from '../src/arena/geometry';
import {
  aimAt,
  arcOf,
  bearingOf,
  flickTarget,
  forceOf,
  fromHand,
  isBounded,
  landingOf,
  mannerBy,
  MANNERS,
  numbersOf,
  openPlace,
  preset,
  throwAt,
  type Aim,
} from '../src/arena/intent';
import { intents } from './fixtures';

test('the numbers shared with the physics are current', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  expect(
    execFileSync(`${root}/.venv/bin/python`, ['web/scripts/constants.py', '--check'], { cwd: root }).length,
  ).toBe(0);
}, 30_000);

describe('as the physics does it', () => {
  test.each(intents.presets)('a $manner from $bearing', ({ manner, bearing, target, scene, intent }) => {
    expect(numbersOf(preset(manner, bearing, target, scene ? intents.scene : undefined))).toEqual(intent);
  });
  test.each(intents.aims)(
    'a $manner at die $die from $bearing with $speed m/s',
    ({ die, manner, bearing, speed, intent }) => {
      expect(numbersOf(aimAt(intents.scene, die, manner, bearing, speed ?? undefined))).toEqual(intent);
    },
  );
  test.each(intents.throws)(
    'a throw of $speed m/s from $bearing',
    ({ target, speed, bearing, intent, ...how }) => {
      expect(numbersOf(throwAt(target, speed, bearing, how))).toEqual(intent);
    },
  );
  test.each(intents.bearings)('place %i of %i', (place, places, bearing) => {
    expect(bearingOf(place, places)).toBeCloseTo(bearing, 12);
  });
});

describe('what a finger does', () => {
  const aims: Aim[] = MANNERS.flatMap((manner) =>
    [0, 1.3, -2.5].flatMap((bearing) =>
      [0, 12, 58, 100].flatMap((force) =>
        (
          [
            [0, 0, DIE.half],
            [0.07, -0.02, DIE.half],
            [-0.03, 0.075, DIE.half],
          ] as const
        ).map((target) => ({ manner, bearing, target, force, twist: force / 100 })),
      ),
    ),
  );

  test('is always within the bounds', () => {
    for (const aim of aims) expect(isBounded(fromHand(aim, intents.scene))).toBe(true);
  });

  test('lets go 14 cm from its target, and nowhere farther out than the hand waits', () => {
    for (const aim of aims) {
      const { x, y, z } = fromHand(aim);
      const [dx, dy, dz] = [x / 1000 - aim.target[0], y / 1000 - aim.target[1], z / 1000 - aim.target[2]];
      expect(Math.hypot(dx, dy, dz)).toBeGreaterThan(0.138);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(112);
    }
  });

  test('comes down on the target as steeply as its way has it', () => {
    for (const aim of aims.filter(({ force, manner }) => force > 50 && manner !== 'drop')) {
      const { at } = landingOf(fromHand(aim));
      expect(Math.hypot(at[0] - aim.target[0], at[1] - aim.target[1])).toBeLessThan(0.004);
    }
    const { vx, vy, vz } = fromHand({ ...aims[0]!, manner: 'hit', force: 60 });
    expect(Math.atan2(-vz, Math.hypot(vx, vy))).toBeCloseTo(1.3, 1);
  });

  test('scatters no more than a hand trembles', () => {
    const aim: Aim = { manner: 'toss', bearing: -1, target: [0.01, 0.02, DIE.half], force: 40, twist: 0 };
    const { spread } = landingOf(fromHand(aim));
    expect(spread).toBeGreaterThan(DIE.half);
    expect(spread).toBeLessThan(0.03);
  });

  test('a drop falls straight on its target', () => {
    const arc = arcOf(
      fromHand({ manner: 'drop', bearing: 1, target: [0.03, 0.01, DIE.half], force: 0, twist: 0 }),
    );
    for (const [x, y] of arc) expect(Math.hypot(x - 0.03, y - 0.01)).toBeLessThan(0.001);
    expect(arc.at(-1)![2]).toBeCloseTo(DIE.half, 6);
  });

  test('the arc ends on the mat or at a wall, never below or beyond', () => {
    for (const aim of aims) {
      const end = arcOf(fromHand(aim)).at(-1)!;
      expect(end[2]).toBeGreaterThan(DIE.half - 0.001);
      expect(distanceOut(end[0], end[1])).toBeLessThan(0.125);
    }
  });

  test('a flick reaches for a die in its way, and else for the middle of its way', () => {
    const lying = { 7: [10_000, 20_000, 8_000, 1_000_000, 0, 0, 0] } as const;
    const hand = [0, -0.12, 0.09] as const;
    const hit = flickTarget(hand, [0.01, 0.14], lying);
    expect(Math.hypot(hit[0] - 0.01, hit[1] - 0.02)).toBeLessThan(0.002);
    const free = flickTarget(hand, [0, 1], {});
    expect(free[0]).toBe(0);
    expect(Math.abs(free[1])).toBeLessThan(0.04);
  });

  test('ways have their own force, and a hard hit is a smash', () => {
    expect(MANNERS.map(forceOf)).toEqual([0, 40, 60, 87]);
    const called = ([0, 40, 63, 64, 100] as const).map((force) =>
      MANNERS.map((manner) => mannerBy(manner, force)),
    );
    expect(called).toEqual([
      ['drop', 'toss', 'hit', 'hit'],
      ['toss', 'toss', 'hit', 'hit'],
      ['toss', 'toss', 'hit', 'hit'],
      ['toss', 'toss', 'smash', 'smash'],
      ['toss', 'toss', 'smash', 'smash'],
    ]);
  });

  test('a drop goes into the middle, or beside the dice that lie there', () => {
    expect(openPlace({})).toEqual([0, 0, DIE.half]);
    const [x, y] = openPlace({ 7: [0, 0, 8000, 1_000_000, 0, 0, 0] });
    expect(Math.hypot(x, y)).toBeCloseTo(0.03, 6);
  });
});
