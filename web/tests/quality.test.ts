import { describe, expect, it } from 'vitest';
import { Automatic, LEVELS } from '../src/arena/stages/quality';
import type { Quality } from '../src/arena/stages/stage';

const pictures = (ms: number, count = 40) => Array.from({ length: count }, () => ms);

describe('what a machine can do', () => {
  it('begins as configured and stays there while pictures come in time, at half the rate too', () => {
    const machine = new Automatic('high');
    for (let round = 0; round < 20; round++) expect(machine.saw(pictures(33.4))).toBe(false);
    expect(machine.quality).toBe('high');
  });

  it('does not mind hiccups', () => {
    const machine = new Automatic('high');
    expect(machine.saw([...pictures(16.7, 30), 900, 300, ...pictures(120, 8)])).toBe(false);
    expect(machine.quality).toBe('high');
  });

  it('does not judge by a few pictures, but by those of several throws', () => {
    const machine = new Automatic('high');
    expect(machine.saw(pictures(90, 14))).toBe(false);
    expect(machine.saw(pictures(90, 14))).toBe(false);
    expect(machine.saw(pictures(90, 14))).toBe(true);
    expect(machine.quality).toBe('medium');
  });

  it('goes down one step at a time, and not below the lowest', () => {
    const machine = new Automatic('high');
    expect([1, 2, 3].map(() => machine.saw(pictures(60)))).toEqual([true, true, false]);
    expect(machine.quality).toBe('low');
  });
});

describe.each(['high', 'medium', 'low'] satisfies Quality[])('pixels in %s', (level) => {
  const { moving, still } = LEVELS[level];

  it.each([1, 1.5, 2, 3, 4])(
    'of a still picture are at least those of a screen with %s for each px',
    (device) => {
      expect(still(device)).toBeGreaterThanOrEqual(Math.min(device, 2));
      expect(still(device)).toBeLessThanOrEqual(2);
    },
  );

  it.each([0.75, 1, 2, 3])('in motion are not more than at rest, with %s for each px', (device) => {
    expect(moving(device)).toBeLessThanOrEqual(still(device));
    expect(moving(device)).toBeGreaterThanOrEqual(0.5);
  });
});

it('phones begin with their own pixels', () => {
  expect([2, 3].map(LEVELS.high.moving)).toEqual([2, 2]);
});
