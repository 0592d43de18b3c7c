import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placedOf, type Lying } from '../src/arena/geometry';
import { fromHand, numbersOf } from '../src/arena/intent';
import { earned, starsOf, storedStars, storeStars, sumOf, withStars } from '../src/practice/stars';
import { BEARING } from '../src/practice/target-course.svelte';
import type { MasterAim } from '../src/protocol/messages';

interface Stored {
  lying: Lying;
  hint: MasterAim;
  intent: number[];
}

afterEach(() => vi.unstubAllGlobals());

describe('stars', () => {
  it('are earned by few throws', () => {
    expect([1, 2, 3, 6, 7].map((throws) => earned(throws, [2, 6]))).toEqual([3, 3, 2, 2, 1]);
  });

  it('are only replaced by more', () => {
    const some = withStars(withStars({}, 'strike', 3, 2), 'strike', 3, 1);
    expect([starsOf(some, 'strike', 3), starsOf(some, 'strike', 1), starsOf(some, 'impact', 3)]).toEqual([
      2, 0, 0,
    ]);
    expect(sumOf(withStars(some, 'strike', 1, 3), 'strike')).toBe(5);
  });

  it('are stored, and what is not stars is not read', () => {
    let stored: string | null = null;
    const setItem = (_: string, text: string) => (stored = text);
    vi.stubGlobal('localStorage', { getItem: () => stored, setItem });
    expect(storedStars()).toEqual({});
    storeStars({ strike: [3, 0, 1] });
    expect(storedStars()).toEqual({ strike: [3, 0, 1] });
    for (const [text, read] of [
      ['{"strike":[9,"x",-1],"impact":4}', { strike: [3, 0, 0] }],
      ['null', {}],
      ['{', {}],
    ] as const) {
      stored = text;
      expect(storedStars()).toEqual(read);
    }
  });

  it('do without a browser that stores', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    storeStars({ strike: [3] });
    expect(storedStars()).toEqual({});
  });
});

describe('the hint of every target', () => {
  const file = new URL('../../src/throwdown/lessons/targets.json', import.meta.url);
  const games = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored[]>;

  it.each(Object.entries(games))('of %s is the throw that was tried out', (_, targets) => {
    for (const { lying, hint, intent } of targets) {
      const target = placedOf(lying[hint.die]!).at;
      const bearing = BEARING + (hint.side * Math.PI) / 4;
      const aimed = numbersOf(fromHand({ ...hint, bearing, target, twist: 0 }, lying));
      aimed.forEach((number, index) => expect(Math.abs(number - intent[index]!)).toBeLessThanOrEqual(1));
    }
  });
});
