import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeOf } from '../src/arena/edge';
import { Flight } from '../src/arena/flight';
import { about, DIE, type Placed } from '../src/arena/geometry';
import { Player, type TallyCommand } from '../src/arena/player';
import { lookAt, PACE, SecondLook } from '../src/arena/second-look';
import type { Sound } from '../src/arena/sound';
import type { Stage } from '../src/arena/stages/stage';
import { Motion, readMotion } from '../src/arena/trajectory';
import { decisiveIn, matterOf } from '../src/moments/matters';
import { isInSight, marksOf } from '../src/moments/out-of-sight';
import type { GameEvent } from '../src/protocol/messages';
import { arenaView } from './games';
import { bytesOf, motions } from './fixtures';

const SETTLED = { is: 'dice_settled', thrown: [[4, '5']], changed: [[2, '5']], stacks: [] } as GameEvent;
const taken = (...dice: number[]): GameEvent => ({ is: 'dice_collected', seat: 1, symbols: ['5'], dice });
const left = (cause: string): GameEvent => ({ is: 'dice_left_arena', dice: [[7, cause]] });
const OVER: GameEvent = { is: 'game_over', winners: [0], reason: 'last_with_dice' };
const before = (more = {}) => arenaView({ throws: 3, ...more });

describe('a throw matters', () => {
  it.each([
    ['nothing', [SETTLED, taken(2, 4)], before(), undefined],
    ['three taken', [SETTLED, taken(1, 2, 4)], before(), 'taken'],
    ['three taken of two kinds', [SETTLED, taken(1, 2), taken(4)], before(), 'taken'],
    ['a die that bounced out', [left('bounced')], before(), undefined],
    ['a die knocked out', [left('knocked'), SETTLED], before(), 'knocked'],
    ['the last die', [SETTLED], before({ active: 1, has_dice: [true, false] }), 'last'],
    ['the start die', [SETTLED], before({ throws: 0, has_dice: [false, true] }), undefined],
    ['the end', [SETTLED, taken(1, 2, 4), OVER], before(), 'end'],
    ['the end without a throw', [taken(1, 2, 4), OVER], before(), undefined],
  ] as [string, GameEvent[], ReturnType<typeof before>, string | undefined][])(
    'by %s',
    (_name, events, view, why) => {
      expect(matterOf(events, view)?.why).toBe(why);
    },
  );

  it('because of what the dice show that are taken or lost; at the end all that fell', () => {
    expect(decisiveIn([SETTLED])).toEqual([]);
    expect(decisiveIn([SETTLED, { is: 'x_removed', dice: [4] }, taken(1, 2)])).toEqual([4, 1, 2]);
    expect(decisiveIn([SETTLED, OVER])).toEqual([4, 2]);
  });
});

const motionOf = (name: string) => {
  const recorded = motions.find((each) => each.name === name)!;
  return inflated(bytesOf(recorded));
};

async function inflated(bytes: Uint8Array): Promise<Motion> {
  const { inflateSync } = await import('node:zlib');
  return readMotion(new Uint8Array(inflateSync(bytes)));
}

/** Dice that lie, but for one that tilts until the end. */
function tilting({ frames = 60, until = 50, others = 10 } = {}): Motion {
  const poses: number[] = [];
  for (let frame = 0; frame < frames; frame++)
    for (const [rests, tilt] of [
      [others, 0.2],
      [until, 0.9],
    ] as const) {
      const angle = frame < rests ? tilt * (1 - frame / rests) + 0.01 : 0;
      poses.push(0, 0, DIE.half, ...about([1, 0, 0], angle));
    }
  return new Motion([3, 8], frames, Float64Array.from(poses), []);
}

describe('a die on its edge', () => {
  it('is the last one that moves, stands oblique, and decides', () => {
    const motion = tilting();
    const edge = edgeOf(motion, [8, 3])!;
    expect(edge.die).toBe(8);
    expect(edge.to - edge.from).toBeGreaterThan(400);
    expect(edgeOf(motion, [3])).toBeNull();
    expect(edgeOf(motion, [])).toBeNull();
  });

  it('is not one that comes to rest with others', () => {
    expect(edgeOf(tilting({ others: 45 }), [8])).toBeNull();
  });
});

/** A stage that remembers where the camera was. */
function stageOf() {
  const placed = new Map<number, Placed>();
  const closeUps: (number | undefined)[] = [];
  const stage = {
    kind: '3d',
    bearing: -1.57,
    steepness: 1.19,
    lean: 0,
    moving: false,
    element: { getBoundingClientRect: () => ({ left: 0, top: 0 }) },
    closeUp: null as Stage['closeUp'],
    dice: () => [...placed.keys()],
    place: (die: number, at: Placed) => void placed.set(die, at),
    placed: (die: number) => placed.get(die),
    remove: (die: number) => placed.delete(die),
    topFaces: () => ({}),
    lay: vi.fn(),
    draw: vi.fn(() => void closeUps.push(stage.closeUp?.by)),
  };
  return { stage: stage as unknown as Stage & typeof stage, placed, closeUps };
}

describe('a second look', () => {
  const listeners = new Map<string, () => void>();
  let heard: number[];
  const sound = {
    contact: (_contact: unknown, _pan: number, _onRim: boolean, pace: number) => heard.push(pace),
    strongest: () => [],
    out: () => undefined,
    sign: () => undefined,
    buzzNow: () => undefined,
  } as unknown as Sound;

  beforeEach(() => {
    heard = [];
    listeners.clear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('addEventListener', (name: string, act: () => void) => listeners.set(name, act));
    vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
    pictures(60);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** So many pictures a second are drawn. */
  function pictures(rate: number): void {
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 1000 / rate));
    vi.stubGlobal('cancelAnimationFrame', (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer));
  }

  it.each(['toss', 'smash', 'handful', 'tower'])('shows %s from another side, in part', async (name) => {
    const motion = await motionOf(name);
    for (const near of [-1.57, 0, 2.4]) {
      const look = lookAt(motion, [5], near);
      const apart = Math.atan2(Math.sin(look.bearing - near), Math.cos(look.bearing - near));
      expect(Math.abs(apart)).toBeGreaterThan(1);
      expect(look.to).toBeGreaterThan(look.from);
      expect(look.to - look.from).toBeLessThan(800);
    }
  });

  async function looking(rate: number) {
    pictures(rate);
    const motion = await motionOf('toss');
    const { stage, closeUps } = stageOf();
    const ended = vi.fn();
    const die = motion.dice[0]!;
    const scene = new Map([[die, motion.frame(0, die)]]);
    const look = new SecondLook(stage, sound, { motion, scene }, [5], ended);
    const begin = performance.now();
    const done = look.play().then(() => performance.now() - begin);
    const { from, to } = lookAt(motion, [5], -1.57);
    return { stage, closeUps, ended, look, done, length: (to - from) / PACE };
  }

  it.each([60, 2])('ends in time with %i pictures a second, quieter and lower', async (rate) => {
    const { stage, closeUps, ended, done, length } = await looking(rate);
    await vi.advanceTimersByTimeAsync(6000);
    const took = await done;
    expect(took).toBeGreaterThan(length);
    expect(took).toBeLessThan(length + 800);
    expect(ended).toHaveBeenCalledOnce();
    expect([stage.bearing, stage.steepness, stage.closeUp]).toEqual([-1.57, 1.19, null]);
    expect(closeUps[0]).toBe(1);
    expect(heard.length).toBeGreaterThan(0);
    expect(new Set(heard)).toEqual(new Set([PACE]));
  });

  it.each(['pointerdown', 'keydown'])('ends in the instant of a %s', async (press) => {
    const { stage, ended, done } = await looking(60);
    await vi.advanceTimersByTimeAsync(300);
    expect(stage.steepness).not.toBe(1.19);
    listeners.get(press)!();
    expect(ended).toHaveBeenCalledOnce();
    expect([stage.bearing, stage.steepness, stage.closeUp, listeners.size]).toEqual([-1.57, 1.19, null, 0]);
    expect(await done).toBeLessThan(400);
  });

  async function played(options: { pace?: number; decisive?: number[] }, motion: Motion) {
    const { stage, closeUps } = stageOf();
    const player = new Player(stage, sound, false, () => undefined);
    const begin = performance.now();
    const none: TallyCommand[] = [];
    const done = player
      .play(new Flight(motion).land(motion, none, options))
      .then(() => performance.now() - begin);
    await vi.advanceTimersByTimeAsync(20_000);
    return { took: await done, closeUps, stage, player };
  }

  it('has its own pace in a replay, by the clock', async () => {
    const motion = await motionOf('toss');
    const { took: once } = await played({}, motion);
    for (const pace of [0.25, 0.5, 2]) {
      const { took } = await played({ pace }, motion);
      expect(Math.abs(took * pace - once)).toBeLessThan(60);
    }
    expect(heard).toContain(0.25);
  });

  it('is a throw that was seen, and the camera was close to a die on its edge', async () => {
    const { closeUps, stage, player } = await played({ decisive: [8] }, tilting());
    expect(Math.max(...closeUps.map((by) => by ?? 0))).toBeGreaterThan(0.95);
    expect(stage.closeUp).toBeNull();
    expect(player.latest?.motion.dice).toEqual([3, 8]);
    const far = await played({ decisive: [3] }, tilting());
    expect(far.closeUps.every((by) => !by)).toBe(true);
  });
});

describe('a die that left', () => {
  const window = { left: 0, right: 390, top: 100, bottom: 500 };
  const seen = (die: number, x: number, y: number) => ({ die, x, y, size: 20 });

  it('is marked where a narrow window does not show it, at its side', () => {
    expect(isInSight(seen(1, 200, 300), window)).toBe(true);
    expect(isInSight(seen(1, 420, 300), window)).toBe(false);
    const marks = marksOf([seen(1, 420, 300), seen(2, 440, 320), seen(3, 200, 60)], window);
    expect(marks.map(({ count }) => count)).toEqual([2, 1]);
    expect(marks[0]!.at).toEqual({ x: 352, y: 300 });
    expect(marks[0]!.away).toBeCloseTo(0);
    expect(marks[1]!.away).toBeCloseTo(-Math.PI / 2);
  });
});
