import { describe, expect, it } from 'vitest';
import { ARENA, DIE, octagon, type Point } from '../src/arena/geometry';
import { HAND_HEIGHT, HAND_OUT } from '../src/arena/intent';
import { Eye } from '../src/arena/stages/eye';
import { covering, RIM_OUT } from '../src/arena/stages/rim';
import { NO_INSETS, type Insets } from '../src/arena/stages/stage';

const NEAR = -Math.PI / 2;

function eyeOn(width: number, height: number, bearing = NEAR, insets: Insets = NO_INSETS): Eye {
  const eye = new Eye();
  eye.bearing = bearing;
  eye.frame(width, height, insets);
  return eye;
}

const onFloor = octagon(ARENA.apothem).map(([x, y]): Point => [x, y, 0]);
const onRim = octagon(RIM_OUT).map(([x, y]): Point => [x, y, ARENA.wallHeight]);
const seenBy = (eye: Eye, points: readonly Point[]) => points.map((point) => eye.project(point));
const extent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const matWidth = (eye: Eye) => extent(seenBy(eye, onFloor).map(({ x }) => x));

/** How wide the top of a die at the far wall is seen, which is the smallest. */
function smallestFace(eye: Eye): number {
  const corners = [-DIE.half, DIE.half].flatMap((x) =>
    [-DIE.edge, 0].map((y): Point => [x, ARENA.apothem + y, DIE.edge]),
  );
  return extent(seenBy(eye, corners).map(({ x }) => x));
}

describe('the box fills what the table leaves for it', () => {
  it('in a window of 1280 by 800', () => {
    const eye = eyeOn(952, 548);
    expect(smallestFace(eye)).toBeGreaterThanOrEqual(36);
    expect(matWidth(eye)).toBeGreaterThanOrEqual(430);
  });

  it('on a phone of 390 by 844', () => {
    const eye = eyeOn(390, 412);
    expect(smallestFace(eye)).toBeGreaterThanOrEqual(27);
    expect(matWidth(eye)).toBeGreaterThanOrEqual(324);
  });

  it('whole, with the hand over it, where a window is wide', () => {
    for (const [width, height] of [
      [952, 548],
      [1298, 1003],
      [768, 652],
      [700, 900],
    ] as const)
      for (const bearing of [NEAR, NEAR + Math.PI / 8, 0.3]) {
        const hand: Point = [HAND_OUT * Math.cos(bearing), HAND_OUT * Math.sin(bearing), HAND_HEIGHT];
        for (const { x, y } of seenBy(eyeOn(width, height, bearing), [...onRim, hand])) {
          expect(x).toBeGreaterThan(-1);
          expect(x).toBeLessThan(width + 1);
          expect(y).toBeGreaterThan(-1);
          expect(y).toBeLessThan(height + 1);
        }
      }
  });

  it('beside what covers a part of the window', () => {
    const eye = eyeOn(900, 700, NEAR, { ...NO_INSETS, top: 200 });
    expect(Math.min(...seenBy(eye, onRim).map(({ y }) => y))).toBeCloseTo(200, 0);
  });
});

it('hides no die that lies on the mat', () => {
  for (const [width, height] of [
    [952, 548],
    [506, 342],
  ] as const) {
    const { position } = eyeOn(width, height).camera;
    for (const [x, y] of octagon(ARENA.apothem - DIE.half))
      expect(covering({ x, y, z: DIE.half }, position)).toEqual([]);
  }
});

it('finds the place under a point of the screen', () => {
  const eye = eyeOn(390, 412);
  const { x, y } = eye.project([0.03, -0.05, 0.01]);
  const found = eye.ground(x, y, 0.01)!;
  expect(found[0]).toBeCloseTo(0.03, 6);
  expect(found[1]).toBeCloseTo(-0.05, 6);
});
