import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArenaHandle } from '../src/arena/handle';
import { forceOf } from '../src/arena/intent';
import { api } from '../src/net/api';
import { PracticeDesk } from '../src/practice/practice-desk.svelte';
import { NO_THROWS } from '../src/practice/sums';
import type { Pose, Practised } from '../src/protocol/messages';
import { announce } from '../src/shell/announce.svelte';

vi.mock('../src/shell/announce.svelte', () => ({ announce: vi.fn() }));
vi.mock('../src/state/me.svelte', () => ({ ensureGuest: () => Promise.resolve() }));

const POSE: Pose = [0, 0, 8000, 0, 0, 0, 1_000_000];
const landed = (more: Partial<Practised> = {}): Practised => ({
  motion: 'AAEC',
  faces: { 0: 'FIRE' },
  out: {},
  lying: [[0, POSE]],
  ...more,
});

const arena = {
  play: vi.fn<ArenaHandle['play']>((_bytes, _tallied, options) => {
    options?.onrest?.();
    return Promise.resolve();
  }),
  tally: () => Promise.resolve(),
  skip: () => false,
  throwNow: () => true,
  calm: vi.fn(),
  aimAt: () => undefined,
  turn: () => undefined,
  unmark: () => undefined,
  listDice: () => [],
};
const opened = () => {
  const desk = new PracticeDesk('impact');
  desk.arena = arena;
  return desk;
};

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the practice arena', () => {
  it('opens with the game of the address, else with Strike', () => {
    expect(new PracticeDesk('impact').edition).toBe('impact');
    expect(new PracticeDesk('chess').edition).toBe('strike');
    expect(new PracticeDesk(null).edition).toBe('strike');
  });

  it('shows a throw, counts it, and throws at what lies there', async () => {
    const practise = vi.spyOn(api, 'practise').mockResolvedValue(landed());
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
    vi.spyOn(api, 'practise').mockRejectedValue({ code: 'net/offline', message: 'no connection' });
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
    vi.spyOn(api, 'practise').mockResolvedValue(landed());
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
