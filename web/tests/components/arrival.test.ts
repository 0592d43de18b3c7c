import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Arrival } from '../../src/state/arrival.svelte';
import { suggestedName } from '../../src/state/me.svelte';
import { endsAt, NOTHING } from '../../src/state/table';
import { newScreen } from '../../src/screen/new-screen';
import { deadline } from '../../src/words/when';
import { game, table } from '../games';

const FREE = { name: '', person: null, bot: null };
const ANN = { name: 'Ann', person: 'ann', bot: null };

describe('a visitor who wants a seat', () => {
  const say = vi.fn<(message: unknown) => Promise<boolean>>();

  beforeEach(() => say.mockReset().mockResolvedValue(true));

  /** At a table with these seats; `own` are the visitor's. */
  function seated(arrival: Arrival, seats: object[], own: number[] = [], more: object = {}): void {
    const state = { ...NOTHING, table: table({ seats: seats }), seats: own, ...more };
    arrival.visit = { known: true, connection: { is: 'open' }, state, say } as never;
    arrival.seat();
  }

  it('takes the first one that is free, and asks once', async () => {
    const arrival = new Arrival('t1', { sit: true });
    seated(arrival, [ANN, FREE, FREE]);
    expect(say).toHaveBeenCalledExactlyOnceWith({ is: 'sit', seat: 1 });
    await Promise.resolve();
    arrival.seat();
    expect(say).toHaveBeenCalledOnce();
    seated(arrival, [ANN, ANN, FREE], [1]);
    expect(arrival.wantsSeat).toBe(false);
  });

  it('takes the next one if another person was faster', async () => {
    say.mockResolvedValue(false);
    const arrival = new Arrival('t1', { sit: true });
    seated(arrival, [ANN, FREE, FREE]);
    await vi.waitFor(() => {
      seated(arrival, [ANN, ANN, FREE]);
      expect(say).toHaveBeenLastCalledWith({ is: 'sit', seat: 2 });
    });
  });

  it('only watches if none is free, a game is played or none is wanted', () => {
    seated(new Arrival('t1', { sit: true }), [ANN, ANN]);
    seated(new Arrival('t1', { sit: true }), [ANN, FREE], [], { game: game() });
    seated(new Arrival('t1'), [ANN, FREE]);
    expect(say).not.toHaveBeenCalled();
  });
});

it('the name that is suggested to a guest is the same after a reload', () => {
  localStorage.removeItem('throwdown-guest');
  const names = Array.from({ length: 5 }, suggestedName);
  expect(new Set(names).size).toBe(1);
});

describe('the end of a turn', () => {
  const SATURDAY = new Date(2026, 10, 21, 14, 5).getTime();
  const DAY = 86_400_000;

  it('is named by its day, and by its date if that is more than six days away', () => {
    expect(deadline(SATURDAY, 'de', SATURDAY - 2 * DAY)).toMatch(/Sa.*14:05/);
    expect(deadline(SATURDAY, 'de', SATURDAY - 7 * DAY)).toMatch(/21\. Nov.*14:05/);
  });

  it('is not known where no time runs', () => {
    const clock = { seats: [0], left: 60, banks: [], window: false, at: 1000 };
    expect(endsAt(clock)).toBeCloseTo(performance.timeOrigin + 61_000);
    expect([endsAt(null), endsAt({ ...clock, seats: [] }), endsAt({ ...clock, left: null })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('the id of a screen is as the server wants it, and always another one', () => {
  const ids = Array.from({ length: 50 }, newScreen);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});
