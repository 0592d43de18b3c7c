import { describe, expect, it } from 'vitest';
import type { Told } from '../src/protocol/messages';
import { Line, patience, type Connection } from '../src/net/socket';
import { table } from './games';
import { FakeWorld } from './wires';

function lined(beats = true) {
  const world = new FakeWorld();
  const heard: Told[] = [];
  const states: Connection[] = [];
  const motions: [number, number][] = [];
  let since: number | null = null;
  const line = new Line(
    'ws://x/games/ws/tables/t',
    {
      beats,
      hello: () => ({ is: 'hello', protocol: 1, ...(since === null ? {} : { since }) }),
      hear: (told) => heard.push(told),
      motion: (version, bytes) => motions.push([version, bytes.length]),
      connection: (now) => states.push(now),
    },
    world,
  );
  line.connect();
  return { world, line, heard, states, motions, saw: (version: number) => (since = version) };
}
const welcome = { is: 'welcome', version: 3, full: true, table: table() };

describe('a line', () => {
  it('says hello first and is open when it is welcomed', () => {
    const { world, states } = lined();
    world.wire.opens();
    expect(world.wire.sent).toEqual([{ is: 'hello', protocol: 1 }]);
    world.wire.says(welcome);
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'open']);
  });

  it('understands several messages in one frame, and motions', () => {
    const { world, heard, motions } = lined();
    world.wire.opens();
    world.wire.says([welcome, { is: 'present', gone: [] }]);
    expect(heard.map(({ is }) => is)).toEqual(['welcome', 'present']);
    const frame = new ArrayBuffer(9);
    new DataView(frame).setUint32(0, 42);
    world.wire.onmessage?.({ data: frame } as never);
    expect(motions).toEqual([[42, 5]]);
  });

  it('comes back with the last version and says again what was not answered, with the same id', async () => {
    const { world, line, saw } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    const answer = line.ask({ is: 'start' });
    const move = world.wire.sent.at(-1)?.['move'];
    expect(move).toMatch(/^[0-9a-f]{24}$/);
    saw(3);
    world.wire.drops(1006);
    world.passes(400);
    world.wire.opens();
    expect(world.wires).toHaveLength(2);
    expect(world.wire.sent).toEqual([{ is: 'hello', protocol: 1, since: 3 }]);
    world.wire.says({ ...welcome, full: false });
    expect(world.wire.sent.at(-1)).toEqual({ is: 'start', move });
    world.wire.says({ is: 'ack', move, version: 4 });
    expect(await answer).toMatchObject({ is: 'ack', version: 4 });
  });

  it('waits longer each time, up to a limit', () => {
    expect([0, 1, 2, 10].map((attempt) => patience(attempt, 1))).toEqual([400, 800, 1600, 15000]);
    expect(patience(3, 0)).toBe(1600);
  });

  it('comes back at once when the server restarts', () => {
    const { world } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    world.wire.drops(1012);
    world.passes(100);
    expect(world.wires).toHaveLength(2);
  });

  it.each([
    [4401, 'signed_out'],
    [4403, 'sent_away'],
    [4404, 'missing'],
  ])('does not come back after %i', async (code, why) => {
    const { world, line, states } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    const answer = line.ask({ is: 'start' });
    world.wire.drops(code);
    world.passes(60_000);
    expect(world.wires).toHaveLength(1);
    expect(states.at(-1)).toEqual({ is: 'closed', why });
    expect(await answer).toMatchObject({ is: 'refused', code: 'page/closed' });
  });

  it('notices a line that is silently dead', () => {
    const { world, states } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    world.passes(12_000);
    expect(world.wire.sent.at(-1)).toEqual({ is: 'ping', n: 1 });
    world.wire.says({ is: 'pong', n: 1 });
    world.passes(6_000);
    expect(states.at(-1)?.is).toBe('open');
    world.passes(6_000);
    world.passes(3_300);
    expect(states.at(-1)?.is).toBe('lost');
  });

  it.each([true, false])('gives a dead line up within 5 s while somebody looks', (beats) => {
    const { world, states } = lined(beats);
    world.looks = true;
    world.wire.opens();
    world.wire.says(welcome);
    for (let tenth = 0; tenth < 50; tenth += 1) world.passes(100);
    expect(states.map(({ is }) => is)).toContain('lost');
  });

  /** Let time pass until the line is lost; how long it took. */
  function untilLost({ world, states }: ReturnType<typeof lined>): number {
    const begin = world.time;
    while (states.at(-1)?.is !== 'lost' && world.time < begin + 10_000) world.passes(50);
    return world.time - begin;
  }

  function open({ world }: { world: FakeWorld }): void {
    world.wire.opens();
    world.wire.says(welcome);
  }

  it('leaves a server that stands still soon where it answered quickly, and comes back at once', () => {
    const quick = lined();
    quick.world.looks = true;
    open(quick);
    expect(untilLost(quick)).toBeLessThanOrEqual(2_200);
    quick.world.passes(100);
    expect(quick.world.wires).toHaveLength(2);
  });

  it('waits longer on a slow line, and after a loss, and forgets it with time', () => {
    const slow = lined();
    slow.world.looks = true;
    open(slow);
    slow.world.passes(1_000);
    slow.world.passes(700);
    slow.world.wire.says({ is: 'pong', n: 1 });
    expect(untilLost(slow)).toBeGreaterThan(3_000);
    slow.world.passes(100);
    open(slow);
    expect(untilLost(slow)).toBeGreaterThan(4_000);
    slow.world.passes(100);
    open(slow);
    for (let second = 0; second < 30; second += 1) {
      slow.world.passes(1_000);
      slow.world.wire.says({ is: 'pong', n: second });
    }
    expect(untilLost(slow)).toBeLessThanOrEqual(2_200);
  });

  it('gives a busy device one more chance to hear the answer, and not a third', () => {
    const { world, states } = lined();
    world.looks = true;
    world.wire.opens();
    world.wire.says(welcome);
    world.passes(1_200);
    world.passes(9_000); // the answer lies behind whatever took so long
    expect(states.at(-1)?.is).toBe('open');
    world.passes(9_000);
    expect(states.at(-1)?.is).toBe('lost');
  });

  it('tries another line when a handshake is not answered, and waits longer each time', () => {
    const { world, states } = lined();
    world.passes(4_000);
    expect(states.at(-1)?.is).toBe('lost');
    world.passes(400);
    expect(world.wires).toHaveLength(2);
    world.passes(4_000);
    expect(states.at(-1)?.is).toBe('connecting');
    world.passes(2_000);
    expect(states.at(-1)?.is).toBe('lost');
  });

  it('tries another line soon when it comes back to a server that stands still', () => {
    const { world } = lined();
    open({ world });
    world.wire.drops(1006);
    world.passes(100);
    world.passes(1_200);
    world.passes(400);
    expect(world.wires).toHaveLength(3);
    world.passes(1_200); // this time it takes what it takes
    expect(world.wires).toHaveLength(3);
  });

  it('waits to be let in while a table moves to another server', () => {
    const { world, states } = lined();
    world.looks = true;
    world.wire.opens();
    world.passes(7_000);
    expect(states.at(-1)?.is).toBe('connecting');
    world.wire.says(welcome);
    expect(states.at(-1)?.is).toBe('open');
  });

  it('says within 3 s that nobody answers, and that somebody does again', () => {
    const { world, states } = lined();
    world.looks = true;
    world.wire.opens();
    world.wire.says(welcome);
    for (let beat = 1; beat <= 5; beat += 1) {
      world.passes(1_200);
      expect(world.wire.sent.at(-1)).toEqual({ is: 'ping', n: beat });
      world.passes(300);
      world.wire.says({ is: 'pong', n: beat });
    }
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'open']);
    world.passes(1_000);
    world.passes(800);
    expect(states.at(-1)).toEqual({ is: 'silent' });
    world.wire.says({ is: 'pong', n: 6 });
    expect(states.at(-1)).toEqual({ is: 'open' });
    world.passes(1_000);
    world.passes(800);
    world.passes(2_000);
    expect(states.slice(-2).map(({ is }) => is)).toEqual(['silent', 'lost']);
  });

  it('believes nobody silent while this device is busy, or nobody looks', () => {
    const { world, states } = lined();
    world.looks = true;
    world.wire.opens();
    world.wire.says(welcome);
    world.passes(1_200);
    world.passes(3_000); // the answer lies behind whatever took so long
    expect(states.at(-1)?.is).toBe('open');
    world.wire.says({ is: 'pong', n: 1 });
    world.looks = false;
    world.passes(1_200);
    world.passes(1_300);
    expect(states.at(-1)?.is).toBe('open');
  });

  it('is lost at once when the device loses its network', () => {
    const { world, line, states } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    line.offline();
    expect(states.at(-1)?.is).toBe('open');
    world.network = false;
    line.offline();
    expect(states.at(-1)).toMatchObject({ is: 'lost', offline: true });
    expect(world.wire.closed).toBe(true);
  });

  it('answers the challenge of a race at once', () => {
    const { world } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    world.wire.says({ is: 'race_state', race: 1, state: 'ready', seats: [0], tiles: [4], challenge: 77 });
    expect(world.wire.sent.at(-1)).toEqual({ is: 'ping', n: 77 });
    const before = world.wire.sent.length;
    world.wire.says({ is: 'race_state', race: 1, state: 'go', seats: [0], tiles: [4] });
    expect(world.wire.sent).toHaveLength(before);
  });

  it('follows at once to the server that has the table, and from there back to any server', () => {
    const { world, states } = lined();
    expect(world.urls).toEqual(['ws://x/games/ws/tables/t?follow=1']);
    world.wire.opens();
    world.wire.drops(4307, '/s/b');
    expect(world.urls.at(-1)).toBe('ws://x/games/s/b/ws/tables/t?follow=1');
    world.wire.opens();
    world.wire.says(welcome);
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'connecting', 'open']);
    world.wire.drops(1006);
    world.passes(100);
    expect(world.urls.at(-1)).toBe('ws://x/games/ws/tables/t?follow=1');
  });

  it('waits when it is sent in circles, to where it is, or to another site', () => {
    for (const sent of [['/s/a', '/s/b', '/s/a', '/s/b'], ['/s/a', '/s/a'], ['//evil.example/s/a']]) {
      const { world, states } = lined();
      for (const reason of sent) world.wire.drops(4307, reason);
      expect(states.at(-1)?.is).toBe('lost');
      expect(world.urls).toHaveLength(sent.length);
    }
  });

  it('does not wait when somebody looks again', () => {
    const { world, line } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    world.wire.drops(1006);
    line.wake();
    expect(world.wires).toHaveLength(2);
  });

  it('is closed for good', () => {
    const { world, line, states } = lined();
    world.wire.opens();
    line.close();
    expect(world.wire.closed).toBe(true);
    world.passes(60_000);
    expect(world.wires).toHaveLength(1);
    expect(states.at(-1)).toEqual({ is: 'closed', why: 'left' });
  });

  it('refuses what was not answered when it is closed, and whatever is asked later', async () => {
    const { world, line } = lined();
    world.wire.opens();
    world.wire.says(welcome);
    const before = line.ask({ is: 'start' });
    line.close();
    const later = line.ask({ is: 'start' });
    expect(await before).toMatchObject({ is: 'refused', code: 'page/closed' });
    expect(await later).toMatchObject({ is: 'refused', code: 'page/closed' });
  });
});
