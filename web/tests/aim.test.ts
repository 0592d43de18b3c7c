import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AimControl, type AimHost, type AimOwner, type AimReport } from '../src/arena/aim';
import { ARENA, DIE, distanceOut, type Lying, type Placed, type Point } from '../src/arena/geometry';
import { forceOf, intentOf, isBounded, numbersOf, fromHand, type Numbers } from '../src/arena/intent';
import type { Shown } from '../src/arena/overlay';
import { BaseStage } from '../src/arena/stages/base';
import type { Spot } from '../src/arena/stages/stage';

const SCALE = 1000; // px a metre: one px is one mm
const MIDDLE = 300;

/** The arena straight from above, without a picture: the own side is below. */
class BareStage extends BaseStage {
  readonly kind = 'flat';
  quality = null;
  readonly element: SVGElement;
  steepness = Math.PI / 2;
  lean = 0;
  closeUp = null;
  /** How far up the screen a height goes, as where one looks from the side. */
  tilt = 0;
  private readonly poses = new Map<number, Placed>();

  constructor(element: SVGElement) {
    super();
    this.element = element;
  }
  setEdition(): void {}
  restyle(): void {}
  held: readonly Placed[] = [];
  hold(held: readonly Placed[]): void {
    this.held = held;
  }
  protected frame(): void {}
  protected render(): void {}
  protected there(): Iterable<number> {
    return this.poses.keys();
  }
  place(die: number, placed: Placed): void {
    this.poses.set(die, placed);
  }
  remove(die: number): void {
    this.poses.delete(die);
  }
  placed(die: number): Placed | undefined {
    return this.poses.get(die);
  }
  project([x, y, z]: Point): Spot {
    const [sin, cos] = [Math.sin(this.bearing), Math.cos(this.bearing)];
    const [right, near] = [-x * sin + y * cos, x * cos + y * sin];
    return { x: MIDDLE + right * SCALE, y: MIDDLE + (near - z * this.tilt) * SCALE, scale: SCALE };
  }
  ground(x: number, y: number, height = 0): Point {
    const [sin, cos] = [Math.sin(this.bearing), Math.cos(this.bearing)];
    const [right, near] = [(x - MIDDLE) / SCALE, (y - MIDDLE) / SCALE + height * this.tilt];
    return [near * cos - right * sin, near * sin + right * cos, height];
  }
  topFaces(): Record<number, number> {
    return {};
  }
}

class Host extends EventTarget implements AimHost {
  style = { cursor: '' };
  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }
  setPointerCapture(): void {}
  focus(): void {}
}

class Pointer extends Event {
  readonly pointerType: string;
  readonly button: number;
  constructor(
    name: string,
    readonly clientX: number,
    readonly clientY: number,
    time: number,
    readonly pointerId: number,
    { type = 'touch', button = 0 } = {},
  ) {
    super(name, { cancelable: true });
    this.pointerType = type;
    this.button = button;
    Object.defineProperty(this, 'timeStamp', { value: time });
  }
}

const lies = (x: number, y: number) =>
  [Math.round(x * 1e6), Math.round(y * 1e6), Math.round(DIE.half * 1e6), 1e6, 0, 0, 0] as const;

/** Something to throw at. */
const ONE = { 9: lies(0, 0.02) };

interface Scene {
  lying?: Lying;
  canAim?: boolean;
  hand?: number;
  movable?: number[];
  playing?: boolean;
  still?: boolean;
}

function aiming({
  lying = {},
  canAim = true,
  hand = 1,
  movable = [],
  playing = false,
  still = true,
}: Scene = {}) {
  const host = new Host();
  const stage = new BareStage({ remove: () => undefined } as SVGElement);
  stage.lay(lying);
  const thrown: { intent: Numbers; report: AimReport }[] = [];
  const picked: number[] = [];
  const moved: [number, number, number][] = [];
  const tooShort = { count: 0 };
  const owner: AimOwner = {
    lying: () => lying,
    hand: () => hand,
    canAim: () => canAim,
    movable: () => movable,
    still: () => still,
    changed: () => undefined,
    throwing: (intent, report) => thrown.push({ intent, report }),
    picked: (die) => picked.push(die),
    moved: (...where) => moved.push(where),
    slow: () => undefined,
    tooShort: () => (tooShort.count += 1),
    skip: () => playing,
  };
  const shown: Partial<Shown> = {};
  const overlay = { set: (more: Partial<Shown>) => void Object.assign(shown, more) };
  const aim = new AimControl(host, stage, overlay, undefined, owner);
  aim.show();
  let time = 0;
  const event = (name: string, x: number, y: number, pointer = 1, more = {}) =>
    host.dispatchEvent(new Pointer(name, x, y, time, pointer, more));
  /** Where the hand is on the screen. */
  const handSpot = () => stage.project(shown.aim!.hand);
  return {
    aim,
    stage,
    thrown,
    picked,
    moved,
    tooShort,
    handSpot,
    down: (x: number, y: number, pointer = 1, more = {}) => event('pointerdown', x, y, pointer, more),
    move: (x: number, y: number, ms = 16, pointer = 1) => {
      time += ms;
      event('pointermove', x, y, pointer);
    },
    up: (x: number, y: number, pointer = 1) => event('pointerup', x, y, pointer),
    cancel: (pointer = 1) => event('pointercancel', 0, 0, pointer),
    /** Take the hand and drag it by so much, in steps of so many ms, then let go. */
    drag: (dx: number, dy: number, ms = 16) => {
      const { x, y } = handSpot();
      event('pointerdown', x, y);
      for (let step = 1; step <= 6; step++) {
        time += ms;
        event('pointermove', x + (dx * step) / 6, y + (dy * step) / 6);
      }
      event('pointerup', x + dx, y + dy);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tap', () => {
  it('on the mat aims there and throws nothing', () => {
    const { aim, down, up, thrown } = aiming();
    down(MIDDLE + 40, MIDDLE - 30);
    up(MIDDLE + 40, MIDDLE - 30);
    expect(aim.report()).toMatchObject({ die: null, x: 40, y: 30 });
    expect(thrown).toEqual([]);
  });

  it('on a die aims at it and picks it', () => {
    const { aim, down, up, picked } = aiming({ lying: { 4: lies(0.03, 0.02) } });
    down(MIDDLE + 32, MIDDLE - 18);
    up(MIDDLE + 32, MIDDLE - 18);
    expect(aim.report()).toMatchObject({ die: 4, x: 30, y: 20 });
    expect(picked).toEqual([4]);
  });

  it('that ends elsewhere has followed the finger', () => {
    const { aim, down, move, up } = aiming();
    down(MIDDLE, MIDDLE);
    move(MIDDLE + 20, MIDDLE + 10);
    up(MIDDLE + 20, MIDDLE + 10);
    expect(aim.report()).toMatchObject({ x: 20, y: -10 });
  });

  it('that is cancelled leaves the aim as it was', () => {
    const { aim, down, move, cancel } = aiming();
    aim.aimAtPlace(0.01, 0.01);
    down(MIDDLE - 40, MIDDLE);
    move(MIDDLE - 50, MIDDLE);
    cancel();
    expect(aim.report()).toMatchObject({ x: 10, y: 10 });
  });

  it('stays away from the walls', () => {
    const { aim, down, move } = aiming();
    down(MIDDLE, MIDDLE);
    move(MIDDLE + 280, MIDDLE - 280);
    const { x, y } = aim.report();
    expect(distanceOut(x / 1000, y / 1000)).toBeLessThanOrEqual(ARENA.apothem - DIE.half + 0.0005);
  });

  it('does nothing but pick where nobody may aim, or while dice roll', () => {
    const lying = { 1: lies(0, 0), 2: lies(0.03, 0) };
    const idle = aiming({ canAim: false, lying });
    idle.down(MIDDLE + 30, MIDDLE);
    idle.up(MIDDLE + 30, MIDDLE);
    expect([idle.picked, idle.aim.report().die]).toEqual([[2], 1]);
    const busy = aiming({ playing: true, lying });
    busy.down(MIDDLE + 30, MIDDLE);
    busy.up(MIDDLE + 30, MIDDLE);
    expect([busy.picked, busy.aim.report().die]).toEqual([[], 1]);
  });

  it('of another button of a mouse is none', () => {
    const { aim, down } = aiming();
    down(MIDDLE + 40, MIDDLE, 1, { type: 'mouse', button: 2 });
    expect(aim.report()).toMatchObject({ x: 0, y: 0 });
  });
});

describe('an aim begins', () => {
  const lying = { 1: lies(0.05, 0.02), 2: lies(-0.01, -0.02), 3: lies(0, 0.06) };

  it('at the die nearest to the middle, and a drop at a free place', () => {
    const { aim } = aiming({ lying });
    expect(aim.report()).toMatchObject({ die: 2, manner: 'toss', force: 40 });
    aim.manner = 'drop';
    const { die, x, y } = aim.report();
    expect(die).toBeNull();
    expect(Math.hypot(x + 10, y + 20)).toBeGreaterThan(29);
    aim.manner = 'hit';
    expect(aim.report().die).toBe(2);
  });

  it('where nothing lies in the middle', () => {
    expect(aiming().aim.report()).toMatchObject({ die: null, x: 0, y: 0 });
  });

  it('with the force of its way, whatever the throw before had', () => {
    const { aim, drag, thrown } = aiming({ lying });
    aim.manner = 'hit';
    drag(0, 150);
    expect(thrown[0]!.report).toMatchObject({ manner: 'smash', force: 89, die: 2 });
    aim.calm();
    expect([aim.manner, aim.force]).toEqual(['hit', 60]);
  });
});

describe('a pull', () => {
  it('throws as hard as it is long, up to all', () => {
    const forces = [40, 70, 130, 400].map((px) => {
      const { drag, thrown } = aiming({ lying: ONE });
      drag(0, px);
      return thrown[0]?.report.force;
    });
    expect(forces).toEqual([19, 38, 76, 100]);
  });

  it('throws softly where a hard throw flies out: onto bare mat, and several dice', () => {
    for (const scene of [{}, { lying: ONE, hand: 5 }]) {
      const { aim, drag, thrown } = aiming(scene);
      expect([aim.manner, aim.report().die]).toEqual(['drop', null]);
      drag(0, 100);
      expect(thrown[0]!.report).toMatchObject({ manner: 'toss', force: 24 });
    }
  });

  it('sends what the aim makes of it', () => {
    const { drag, thrown, stage } = aiming({ lying: ONE });
    drag(0, 88);
    const { intent, report } = thrown[0]!;
    const target: Point = [report.x / 1000, report.y / 1000, DIE.half];
    const aim = { manner: report.manner, bearing: stage.bearing, target, force: 50, twist: 0 };
    expect(intent).toEqual(numbersOf(fromHand(aim, ONE)));
    expect(intent[4]).toBeGreaterThan(0); // away from the own side
  });

  it('to the right throws to the left', () => {
    const { drag, thrown } = aiming();
    drag(40, 60);
    expect(thrown[0]!.report.x).toBeLessThan(-5);
  });

  it('is no soft drop any more', () => {
    const { aim, drag, thrown } = aiming();
    aim.manner = 'drop';
    drag(0, 100);
    expect(thrown[0]!.report.manner).toBe('toss');
    aim.calm();
    expect([aim.manner, aim.force]).toEqual(['drop', 0]);
  });

  it('that is hardly one throws nothing, says so and leaves the force', () => {
    const { aim, drag, thrown, tooShort } = aiming({ lying: ONE });
    drag(0, 8);
    drag(0, 12);
    expect([thrown, tooShort.count, aim.force]).toEqual([[], 2, forceOf('toss')]);
  });

  it('in small steps throws as far as it came', () => {
    const { down, move, up, handSpot, thrown, stage } = aiming({ lying: ONE });
    stage.tilt = 0.6;
    const { x, y } = handSpot();
    down(x, y);
    for (let step = 1; step <= 88; step++) move(x, y + step);
    up(x, y + 88);
    expect(thrown.map(({ report }) => report.force)).toEqual([50]);
  });

  it('leaves the target that was chosen: a die, or a place', () => {
    for (const [right, away] of [
      [-0.07, 0.04],
      [0.06, -0.04],
      [0, 0.02],
    ] as const) {
      const { aim, drag, thrown } = aiming({ lying: { 1: lies(right, away) } });
      aim.aimAt(1);
      drag(0, 70);
      aim.calm();
      drag(30, 60); // and it stays for the next throw
      aim.calm();
      aim.aimAtPlace(-0.02, -0.02);
      drag(0, 70);
      const [x, y] = [right * 1000, away * 1000];
      expect(thrown.map(({ report }) => [report.die, report.x, report.y])).toEqual([
        [1, x, y],
        [1, x, y],
        [null, -20, -20],
      ]);
      expect(thrown[0]!.report.force).toBe(38);
    }
  });

  it('that is cancelled, or joined by a second finger, throws nothing', () => {
    for (const second of [false, true]) {
      const { aim, down, move, up, cancel, handSpot, thrown } = aiming({ lying: ONE });
      const { x, y } = handSpot();
      down(x, y);
      move(x, y + 90);
      if (second) down(x + 100, y, 2);
      else cancel();
      up(x, y + 90);
      expect([thrown, aim.force]).toEqual([[], forceOf('toss')]);
    }
  });
});

describe('what points at a die', () => {
  const lying = { 4: lies(0.03, 0.02) };

  it('within 16 mm aims at it, otherwise at that place', () => {
    for (const [away, die] of [
      [15, 4],
      [23, null],
    ] as const) {
      const { aim } = aiming({ lying });
      aim.aimAtPlace((30 + away) / 1000, 0.02);
      expect(aim.report()).toMatchObject({ die, x: die ? 30 : 30 + away, y: 20 });
    }
  });
});

describe('a flick', () => {
  it('throws as hard as it is fast', () => {
    const [slow, fast] = [40, 16].map((ms) => {
      const { drag, thrown } = aiming({ lying: ONE });
      drag(0, -80, ms);
      return thrown[0]?.report.force ?? -1;
    });
    expect(slow).toBeGreaterThanOrEqual(8);
    expect(fast).toBeGreaterThan(slow!);
    expect(fast).toBeLessThanOrEqual(100);
  });

  it('that is too slow throws nothing', () => {
    const { drag, thrown } = aiming();
    drag(0, -80, 100);
    expect(thrown).toEqual([]);
  });

  it('goes where it points, to the first die in its way', () => {
    const { drag, thrown } = aiming({ lying: { 1: lies(0, 0.03) } });
    drag(0, -80);
    expect(thrown[0]!.report.y).toBeCloseTo(30, -1);
    const aside = aiming();
    aside.drag(50, -70);
    expect(aside.thrown[0]!.report.x).toBeGreaterThan(5);
  });
});

describe('the hand', () => {
  const handOf = (stage: BareStage) => stage.held[0]!.at;

  it('waits over the near board whatever the way, and aside where it would cover a die', () => {
    for (const manner of ['drop', 'toss', 'smash'] as const) {
      const { aim, stage } = aiming();
      aim.manner = manner;
      expect(handOf(stage)[0]).toBeCloseTo(0, 6);
      expect(handOf(stage)[1]).toBeCloseTo(-0.111, 6);
      expect(handOf(stage)[2]).toBeCloseTo(0.077, 6);
    }
    const { stage } = aiming({ lying: { 1: lies(0.002, -0.1), 2: lies(0.05, 0) } });
    expect(handOf(stage)[0]).toBeCloseTo(-0.045, 6);
  });

  it('rises to where it lets go, on the side of fewer dice', () => {
    const pictures: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (picture: FrameRequestCallback) => pictures.push(picture));
    const { aim, stage } = aiming({ still: false, lying: { 1: lies(0.03, 0.05), 2: lies(0, 0.06) } });
    aim.aimAt(2);
    aim.throwNow();
    const [x, y, z] = aim.report().intent;
    const way = [100, 100, 100].map((ms) => {
      vi.advanceTimersByTime(ms);
      pictures.pop()?.(0);
      return handOf(stage).map((part) => Math.round(part * 1000));
    });
    expect(way[0]![0]).toBe(-45);
    expect(way[1]).toEqual([x, y, z]);
    expect(way[2]).toEqual([x, y, z]);
    aim.calm();
    expect(handOf(stage)[1]).toBeCloseTo(-0.111, 6);
  });

  it('has risen in time, however few pictures are drawn', async () => {
    const { aim } = aiming({ still: false });
    aim.throwNow();
    const risen = vi.fn();
    void aim.ready.then(risen);
    await vi.advanceTimersByTimeAsync(239);
    expect(risen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(risen).toHaveBeenCalled();
  });

  it('throws once, and again when it has come to rest', () => {
    const { aim, thrown } = aiming();
    expect([aim.throwNow(), aim.throwNow()]).toEqual([true, false]);
    aim.calm();
    expect(aim.throwNow()).toBe(true);
    expect(thrown).toHaveLength(2);
  });

  it('throws nothing where it is empty or nobody may', () => {
    expect(aiming({ hand: 0 }).aim.throwNow()).toBe(false);
    expect(aiming({ canAim: false }).aim.throwNow()).toBe(false);
  });

  it('always gives an intent within the bounds', () => {
    const { aim, thrown, drag } = aiming({ lying: { 0: lies(0.05, -0.04), 1: lies(-0.03, 0.06) } });
    for (let turn = 0; turn < 12; turn++) {
      aim.calm();
      aim.force = (turn * 17) % 101;
      aim.twist = ((turn % 5) - 2) / 2;
      const angle = (turn * Math.PI) / 6;
      drag(Math.cos(angle) * (20 + turn * 18), Math.sin(angle) * (20 + turn * 18), 8 + turn);
      aim.throwNow();
    }
    expect(thrown.length).toBeGreaterThan(10);
    for (const { intent } of thrown) expect(isBounded(intentOf(intent)), intent.join()).toBe(true);
  }, 30_000);
});

describe('keys', () => {
  it('keep force and twist within their bounds', () => {
    const { aim } = aiming();
    aim.force = 250;
    aim.twist = -3;
    expect([aim.force, aim.twist]).toEqual([100, -1]);
    aim.force = -4;
    expect(aim.force).toBe(0);
  });

  it('go through the manners, each with its own force', () => {
    const { aim } = aiming({ lying: ONE });
    const manners = Array.from({ length: 4 }, () => aim.nextManner());
    expect(new Set(manners).size).toBe(4);
    expect(aim.manner).toBe('toss');
    expect(aim.force).toBe(forceOf('toss'));
  });

  it('move the target as seen from the own side', () => {
    const { aim, stage } = aiming();
    aim.nudge(0.01, 0.02);
    expect(aim.report()).toMatchObject({ x: 10, y: 20 });
    stage.bearing = 0; // now one sits at the right
    aim.aimAtPlace(0, 0);
    aim.nudge(0.01, 0.02);
    expect(aim.report()).toMatchObject({ x: -20, y: 10 });
  });

  it('aim at a die; when it is gone, at the one nearest to the middle', () => {
    const lying: Record<number, ReturnType<typeof lies>> = {
      3: lies(0.02, 0.01),
      4: lies(0.05, 0),
      5: lies(-0.06, 0),
    };
    const { aim } = aiming({ lying });
    aim.aimAt(3);
    delete lying[3];
    aim.refresh();
    expect(aim.report()).toMatchObject({ die: 4, x: 50, y: 0 });
  });

  it('leave a die with one press', () => {
    const { aim } = aiming({ lying: { 3: lies(0, 0) } });
    aim.nudge(0.006, 0);
    expect(aim.report()).toMatchObject({ die: null, x: 18 });
    aim.nudge(-0.006, 0);
    expect(aim.report()).toMatchObject({ die: 3, x: 0 });
  });
});

describe('a die that may be moved', () => {
  const lying = { 5: lies(0.02, 0) };

  it('is put where the finger lets go, in µm', () => {
    const { down, move, up, moved } = aiming({ lying, movable: [5] });
    down(MIDDLE + 20, MIDDLE);
    move(MIDDLE - 10, MIDDLE - 40);
    up(MIDDLE - 10, MIDDLE - 40);
    expect(moved).toEqual([[5, -10_000, 40_000]]);
  });

  it('goes back where the finger is lost, and is only picked where it did not move', () => {
    const { down, move, up, cancel, moved, picked, stage } = aiming({ lying, movable: [5] });
    down(MIDDLE + 20, MIDDLE);
    move(MIDDLE - 10, MIDDLE);
    cancel();
    expect(stage.placed(5)?.at[0]).toBeCloseTo(0.02);
    down(MIDDLE + 20, MIDDLE);
    up(MIDDLE + 20, MIDDLE);
    expect([moved, picked]).toEqual([[], [5]]);
  });
});

describe('the box', () => {
  it('is turned by a finger beside the mat', () => {
    const { down, move, up, stage, thrown } = aiming();
    const before = stage.bearing;
    down(MIDDLE + 200, MIDDLE);
    move(MIDDLE, MIDDLE + 200);
    up(MIDDLE, MIDDLE + 200);
    expect(stage.bearing - before).toBeCloseTo(Math.PI / 2);
    expect(thrown).toEqual([]);
  });
});
