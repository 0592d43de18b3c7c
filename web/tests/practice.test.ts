import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArenaHandle } from '../src/arena/handle';
import { forceOf } from '../src/arena/intent';
import { learning } from '../src/net/learning';
import { PracticeDesk } from '../src/practice/practice-desk.svelte';
import { NO_THROWS } from '../src/practice/sums';
import type { Pose, Practised, TargetInfo } from '../src/protocol/messages';
import { announce } from '../src/shell/announce.svelte';

vi.mock('../src/shell/announce.svelte', () => ({ announce: vi.fn() }));
vi.mock('../src/state/me.svelte', () => ({ ensureGuest: () => Promise.resolve() }));

const POSE: Pose = [0, 0, 8000, 0, 0, 0, 1_000_000];
const landed = (more: Partial<Practised> = {}): Practised => ({
  motion: 'AAEC',
  faces: { 0: 'FIRE' },
  out: {},
  lying: [[0, POSE]],
  reached: null,
  ...more,
});

const arena = {
  play: vi.fn<ArenaHandle['play']>((_bytes, _tallied, options) => {
    options?.onrest?.();
    return Promise.resolve();
  }),
  begin: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
  tally: () => Promise.resolve(),
  lookAgain: () => Promise.resolve(),
  endLook: () => undefined,
  skip: () => false,
  throwNow: () => true,
  calm: vi.fn(),
  aimAt: vi.fn<ArenaHandle['aimAt']>(),
  turn: () => undefined,
  unmark: () => undefined,
  listDice: () => [],
};
const opened = () => {
  const desk = new PracticeDesk('impact');
  desk.arena = arena;
  return desk;
};

/** A browser's storage in which nothing is yet. */
const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  };
};

const TARGET: TargetInfo = {
  lying: [[4, POSE]],
  faces: { 4: 'FIRE' },
  dice: 2,
  goal: { kind: 'turn', dice: [4], face: 'AIR', count: 0 },
  hint: { die: 4, manner: 'toss', force: 30, side: 2 },
  chance: 0.5,
  within: [1, 3],
};

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', storage());
  vi.spyOn(learning, 'targets').mockResolvedValue({ game: 'impact', targets: [TARGET, TARGET] });
});

describe('the practice arena', () => {
  it('opens with the game of the address, else with Strike', () => {
    expect(new PracticeDesk('impact').edition).toBe('impact');
    expect(new PracticeDesk('chess').edition).toBe('strike');
    expect(new PracticeDesk(null).edition).toBe('strike');
  });

  it('shows a throw, counts it, and throws at what lies there', async () => {
    const practise = vi.spyOn(learning, 'practise').mockResolvedValue(landed());
    const desk = opened();
    await desk.thrown([1, 2, 3]);
    expect([desk.count, desk.room, desk.sums.throws, desk.busy, desk.moving]).toEqual([
      1,
      24,
      1,
      false,
      false,
    ]);
    expect(announce).toHaveBeenCalledOnce();
    practise.mockResolvedValue(landed({ faces: { 0: 'AIR' }, out: { 1: 'bounced' } }));
    await desk.thrown([4, 5, 6]);
    expect(practise.mock.lastCall?.[0]).toMatchObject({ game: 'impact', lying: [[0, POSE]], dice: 1 });
    expect(desk.sums).toMatchObject({ throws: 2, turned: 1, out: 1 });
  });

  it('calms the hand after a throw that failed, and may throw again', async () => {
    vi.spyOn(learning, 'practise').mockRejectedValue({ code: 'net/offline', message: 'no connection' });
    const desk = opened();
    await desk.thrown([1]);
    expect(arena.calm).toHaveBeenCalledOnce();
    expect([desk.canAim, desk.sums]).toEqual([true, NO_THROWS]);
  });

  it('throws no more dice than fit', () => {
    const desk = opened();
    desk.dice = 8;
    desk.lying = Object.fromEntries(Array.from({ length: 22 }, (_, die) => [die, POSE]));
    expect(desk.hand).toBe(3);
  });

  it('starts again with another game', async () => {
    vi.spyOn(learning, 'practise').mockResolvedValue(landed());
    const desk = opened();
    await desk.thrown([1]);
    desk.choose('strike');
    expect([desk.edition, desk.count, desk.outcome, desk.sums]).toEqual(['strike', 0, '', NO_THROWS]);
  });

  it('sets the force with the manner', () => {
    const desk = opened();
    desk.pick('smash');
    expect([desk.manner, desk.force]).toEqual(['smash', forceOf('smash')]);
  });
});

const press = (desk: PracticeDesk, key: string) => {
  const target = { closest: () => null } as unknown as EventTarget;
  desk.key({ key, target, preventDefault: () => undefined } as KeyboardEvent);
};
const withTargets = async () => {
  const desk = opened();
  await vi.waitFor(() => expect(desk.course.list).toHaveLength(2));
  return desk;
};

describe('targets', () => {
  it('are thrown at, laid again and left by one key each', async () => {
    const practise = vi.spyOn(learning, 'practise').mockResolvedValue(landed({ reached: false }));
    const desk = await withTargets();
    press(desk, 'n');
    expect([desk.course.number, desk.hand, desk.lying, desk.marked]).toEqual([1, 2, { 4: POSE }, [4]]);
    await desk.thrown([1]);
    expect(practise.mock.lastCall?.[0]).toMatchObject({ game: 'impact', target: 1 });
    expect([desk.course.phase, desk.canAim, desk.hand]).toEqual(['missed', false, 0]);
    press(desk, ' ');
    expect([desk.course.phase, desk.canAim, desk.lying]).toEqual(['aim', true, { 4: POSE }]);
    practise.mockResolvedValue(landed({ reached: true }));
    await desk.thrown([1]);
    expect([desk.course.phase, desk.course.throws, desk.course.starsOf(1)]).toEqual(['reached', 2, 2]);
    press(desk, ' ');
    expect([desk.course.number, desk.course.throws]).toEqual([2, 0]);
    press(desk, 'n');
    expect(desk.course.number).toBe(1);
    press(desk, 'c');
    expect([desk.course.number, desk.count]).toEqual([0, 0]);
    expect(new PracticeDesk('impact').course.next()).toBe(1);
  });

  it('show the aim of a master', async () => {
    const desk = await withTargets();
    press(desk, 'h');
    expect(arena.aimAt).not.toHaveBeenCalled();
    desk.begin(2);
    press(desk, 'h');
    const [die, way] = arena.aimAt.mock.lastCall!;
    expect([die, way?.manner, way?.force, way?.bearing]).toEqual([4, 'toss', 30, 0]);
  });

  it('begin with the first that has no star, and count from the beginning once reached', async () => {
    vi.spyOn(learning, 'practise').mockResolvedValue(landed({ reached: true }));
    const desk = await withTargets();
    desk.begin(1);
    await desk.thrown([1]);
    desk.again();
    expect(desk.course.throws).toBe(0);
    const later = await withTargets();
    expect([later.course.starsOf(1), later.course.next()]).toEqual([3, 2]);
  });
});
