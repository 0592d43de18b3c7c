/** The hands of a game thrown again here: the same draws land as in `throwdown replay --analysis`. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine } from '../src/arena/physics/engine';
import { matched, SAME } from '../src/arena/physics/ties';
import type { Thrown } from '../src/arena/physics/throw';
import { ApiFailure } from '../src/net/api';
import { thrownOnce } from '../src/story/hands';
import { HandsAgain } from '../src/story/hands-again.svelte';
import type { Landings } from '../src/story/thrown';
import type { Analysis, HandLanding, HandsToThrow } from '../src/protocol/messages';
import made from './fixtures/hands.json';

const plan = { ...(made.plan as unknown as HandsToThrow), analysis: null };
const landings = made.thrown as unknown as Record<string, readonly (HandLanding | null)[]>;
const analysis = { id: 'g' } as Analysis;

test('every draw lands as Python lands it', async () => {
  const started = await Engine.start();
  const engine = {
    rethrow(thrown: Thrown) {
      const { landing, tries, differs } = matched(started, thrown, () => SAME);
      return Promise.resolve({ ...landing, tries, differs });
    },
  };
  expect(plan.hands.length).toBeGreaterThan(3);
  for (const hand of plan.hands)
    for (const [number, expected] of landings[hand.step]!.entries())
      expect(await thrownOnce(hand, number, engine), `step ${hand.step}, draw ${number}`).toEqual(expected);
}, 60_000);

/** A server that answers, and an engine whose throws land when the test says so. */
function world(failing = false, stored: Analysis | null = null, before: Landings | null = null) {
  const refusals: ApiFailure[] = [];
  const kept: Landings[] = [];
  const asked: string[] = [];
  const sent: unknown[] = [];
  const waiting: (() => void)[] = [];
  const server = {
    hands: () =>
      Promise.resolve({ ...plan, analysis: stored, draws: 3, least: 2, hands: plan.hands.slice(0, 2) }),
    analysis: () => {
      asked.push('analysis');
      return Promise.resolve(analysis);
    },
    weighHands: (body: unknown) => {
      asked.push('weigh');
      sent.push(body);
      const refused = refusals.shift();
      if (refused) return Promise.reject(refused);
      return Promise.resolve(analysis);
    },
  };
  const engine = { closed: 0, close: () => void (engine.closed += 1) };
  const load = () => {
    if (failing) return Promise.reject(new RangeError('no memory'));
    const thrownOnce = () => new Promise((land) => waiting.push(() => land({ faces: {} })));
    return Promise.resolve({ thrownOnce, engine } as never);
  };
  const browser = {
    read: () => Promise.resolve(before),
    keep: (_id: string, _hands: unknown, landings: Landings) => {
      kept.push(landings);
      return Promise.resolve();
    },
  };
  const again = new HandsAgain('g', server, load, browser);
  /** So many throws land. */
  const land = async (count: number) => {
    for (let landed = 0; landed < count; landed++) {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()!();
    }
  };
  return { again, asked, sent, waiting, engine, land, refusals, kept };
}

describe('the analysis of a game with hands', () => {
  test('is weighed by the server when this browser has thrown all of them', async () => {
    const { again, asked, sent, engine, land } = world();
    again.start();
    await land(6);
    expect(await again.analysis).toBe(analysis);
    const three = [{ faces: {} }, { faces: {} }, { faces: {} }];
    const [first, second] = plan.hands.map(({ step }) => step);
    expect(sent).toEqual([{ game: 'g', landings: { [first!]: three, [second!]: three } }]);
    expect([asked, again.done, engine.closed]).toEqual([['weigh'], 6, 1]);
  });

  test('is that of the server where this browser cannot throw', async () => {
    const { again, asked } = world(true);
    again.start();
    expect(await again.analysis).toBe(analysis);
    expect(asked).toEqual(['analysis']);
  });

  test('is not thrown for where the server has it', async () => {
    const stored = { id: 'stored' } as Analysis;
    const { again, asked, waiting } = world(false, stored);
    again.start();
    expect(await again.analysis).toBe(stored);
    expect([asked, waiting]).toEqual([[], []]);
  });

  test('stops at a tap, and continues with the next draw', async () => {
    const { again, asked, waiting, engine, land } = world();
    again.start();
    await land(2);
    await expect.poll(() => waiting.length).toBe(1);
    again.stop();
    expect([again.phase, engine.closed, again.done]).toEqual(['stopped', 1, 2]);
    again.start(); // looking again does not continue it
    expect(again.phase).toBe('stopped');
    waiting.length = 0;
    again.resume();
    await land(4);
    await again.analysis;
    expect([asked, again.done]).toEqual([['weigh'], 6]);
  });

  test('is left to the server by who stopped it', async () => {
    const { again, asked, waiting, engine, land } = world();
    again.start();
    await land(2);
    await expect.poll(() => waiting.length).toBe(1);
    again.stop();
    again.handOver();
    expect(again.phase).toBe('weighing');
    expect(await again.analysis).toBe(analysis);
    expect([asked, engine.closed]).toEqual([['analysis'], 1]);
  });

  test('stopped after enough throws, is weighed with those', async () => {
    const { again, sent, land, waiting } = world();
    again.start();
    await land(4);
    await expect.poll(() => waiting.length).toBe(1);
    again.stop();
    await land(1);
    await again.analysis;
    const [{ landings: thrown }] = sent as [{ landings: Record<string, unknown[]> }];
    expect(Object.values(thrown).map(({ length }) => length)).toEqual([3, 2]);
  });

  describe('where the server is busy', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const busy = (wait: number | null = null) => new ApiFailure('server/busy', '', 503, null, wait);
    const thrown = () => new Map(plan.hands.slice(0, 2).map(({ step }) => [step, [null, null, null]]));

    test('is asked for again with the same landings, when the server says', async () => {
      const { again, asked, sent, refusals } = world(true, null, thrown());
      refusals.push(busy(20), new ApiFailure('server/replays_often', '', 429, null, 7));
      again.start();
      await vi.advanceTimersByTimeAsync(19_000);
      expect(asked).toEqual(['weigh']);
      await vi.advanceTimersByTimeAsync(8_000);
      expect(await again.analysis).toBe(analysis);
      expect(asked).toEqual(['weigh', 'weigh', 'weigh']);
      expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
    });

    test('is that of the server where landings are refused, or it is busy for ever', async () => {
      const refused = world(true, null, thrown());
      refused.refusals.push(new ApiFailure('outcome/dice', '', 422));
      refused.again.start();
      expect(await refused.again.analysis).toBe(analysis);
      expect(refused.asked).toEqual(['weigh', 'analysis']);
      const { again, asked, refusals } = world(true, null, thrown());
      refusals.push(...Array.from({ length: 99 }, () => busy()));
      again.start();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(await again.analysis).toBe(analysis);
      expect([asked.length, asked.at(-1)]).toEqual([13, 'analysis']);
    });
  });

  test('is thrown for once: after a reload the landings are there', async () => {
    const first = world();
    first.again.start();
    await first.land(6);
    await first.again.analysis;
    const { again, asked, sent, waiting } = world(false, null, first.kept[0]);
    again.start();
    await again.analysis;
    expect([asked, waiting, sent]).toEqual([['weigh'], [], first.sent]);
  });
});
