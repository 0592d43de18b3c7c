/** Where dice lie at a table without physics: made up, the same for everybody, the scored face on top. */

import {
  about,
  DIE,
  NORMALS,
  poseOf,
  times,
  type Lying,
  type Pose,
  type Quaternion,
} from '../arena/geometry';
import { FACES, type Edition } from '../symbols';

const GAP = 0.034;

export function placeWithoutPhysics(
  edition: Edition,
  arena: readonly (readonly [number, string])[],
  stacks: readonly (readonly number[])[],
): Lying {
  const below = new Map(
    stacks.flatMap((stack) => stack.map((die, level) => [die, [stack[0] ?? die, level]] as const)),
  );
  const lying: Record<number, Pose> = {};
  const ground = arena.filter(([die]) => (below.get(die)?.[1] ?? 0) === 0).map(([die]) => die);
  for (const [die, face] of arena) {
    const [base, level] = below.get(die) ?? [die, 0];
    const [x, y] = spot(ground.indexOf(base), ground.length);
    const turned = times(
      about([0, 0, 1], ((die * 37) % 40) / 40 - 0.5),
      upright(FACES[edition].indexOf(face)),
    );
    lying[die] = poseOf({ at: [x, y, DIE.half + level * DIE.edge], turned });
  }
  return lying;
}

/** A place on rings around the middle. */
function spot(index: number, count: number): [number, number] {
  if (count === 1) return [0, 0];
  const ring = index < 6 ? 0 : index < 16 ? 1 : 2;
  const [first, room] =
    ring === 0 ? [0, Math.min(count, 6)] : ring === 1 ? [6, Math.min(count - 6, 10)] : [16, count - 16];
  const angle = (2 * Math.PI * (index - first)) / room + ring * 0.4;
  return [Math.cos(angle) * GAP * (ring + 1), Math.sin(angle) * GAP * (ring + 1)];
}

/** The turn that brings this face up. */
function upright(face: number): Quaternion {
  const normal = NORMALS[face] ?? [0, 0, 1];
  if (normal[2] > 0.9) return [1, 0, 0, 0];
  if (normal[2] < -0.9) return [0, 1, 0, 0];
  return about([normal[1], -normal[0], 0], Math.PI / 2);
}
