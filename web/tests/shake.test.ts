import { describe, expect, it } from 'vitest';
import { Shakes } from '../src/hand/shake';

/** The readings of a phone every 16 ms: these strengths, then rest for half a second. */
function shaken(shakes: Shakes, strengths: readonly number[], from = 0): number[] {
  const readings = [...strengths, ...Array.from({ length: 32 }, () => 0.4)];
  return readings.flatMap((strength, index) => shakes.add(strength, 0, 0, from + 16 * index) ?? []);
}

describe('shaking', () => {
  it('throws once, when the hand is calm again, as hard as it was shaken', () => {
    expect(shaken(new Shakes(), [3, 18, 26, 20, 15, 26, 12])).toEqual([50]);
    expect(shaken(new Shakes(), [20, 60, 45])).toEqual([100]);
  });

  it('does not throw for a phone that is turned or put down', () => {
    expect(shaken(new Shakes(), [2, 6, 11, 13.9, 9])).toEqual([]);
  });

  it('does not throw twice for one long shake', () => {
    const shakes = new Shakes();
    expect(shaken(shakes, [30, 30])).toHaveLength(1);
    expect(shaken(shakes, [30, 30], 700)).toEqual([]);
    expect(shaken(shakes, [30, 30], 5000)).toHaveLength(1);
  });
});
