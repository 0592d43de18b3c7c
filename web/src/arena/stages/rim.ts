/** The rim of the box as it is drawn, and what it hides. */
import { ARENA, DIE, distanceOut, rim } from '../geometry';

/** How far the drawn rim reaches out, in m: a little more than the board of the physics, so that a die can lie against it. */
export const RIM_OUT = rim(ARENA.wallHeight) + 0.0124;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Points of the upper face of a die that should be seen, from its middle. */
const INSET = DIE.half * 0.6;
const UPPER = [-INSET, INSET].flatMap((x) => [-INSET, INSET].map((y) => [x, y] as const));

/** The sides of the box that hide a part of the upper face of this die; the one towards +x has the number 0. */
export function covering({ x, y, z }: Place, eye: Place): number[] {
  const top = z + DIE.half;
  if (top > ARENA.wallHeight || distanceOut(x, y) > ARENA.apothem) return [];
  const share = (ARENA.wallHeight - top) / (eye.z - top);
  return UPPER.flatMap(([dx, dy]) => {
    const [overX, overY] = [x + dx + (eye.x - x - dx) * share, y + dy + (eye.y - y - dy) * share];
    return distanceOut(overX, overY) > rim(ARENA.wallHeight) ? [sideOf(overX, overY)] : [];
  });
}

/** Sides are counted counter-clockwise. */
function sideOf(x: number, y: number): number {
  const turn = Math.round((Math.atan2(y, x) * ARENA.sides) / (2 * Math.PI));
  return (turn + ARENA.sides) % ARENA.sides;
}
