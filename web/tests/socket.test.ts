import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../src/protocol/messages';
import { ReconnectingSocket, retryDelay, type Connection } from '../src/net/socket';
import { table } from './games';
import { FakeEnvironment } from './sockets';

function lined(heartbeat = true) {
  const environment = new FakeEnvironment();
  const heard: ServerMessage[] = [];
  const states: Connection[] = [];
  const motions: [number, number][] = [];
  let since: number | null = null;
  const line = new ReconnectingSocket(
    'ws://x/games/ws/tables/t',
    {
      heartbeat,
      hello: () => ({ is: 'hello', protocol: 1, ...(since === null ? {} : { since }) }),
      message: (message) => heard.push(message),
      motion: (version, bytes) => motions.push([version, bytes.length]),
      connection: (now) => states.push(now),
    },
    environment,
  );
  line.connect();
  return { environment, line, heard, states, motions, saw: (version: number) => (since = version) };
}
const welcome = { is: 'welcome', version: 3, full: true, table: table() };

describe('a line', () => {
  it('says hello first and is open when it is welcomed', () => {
    const { environment, states } = lined();
    environment.socket.opens();
    expect(environment.socket.sent).toEqual([{ is: 'hello', protocol: 1 }]);
    environment.socket.says(welcome);
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'open']);
  });

  it('understands several messages in one frame, and motions', () => {
    const { environment, heard, motions } = lined();
    environment.socket.opens();
    environment.socket.says([welcome, { is: 'present', gone: [] }]);
    expect(heard.map(({ is }) => is)).toEqual(['welcome', 'present']);
    const frame = new ArrayBuffer(9);
    new DataView(frame).setUint32(0, 42);
    environment.socket.onmessage?.({ data: frame } as never);
    expect(motions).toEqual([[42, 5]]);
  });

  it('comes back with the last version and says again what was not answered, with the same id', async () => {
    const { environment, line, saw } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    const answer = line.request({ is: 'start' });
    const move = environment.socket.sent.at(-1)?.['move'];
    expect(move).toMatch(/^[0-9a-f]{24}$/);
    saw(3);
    environment.socket.drops(1006);
    environment.passes(400);
    environment.socket.opens();
    expect(environment.sockets).toHaveLength(2);
    expect(environment.socket.sent).toEqual([{ is: 'hello', protocol: 1, since: 3 }]);
    environment.socket.says({ ...welcome, full: false });
    expect(environment.socket.sent.at(-1)).toEqual({ is: 'start', move });
    environment.socket.says({ is: 'ack', move, version: 4 });
    expect(await answer).toMatchObject({ is: 'ack', version: 4 });
  });

  it('waits longer each time, up to a limit', () => {
    expect([0, 1, 2, 10].map((attempt) => retryDelay(attempt, 1))).toEqual([400, 800, 1600, 15000]);
    expect(retryDelay(3, 0)).toBe(1600);
  });

  it('reconnects immediately when the server restarts', () => {
    const { environment } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    environment.socket.drops(1012);
    environment.passes(100);
    expect(environment.sockets).toHaveLength(2);
  });

  it.each([
    [4401, 'signed_out'],
    [4403, 'sent_away'],
    [4404, 'missing'],
  ])('does not come back after %i', async (code, why) => {
    const { environment, line, states } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    const answer = line.request({ is: 'start' });
    environment.socket.drops(code);
    environment.passes(60_000);
    expect(environment.sockets).toHaveLength(1);
    expect(states.at(-1)).toEqual({ is: 'closed', why });
    expect(await answer).toMatchObject({ is: 'refused', code: 'page/closed' });
  });

  it('notices a line that is silently dead', () => {
    const { environment, states } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    environment.passes(12_000);
    expect(environment.socket.sent.at(-1)).toEqual({ is: 'ping', n: 1 });
    environment.socket.says({ is: 'pong', n: 1 });
    environment.passes(6_000);
    expect(states.at(-1)?.is).toBe('open');
    environment.passes(6_000);
    environment.passes(3_300);
    expect(states.at(-1)?.is).toBe('lost');
  });

  it.each([true, false])('gives up a dead connection within 5 s while the page is visible', (heartbeat) => {
    const { environment, states } = lined(heartbeat);
    environment.looks = true;
    environment.socket.opens();
    environment.socket.says(welcome);
    for (let tenth = 0; tenth < 50; tenth += 1) environment.passes(100);
    expect(states.map(({ is }) => is)).toContain('lost');
  });

  /** Let time pass until the line is lost; how long it took. */
  function untilLost({ environment, states }: ReturnType<typeof lined>): number {
    const begin = environment.time;
    while (states.at(-1)?.is !== 'lost' && environment.time < begin + 10_000) environment.passes(50);
    return environment.time - begin;
  }

  function open({ environment }: { environment: FakeEnvironment }): void {
    environment.socket.opens();
    environment.socket.says(welcome);
  }

  it('leaves a silent server soon where it answered quickly, and reconnects immediately', () => {
    const quick = lined();
    quick.environment.looks = true;
    open(quick);
    expect(untilLost(quick)).toBeLessThanOrEqual(2_200);
    quick.environment.passes(100);
    expect(quick.environment.sockets).toHaveLength(2);
  });

  it('waits longer on a slow line, and after a loss, and forgets it with time', () => {
    const slow = lined();
    slow.environment.looks = true;
    open(slow);
    slow.environment.passes(1_000);
    slow.environment.passes(700);
    slow.environment.socket.says({ is: 'pong', n: 1 });
    expect(untilLost(slow)).toBeGreaterThan(3_000);
    slow.environment.passes(100);
    open(slow);
    expect(untilLost(slow)).toBeGreaterThan(4_000);
    slow.environment.passes(100);
    open(slow);
    for (let second = 0; second < 30; second += 1) {
      slow.environment.passes(1_000);
      slow.environment.socket.says({ is: 'pong', n: second });
    }
    expect(untilLost(slow)).toBeLessThanOrEqual(2_200);
  });

  it('gives a busy device one more chance to hear the answer, and not a third', () => {
    const { environment, states } = lined();
    environment.looks = true;
    environment.socket.opens();
    environment.socket.says(welcome);
    environment.passes(1_200);
    environment.passes(9_000); // the answer lies behind whatever took so long
    expect(states.at(-1)?.is).toBe('open');
    environment.passes(9_000);
    expect(states.at(-1)?.is).toBe('lost');
  });

  it('tries another line when a handshake is not answered, and waits longer each time', () => {
    const { environment, states } = lined();
    environment.passes(4_000);
    expect(states.at(-1)?.is).toBe('lost');
    environment.passes(400);
    expect(environment.sockets).toHaveLength(2);
    environment.passes(4_000);
    expect(states.at(-1)?.is).toBe('connecting');
    environment.passes(2_000);
    expect(states.at(-1)?.is).toBe('lost');
  });

  it('tries another connection soon when it reconnects to a silent server', () => {
    const { environment } = lined();
    open({ environment });
    environment.socket.drops(1006);
    environment.passes(100);
    environment.passes(1_200);
    environment.passes(400);
    expect(environment.sockets).toHaveLength(3);
    environment.passes(1_200); // this time it takes what it takes
    expect(environment.sockets).toHaveLength(3);
  });

  it('waits to be let in while a table moves to another server', () => {
    const { environment, states } = lined();
    environment.looks = true;
    environment.socket.opens();
    environment.passes(7_000);
    expect(states.at(-1)?.is).toBe('connecting');
    environment.socket.says(welcome);
    expect(states.at(-1)?.is).toBe('open');
  });

  it('reports within 3 s that the server is silent, and that it answers again', () => {
    const { environment, states } = lined();
    environment.looks = true;
    environment.socket.opens();
    environment.socket.says(welcome);
    for (let beat = 1; beat <= 5; beat += 1) {
      environment.passes(1_200);
      expect(environment.socket.sent.at(-1)).toEqual({ is: 'ping', n: beat });
      environment.passes(300);
      environment.socket.says({ is: 'pong', n: beat });
    }
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'open']);
    environment.passes(1_000);
    environment.passes(800);
    expect(states.at(-1)).toEqual({ is: 'silent' });
    environment.socket.says({ is: 'pong', n: 6 });
    expect(states.at(-1)).toEqual({ is: 'open' });
    environment.passes(1_000);
    environment.passes(800);
    environment.passes(2_000);
    expect(states.slice(-2).map(({ is }) => is)).toEqual(['silent', 'lost']);
  });

  it('believes nobody silent while this device is busy, or nobody looks', () => {
    const { environment, states } = lined();
    environment.looks = true;
    environment.socket.opens();
    environment.socket.says(welcome);
    environment.passes(1_200);
    environment.passes(3_000); // the answer lies behind whatever took so long
    expect(states.at(-1)?.is).toBe('open');
    environment.socket.says({ is: 'pong', n: 1 });
    environment.looks = false;
    environment.passes(1_200);
    environment.passes(1_300);
    expect(states.at(-1)?.is).toBe('open');
  });

  it('is lost immediately when the device loses its network', () => {
    const { environment, line, states } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    line.offline();
    expect(states.at(-1)?.is).toBe('open');
    environment.network = false;
    line.offline();
    expect(states.at(-1)).toMatchObject({ is: 'lost', offline: true });
    expect(environment.socket.closed).toBe(true);
  });

  it('answers the challenge of a race immediately', () => {
    const { environment } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    environment.socket.says({
      is: 'race_state',
      race: 1,
      state: 'ready',
      seats: [0],
      tiles: [4],
      challenge: 77,
    });
    expect(environment.socket.sent.at(-1)).toEqual({ is: 'ping', n: 77 });
    const before = environment.socket.sent.length;
    environment.socket.says({ is: 'race_state', race: 1, state: 'go', seats: [0], tiles: [4] });
    expect(environment.socket.sent).toHaveLength(before);
  });

  it('follows immediately to the server that has the table, and from there back to any server', () => {
    const { environment, states } = lined();
    expect(environment.urls).toEqual(['ws://x/games/ws/tables/t']);
    environment.socket.opens();
    environment.socket.drops(4307, '/s/b');
    expect(environment.urls.at(-1)).toBe('ws://x/games/s/b/ws/tables/t');
    environment.socket.opens();
    environment.socket.says(welcome);
    expect(states.map(({ is }) => is)).toEqual(['connecting', 'connecting', 'open']);
    environment.socket.drops(1006);
    environment.passes(100);
    expect(environment.urls.at(-1)).toBe('ws://x/games/ws/tables/t');
  });

  it('waits when it is sent in circles, to where it is, or to another site', () => {
    for (const sent of [['/s/a', '/s/b', '/s/a', '/s/b'], ['/s/a', '/s/a'], ['//evil.example/s/a']]) {
      const { environment, states } = lined();
      for (const reason of sent) environment.socket.drops(4307, reason);
      expect(states.at(-1)?.is).toBe('lost');
      expect(environment.urls).toHaveLength(sent.length);
    }
  });

  it('does not wait when the page is visible again', () => {
    const { environment, line } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    environment.socket.drops(1006);
    line.reconnectNow();
    expect(environment.sockets).toHaveLength(2);
  });

  it('is closed for good', () => {
    const { environment, line, states } = lined();
    environment.socket.opens();
    line.close();
    expect(environment.socket.closed).toBe(true);
    environment.passes(60_000);
    expect(environment.sockets).toHaveLength(1);
    expect(states.at(-1)).toEqual({ is: 'closed', why: 'left' });
  });

  it('refuses what was not answered when it is closed, and whatever is asked later', async () => {
    const { environment, line } = lined();
    environment.socket.opens();
    environment.socket.says(welcome);
    const before = line.request({ is: 'start' });
    line.close();
    const later = line.request({ is: 'start' });
    expect(await before).toMatchObject({ is: 'refused', code: 'page/closed' });
    expect(await later).toMatchObject({ is: 'refused', code: 'page/closed' });
  });
});
