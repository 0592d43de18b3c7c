import { beforeEach, describe, expect, it } from 'vitest';
import type { FromSocket, Request, ToPage } from '../src/tab/messages';
import { TabTransport, type Port } from '../src/tab/transport';

class FakePort implements Port {
  onmessage: ((event: MessageEvent<ToPage>) => void) | null = null;
  posted: (Request | FromSocket)[] = [];

  postMessage(message: Request | FromSocket): void {
    this.posted.push(message);
  }
  says(data: ToPage): void {
    this.onmessage?.({ data } as MessageEvent<ToPage>);
  }
}

let port: FakePort;
let tab: TabTransport;
const bytes = (text: string) => new TextEncoder().encode(text);
const JSON_TYPE = { 'content-type': 'application/json' };
const later = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  port = new FakePort();
  tab = new TabTransport(port);
});

describe('requests to the host in the tab', () => {
  it('are answered each with its own response', async () => {
    const [one, two] = [
      tab.request('GET', '/api/me', null),
      tab.request('POST', '/api/guests', '{"name":"Ada"}'),
    ];
    expect(port.posted).toEqual([
      { id: 1, method: 'GET', path: '/api/me', body: null },
      { id: 2, method: 'POST', path: '/api/guests', body: '{"name":"Ada"}' },
    ]);
    port.says({ id: 2, status: 201, headers: JSON_TYPE, body: bytes('{"id":"ä"}') });
    port.says({ id: 1, status: 404, headers: JSON_TYPE, body: bytes('{}') });
    expect((await one).status).toBe(404);
    expect(await (await two).json()).toEqual({ id: 'ä' });
    expect((await two).headers.get('content-type')).toBe('application/json');
  });

  it('may be answered with nothing', async () => {
    const left = tab.request('DELETE', '/api/me', null);
    port.says({ id: 1, status: 204, headers: {}, body: new Uint8Array() });
    expect((await left).ok).toBe(true);
  });

  it('fail when the host is gone, as without a network', async () => {
    const lost = tab.request('GET', '/api/me', null);
    tab.close();
    await expect(lost).rejects.toThrow(TypeError);
    await expect(tab.request('GET', '/api/me', null)).rejects.toThrow(TypeError);
  });
});

describe('a socket to the host in the tab', () => {
  it('opens, sends, receives texts and bytes, and closes', async () => {
    const socket = tab.open('ws://localhost/dice/ws/tables/a%20b');
    const heard: unknown[] = [];
    socket.onopen = () => heard.push('open');
    socket.onmessage = ({ data }: { data: unknown }) => heard.push(data);
    await later();
    socket.send('{"is":"hello"}');
    port.says({ connection: 1, data: '{"is":"welcome"}' });
    const motion = new ArrayBuffer(4);
    port.says({ connection: 1, data: motion });
    socket.close();
    port.says({ connection: 1, data: 'late' });
    expect(heard).toEqual(['open', '{"is":"welcome"}', motion]);
    expect(port.posted).toEqual([
      { connection: 1, open: '/ws/tables/a%20b' },
      { connection: 1, text: '{"is":"hello"}' },
      { connection: 1, close: true },
    ]);
  });

  it('is never silent: a host that thinks for seconds is not lost', async () => {
    const socket = tab.open('ws://localhost/ws/lobby');
    const heard: unknown[] = [];
    socket.onmessage = ({ data }: { data: unknown }) => heard.push(data);
    await later();
    socket.send('{"is":"ping","n":7}');
    await later();
    expect(heard).toEqual(['{"is":"pong","n":7}']);
    expect(port.posted).toContainEqual({ connection: 1, text: '{"is":"ping","n":7}' });
  });

  it('is closed by the host with a code, and lost with the host', async () => {
    const codes: [number, string][] = [];
    const sockets = [tab.open('ws://localhost/ws/lobby'), tab.open('ws://localhost/ws/tables/x')];
    for (const socket of sockets)
      socket.onclose = ({ code, reason }: { code: number; reason: string }) => codes.push([code, reason]);
    port.says({ connection: 1, closed: 4404, reason: 'gone' });
    tab.close();
    sockets[0]!.close();
    expect(codes).toEqual([
      [4404, 'gone'],
      [1006, ''],
    ]);
    const late = tab.open('ws://localhost/ws/lobby');
    late.onclose = ({ code }: { code: number }) => codes.push([code, 'late']);
    await later();
    expect(codes.at(-1)).toEqual([1006, 'late']);
  });
});
