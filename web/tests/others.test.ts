import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placedOf, type Placed, type Point } from '../src/arena/geometry';
import { LEAD_MS } from '../src/arena/held';
import { HAND_HEIGHT, HAND_OUT } from '../src/arena/intent';
import { handsOf, leadIn } from '../src/arena/lead-in';
import { Glide } from '../src/arena/others';
import type { Stage } from '../src/arena/stages/stage';
import { decodeMotion, type Motion } from '../src/arena/trajectory';
import { AimSender, EVERY } from '../src/state/aims.svelte';
import { onTurn } from '../src/state/table';
import { Visit } from '../src/state/visit.svelte';
import { bytesOf, motions } from './fixtures';
import { arenaView, game, moment, welcome } from './games';
import { FakeEnvironment } from './sockets';

const AIMING = { manner: 'toss', force: 40, x: 0, y: 0, side: 1571, dice: 1 } as const;
const SIDE = Math.PI / 2;
const apart = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

it('glides from one aim to the next, from wherever it is', () => {
  const glide = new Glide([0], 200);
  glide.set([10], 1000);
  expect([1000, 1050, 1100].map((now) => glide.at(now)[0])).toEqual([0, 2.5, 5]);
  glide.set([20], 1100);
  expect([1100, 1200, 1300, 9999].map((now) => glide.at(now)[0])).toEqual([5, 12.5, 20, 20]);
  expect([glide.isDone(1299), glide.isDone(1300)]).toEqual([false, true]);
});

describe.each(motions)('the hand of a $name', (recorded) => {
  let motion: Motion;
  const lies = (die: number) => recorded.before[die] && placedOf(recorded.before[die]);
  beforeEach(async () => {
    motion = await decodeMotion(bytesOf(recorded));
  });

  it('holds what was thrown and nothing that lay there', () => {
    const dice = handsOf(motion, lies, SIDE).flatMap((hand) => hand.dice);
    expect(dice.sort((a, b) => a - b)).toEqual([...recorded.thrown].sort((a, b) => a - b));
  });

  it('is over the rim first, and its dice are where the motion begins when it lets go', async () => {
    const held: (readonly Placed[])[] = [];
    const stage = {
      placed: lies,
      element: { getBoundingClientRect: () => ({ width: 800, height: 800 }) },
      project: ([x, y]: Point) => ({ x: 400 + 1000 * x, y: 400 - 1000 * y, scale: 1000 }),
      dice: () => Object.keys(recorded.before).map(Number),
      hold: (dice: readonly Placed[]) => held.push(dice),
      remove: () => undefined,
      draw: () => undefined,
    } as unknown as Stage;
    let ended = 0;
    const run = (draw: (ms: number) => boolean) => {
      while (draw(ended)) ended += 10;
      return Promise.resolve();
    };
    const at = { stage, overlay: { set: () => undefined } };
    await leadIn(at, { motion, from: { side: SIDE, seat: 0 }, lying: {}, seen: null }, run);
    expect(ended).toBe(LEAD_MS);
    expect(held.pop()).toEqual([]);
    const dice = handsOf(motion, lies, SIDE).flatMap((hand) => hand.dice);
    const release = dice.map((die) => motion.at(0, die));
    release.forEach((placed, index) => {
      expect(apart(placed.at, held.at(-1)![index]!.at)).toBeLessThan(1e-9);
      expect(held.at(-1)![index]!.turned).toEqual(placed.turned);
    });
    const [first] = handsOf(motion, lies, SIDE);
    const [x, y, z] = held[0]![0]!.at.map((each, axis) => each - release[0]!.at[axis]! + first!.lets[axis]!);
    expect([Math.hypot(x!, y!), z]).toEqual([expect.closeTo(HAND_OUT, 6), expect.closeTo(HAND_HEIGHT, 6)]);
    held
      .slice(1)
      .forEach((places, step) =>
        places.forEach((placed, die) => expect(apart(placed.at, held[step]![die]!.at)).toBeLessThan(0.03)),
      );
  });
});

it('sends an aim when it changes, four times a second at most, and the last one always', () => {
  vi.useFakeTimers();
  try {
    const sent: (number | null)[] = [];
    const sender = new AimSender((_, aiming) => sent.push(aiming && aiming.force), Date.now);
    const aim = (force: number) => sender.show({ seat: 0, entry: 3, aiming: { ...AIMING, force } });
    for (let force = 1; force <= 40; force++) {
      aim(force);
      vi.advanceTimersByTime(EVERY / 10);
    }
    vi.advanceTimersByTime(EVERY);
    expect(sent).toEqual([1, 10, 20, 30, 40]);
    aim(40);
    vi.advanceTimersByTime(10 * EVERY);
    expect(sent).toHaveLength(5);
    sender.end();
    sender.end();
    expect(sent.slice(5)).toEqual([null]);
    aim(7);
    sender.forget();
    vi.advanceTimersByTime(10 * EVERY);
    expect(sent).toHaveLength(6);
  } finally {
    vi.useRealTimers();
  }
});

it('names who is on turn while the dice are in the air', () => {
  const flies = { view: arenaView({ active: 1 }), waiting_for: [], places: [2, 4] };
  expect(onTurn(game({ ...flies, awaiting: 'InFlight' }))).toEqual([4]);
  expect(onTurn(game({ ...flies, awaiting: 'Over' }))).toEqual([]);
  expect(onTurn(game({ waiting_for: [0, 1], awaiting: 'Several' }))).toEqual([0, 1]);
});

describe('a visit', () => {
  let environment: FakeEnvironment;
  let visit: Visit;
  const says = (entry: number, aiming: typeof AIMING | null = AIMING) =>
    environment.socket.says({ is: 'aimed', seat: 1, entry, aiming });

  beforeEach(() => {
    vi.stubGlobal('document', { baseURI: 'http://x/', hidden: false });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    environment = new FakeEnvironment();
    visit = new Visit('t1', () => ({ language: 'en', theme: 'published' }), environment);
    visit.open();
    environment.socket.opens();
    const now = game({ entry: 3, waiting_for: [1], awaiting: 'Decision' });
    environment.socket.says(welcome({ game: now }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows the aim of another until it ends', () => {
    says(3);
    expect(visit.aimOfAnother).toEqual({ seat: 1, ...AIMING });
    says(3, null);
    expect(visit.aimOfAnother).toBeNull();
  });

  it('shows an aim that comes early when all before it is shown, and keeps it until the throw is', async () => {
    const shown = async (version: number, entry: number, awaiting: string) => {
      const waiting_for = awaiting === 'InFlight' ? [] : [1];
      environment.socket.says(moment({ version, game: game({ entry, waiting_for, awaiting }) }));
      await vi.waitFor(() => expect(visit.state.version).toBe(version));
      return visit.aimOfAnother !== null;
    };
    says(4);
    expect(visit.aimOfAnother).toBeNull();
    expect(await shown(2, 4, 'Decision')).toBe(true);
    expect(await shown(3, 5, 'InFlight')).toBe(true);
    expect(await shown(4, 6, 'Decision')).toBe(false);
  });
});
