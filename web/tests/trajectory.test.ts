import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { placedOf, topOf } from '../src/arena/geometry';
import { decodeMotion, firstStrike, Motion, MotionDamaged, readMotion } from '../src/arena/trajectory';
import { bytesOf, motions } from './fixtures';

describe.each(motions)('the motion of a $name', (recorded) => {
  test('is read as Python reads it', async () => {
    const motion = await decodeMotion(bytesOf(recorded));
    expect(motion.dice).toEqual(recorded.decoded.dice);
    expect(motion.frames).toBe(recorded.decoded.frames);
    expect(motion.seconds).toBeCloseTo(recorded.decoded.seconds, 9);
    for (const [frame, poses] of Object.entries(recorded.decoded.poses)) {
      poses.forEach((pose, column) => {
        const { at, turned } = motion.frame(Number(frame), motion.dice[column]!);
        [...at, ...turned].forEach((number, index) => expect(number).toBeCloseTo(pose[index]!, 8));
      });
    }
    const contacts = motion.contacts.map(({ ms, what, on, strength }) => [ms, what, on, strength]);
    expect(contacts).toEqual(recorded.decoded.contacts.map((contact) => contact.slice(0, 4)));
    motion.contacts.forEach((contact, index) =>
      expect(contact.newtons).toBeCloseTo(recorded.decoded.contacts[index]![4]!, 5),
    );
  });

  test('ends with the faces and places that count', async () => {
    const motion = await decodeMotion(bytesOf(recorded));
    for (const [die, placed] of motion.rest()) {
      if (!(die in recorded.faces)) continue;
      expect(topOf(placed.turned)).toBe(recorded.faces[die]);
      placedOf(recorded.rest[die]!).at.forEach((length, axis) =>
        expect(Math.abs(length - placed.at[axis]!)).toBeLessThan(0.0001),
      );
    }
  });

  test('is smooth between its frames', async () => {
    const motion = await decodeMotion(bytesOf(recorded));
    for (const die of motion.dice) {
      const [first, second] = [motion.frame(0, die), motion.frame(1, die)];
      const half = motion.at(0.5 / 60, die);
      half.at.forEach((length, axis) =>
        expect(length).toBeCloseTo((first.at[axis]! + second.at[axis]!) / 2, 12),
      );
      expect(Math.hypot(...half.turned)).toBeCloseTo(1, 12);
      expect(motion.at(-1, die)).toEqual(first);
      expect(motion.at(99, die)).toEqual(motion.frame(motion.frames - 1, die));
    }
  });
});

test('a die goes by the shorter way, whatever the signs of its quaternions', () => {
  const root = Math.SQRT1_2;
  const motion = new Motion(
    [3],
    2,
    new Float64Array([0, 0, 0, root, 0, 0, root, 0, 0, 0, -root, 0, 0, root]),
    [],
  );
  const middle = motion.at(0.5 / 60, 3).turned; // from +90° by the way of 180° to +270°
  expect(Math.abs(middle[3])).toBeCloseTo(1, 9);
});

test('the first strike is a die on a die that is fast enough', async () => {
  const tower = await decodeMotion(bytesOf(motions.find(({ name }) => name === 'tower')!));
  const strike = firstStrike(tower, 0.6)!;
  expect(strike.what).toBeLessThan(250);
  expect(strike.on).toBeLessThan(250);
  expect(firstStrike(tower, 50)).toBeUndefined();
});

describe('damage', () => {
  const bytes = bytesOf(motions[0]!);
  const plain = new Uint8Array(inflateSync(bytes));

  test.each([
    ['nothing', new Uint8Array()],
    ['noise', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8])],
    ['a part of it', bytes.slice(0, bytes.length / 2)],
    ['another layout', new Uint8Array(deflateSync(new Uint8Array([9, ...plain.slice(1)])))],
    ['a byte too few', new Uint8Array(deflateSync(plain.slice(0, -1)))],
    ['more than any motion', new Uint8Array(deflateSync(new Uint8Array(1_200_000)))],
  ])('%s raises MotionDamaged', async (_, damaged) => {
    await expect(decodeMotion(damaged)).rejects.toBeInstanceOf(MotionDamaged);
  });

  test('a quaternion that cannot be raises it too', () => {
    const turned = plain.slice();
    const numbers = turned[1]! * (turned[2]! | (turned[3]! << 8));
    turned[6 + turned[1]! + 3 * numbers] = 14; // folded 7: no component has this number
    expect(() => readMotion(turned)).toThrow(MotionDamaged);
  });
});
