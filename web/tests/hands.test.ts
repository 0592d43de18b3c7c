/** The hands of a game thrown again here: the same draws land as in `throwdown analyse`. */

import { describe, expect, test } from 'vitest';
import { Engine } from '../src/arena/physics/engine';
import { matched, SAME } from '../src/arena/physics/ties';
import type { Thrown } from '../src/arena/physics/throw';
import { thrownOnce } from '../src/story/hands';
import { HandsAgain } from '../src/story/hands-again.svelte';
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
function world(failing = false, stored: Analysis | null = null) {
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
      return Promise.resolve(analysis);
    },
  };
  const engine = { closed: 0, close: () => void (engine.closed += 1) };
  const load = () => {
    if (failing) return Promise.reject(new RangeError('no memory'));
    const thrownOnce = () => new Promise((land) => waiting.push(() => land({ faces: {} })));
    return Promise.resolve({ thrownOnce, engine } as never);
  };
  const again = new HandsAgain('g', server, load);
  /** So many throws land. */
  const land = async (count: number) => {
    for (let landed = 0; landed < count; landed++) {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()!();
    }
  };
  return { again, asked, sent, waiting, engine, land };
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
});
