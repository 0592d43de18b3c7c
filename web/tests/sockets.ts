/** A socket and an environment that do what a test says. */

import type { RawSocket, Environment } from '../src/net/socket';

export class FakeSocket implements RawSocket {
  binaryType = '';
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  drops(code: number, reason = ''): void {
    this.onclose?.({ code, reason } as never);
  }
}

export class FakeEnvironment implements Environment {
  sockets: FakeSocket[] = [];
  time = 0;
  timers: { at: number; done: () => void; id: number }[] = [];
  private ids = 0;

  urls: string[] = [];

  open(url: string): RawSocket {
    this.urls.push(url);
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  random(): number {
    return 1;
  }
  network = true;
  looks = false;

  online(): boolean {
    return this.network;
  }
  visible(): boolean {
    return this.looks;
  }
  setTimer(done: () => void, ms: number): number {
    this.timers.push({ at: this.time + ms, done, id: ++this.ids });
    return this.ids;
  }
  clearTimer(timer: number): void {
    this.timers = this.timers.filter(({ id }) => id !== timer);
  }
  passes(ms: number): void {
    this.time += ms;
    for (const timer of this.timers.filter(({ at }) => at <= this.time)) {
      this.clearTimer(timer.id);
      timer.done();
    }
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}
