/** The host in this tab, over a port: the same requests and sockets as to a server. */

import type { RawSocket, Transport } from '../net/transport';
import type { Answer, FromSocket, Request, ToPage, ToSocket } from './messages';

/** The part of a worker or a port that is used here. */
export interface Port {
  postMessage(message: Request | FromSocket): void;
  onmessage: ((event: MessageEvent<ToPage>) => void) | null;
}

/** Statuses whose responses have no body. */
const EMPTY = [204, 205, 304];
/** The code of a connection that was lost: the page comes back, and waits longer each time. */
const LOST = 1006;

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

export class TabTransport implements Transport {
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, TabSocket>();
  private last = 0;
  private closed = false;

  constructor(private readonly port: Port) {
    port.onmessage = ({ data }) => {
      if ('id' in data) this.answer(data);
      else if ('connection' in data) this.deliver(data);
    };
  }

  request(method: string, path: string, body: string | null): Promise<Response> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new TypeError('the host of this tab is gone'));
      this.waiting.set(id, { resolve, reject });
      this.port.postMessage({ id, method, path, body });
    });
  }

  open(url: string): RawSocket {
    const connection = ++this.last;
    const socket = new TabSocket(connection, this.port, () => this.sockets.delete(connection));
    if (this.closed) queueMicrotask(() => socket.closedBy(LOST, ''));
    else {
      this.sockets.set(connection, socket);
      this.port.postMessage({ connection, open: pathOf(url) });
      socket.opened();
    }
    return socket;
  }

  /** The host is gone: nothing that waits for it is answered. */
  close(): void {
    this.closed = true;
    for (const each of this.waiting.values()) each.reject(new TypeError('the host of this tab is gone'));
    this.waiting.clear();
    for (const socket of [...this.sockets.values()]) socket.closedBy(LOST, '');
  }

  private answer({ id, status, headers, body }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    const content = EMPTY.includes(status) ? null : (body as Uint8Array<ArrayBuffer>);
    waiting?.resolve(new Response(content, { status, headers }));
  }

  private deliver(message: ToSocket): void {
    const socket = this.sockets.get(message.connection);
    if ('data' in message) socket?.onmessage?.({ data: message.data } as never);
    else socket?.closedBy(message.closed, message.reason);
  }
}

/** `ws://host/base/ws/lobby`, as the host knows it: no server is behind another here. */
function pathOf(url: string): string {
  return new URL(url.slice(url.lastIndexOf('/ws/')), 'ws://tab').pathname;
}

class TabSocket implements RawSocket {
  binaryType = 'arraybuffer';
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;

  constructor(
    private readonly connection: number,
    private readonly port: Port,
    private readonly forget: () => void,
  ) {}

  /** A port is open as soon as it is there; never before the caller is ready. */
  opened(): void {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.({} as never);
    });
  }

  send(text: string): void {
    if (this.readyState !== 1) return;
    this.port.postMessage({ connection: this.connection, text });
    this.pong(text);
  }

  close(): void {
    if (this.readyState > 1) return;
    this.port.postMessage({ connection: this.connection, close: true });
    this.readyState = 3;
    this.forget();
  }

  /** The worker forgets the connection once it hears that. */
  closedBy(code: number, reason: string): void {
    if (this.readyState < 2) this.port.postMessage({ connection: this.connection, close: true });
    this.readyState = 3;
    this.forget();
    this.onclose?.({ code, reason } as never);
  }

  /** A port is never silent: a host that thinks for seconds must not look like a lost one. */
  private pong(text: string): void {
    const { is, n } = JSON.parse(text) as { is: string; n?: number };
    if (is !== 'ping') return;
    queueMicrotask(() => {
      if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify({ is: 'pong', n }) } as never);
    });
  }
}
