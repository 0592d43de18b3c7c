import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { cellOf, dieGeometry, drawnOnTop, faceAt } from '../src/arena/stages/die';
import {
  about,
  DIE,
  placedOf,
  poseOf,
  standsOn,
  times,
  topOf,
  yawOf,
  type Quaternion as Turned,
} from '../src/arena/geometry';
import { keysOf, listDice, sideOf } from '../src/arena/dice-list';
import { decodeMotion } from '../src/arena/trajectory';
import { EDITIONS, faceLook, FACES, symbol } from '../src/symbols';
import { bytesOf, motions } from './fixtures';

const geometry = dieGeometry();
const drawn = ([w, x, y, z]: Turned) => drawnOnTop(geometry, new Quaternion(x, y, z, w));

describe('the face that is drawn on top', () => {
  test.each(motions)('is the one that the server sends after a $name', async (recorded) => {
    for (const [die, pose] of Object.entries(recorded.rest))
      expect(drawn(placedOf(pose).turned)).toBe(recorded.faces[Number(die)]);
    const motion = await decodeMotion(bytesOf(recorded));
    for (const [die, { turned }] of motion.rest())
      if (die in recorded.faces) expect(drawn(turned)).toBe(recorded.faces[die]);
  });

  test('is the one that the physics reads, however a die is turned', () => {
    for (let step = 0; step < 300; step++) {
      const turned = times(
        about([Math.sin(step), Math.cos(step * 1.7), 0.3], step * 0.7),
        about([0, 0, 1], step),
      );
      expect(drawn(turned)).toBe(topOf(turned));
    }
  });

  test('is none on a die in the hand', () => {
    expect(drawnOnTop(dieGeometry(true), new Quaternion())).toBe(-1);
  });
});

test('every face has its own place on the sheet', () => {
  for (const face of [0, 1, 2, 3, 4, 5]) expect(faceAt(cellOf(face).u, cellOf(face).v)).toBe(face);
  expect(faceAt(cellOf(-1).u, cellOf(-1).v)).toBe(-1);
});

test('a die is as large as in the physics, and its faces look outwards and are not mirrored', () => {
  geometry.computeBoundingBox();
  expect(geometry.boundingBox!.max.x).toBeCloseTo(DIE.half, 9);
  const [positions, normals, uvs] = ['position', 'normal', 'uv'].map((name) => geometry.getAttribute(name));
  const index = geometry.getIndex()!;
  const corner = (at: number) => new Vector3().fromBufferAttribute(positions!, index.getX(at));
  for (let at = 0; at < index.count; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)];
    const across = new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a));
    expect(across.dot(new Vector3().fromBufferAttribute(normals!, index.getX(at)))).toBeGreaterThan(0);
    const [u, v] = [0, 1, 2]
      .map((next) => [uvs!.getX(index.getX(at + next)), uvs!.getY(index.getX(at + next))])
      .reduce(
        (sum, [x, y], next, all) => [
          sum[0]! + x! * (all[(next + 1) % 3]![1]! - all[(next + 2) % 3]![1]!),
          sum[1]! + y!,
        ],
        [0, 0],
      );
    expect(u).toBeGreaterThan(0); // the same way round on the sheet as on the die
    expect(v).toBeGreaterThan(0);
  }
});

test('every edition has six faces, and a symbol for each', () => {
  for (const edition of EDITIONS) {
    expect(FACES[edition]).toHaveLength(6);
    for (const face of FACES[edition])
      expect(symbol(faceLook(edition, face).name)).toMatch(/^<path [^]*\/>$/);
  }
});

describe('what lies where', () => {
  const [toss, , tower] = motions;

  test('says faces as the server does', () => {
    for (const lie of listDice(toss!.rest, 'strike', -Math.PI / 2)) {
      expect(lie.face).toBe(toss!.faces[lie.die]);
      expect(lie.faceId).toBe(['2', '3', '4', '5', '6', 'X'][lie.face]);
    }
  });

  test('finds towers', () => {
    expect(standsOn(tower!.before)).toEqual({ 0: null, 1: 0, 2: 1, 3: 2, 4: 3 });
    for (const recorded of motions) {
      const on = standsOn(recorded.rest);
      for (const [die, lower] of Object.entries(recorded.supports))
        if (lower >= -1) expect(on[Number(die)]).toBe(lower < 0 ? null : lower);
    }
  });

  test('names sides from where one sits', () => {
    expect(sideOf(0, 0, 1)).toBe('middle');
    expect(sideOf(0, -0.06, -Math.PI / 2)).toBe('near');
    expect(sideOf(0.06, 0.06, -Math.PI / 2)).toBe('far-right');
    expect(sideOf(0.06, 0, Math.PI / 2)).toBe('left');
  });

  test('gives keys in the order that is asked for', () => {
    expect([...keysOf(toss!.rest, [3, 1, 99])]).toEqual([
      [3, '1'],
      [1, '2'],
    ]);
    expect([...keysOf(toss!.rest)].map(([die]) => die)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

test('poses survive being drawn', () => {
  const pose = motions[0]!.rest[1]!;
  poseOf(placedOf(pose)).forEach((number, index) => expect(Math.abs(number - pose[index]!)).toBeLessThan(3));
  expect(Math.abs(yawOf(placedOf(pose).turned))).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
});
