/** Which dice lay where before a throw, as the record says. */

import type { Pose } from '../arena/geometry';
import type { Json, JsonObject } from './canonical';
import { list, Malformed, object, whole, wholes } from './parse';

export type Lies = readonly (readonly [die: number, pose: Pose])[];

/** What lay in the arena before the throw of this entry; bugs are thrown into an empty one. */
export function lyingBefore(entry: JsonObject): Lies {
  return object(entry['outcome'])['is'] === 'rolled' ? [] : posesOf(entry['lying']);
}

/** Dice with their poses, in the order of the record. */
function posesOf(value: Json | undefined): Lies {
  return list(value ?? []).map((pair) => {
    const [die, pose] = list(pair);
    const [x, y, z, a, b, c, d, ...more] = wholes(pose);
    if (d === undefined || more.length || !(a || b || c || d)) throw new Malformed();
    return [whole(die), [x!, y!, z!, a!, b!, c!, d]];
  });
}
