/**
 * A socket that reconnects: it says hello with the last version received, and after a loss sends every unanswered
 * request again under the same move id, so that each is applied once.
 */

import type {
  Ack,
  Advised,
  Chances,
  Hello,
  Refused,
  ClientMessage,
  ServerMessage,
} from '../protocol/messages';
import { LONGEST, AnswerTimeout } from './timeouts';
import { inTab, transport, type RawSocket } from './transport';

export type { RawSocket };

type MoveIn<Message> = Message extends { move: string } ? Omit<Message, 'move'> : never;

/** A request, without the move id that it gets when it is sent. */
export type Move = MoveIn<ClientMessage>;

/**
 * `silent`: connected, but nobody answers. `lost` reconnects automatically; `closed` does not, and `why` says why.
 */
export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'silent' }
  | { is: 'lost'; offline: boolean; again: number }
  | { is: 'closed'; why: 'left' | 'signed_out' | 'sent_away' | 'missing' };

export interface Callbacks {
  /** Report within seconds that nobody answers; without it the connection is only held open. */
  heartbeat?: boolean;
  /** The first message: called for every connection. */
  hello(): Hello;
  message(message: ServerMessage): void;
  motion?(version: number, bytes: Uint8Array): void;
  connection(now: Connection): void;
}

export interface Environment {
  open(url: string): RawSocket;
  now(): number;
  random(): number;
  online(): boolean;
  /** Whether the page is visible. */
  visible(): boolean;
  setTimer(done: () => void, ms: number): number;
  clearTimer(timer: number): void;
}

/** A client that was let in reconnects immediately, spread over this time; others wait longer each time. */
const IMMEDIATELY = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After this silence we ping: soon while the page is visible, else only to hold the connection open. */
const BEAT = 1_000;
const CALM = 1_700;
const QUIET = 12_000;
/** So long after a ping we report silence. When we give up: `timeouts.ts`, within 5 s in all. */
const SILENCE = 800;
/** A hung server accepts connections and says nothing: the first wait for it, then longer each time. */
const HANDSHAKE = 4_000;
/** The wait right after a loss: the proxy may not know yet which server is dead. */
const AGAIN = 1_200;
/** The wait for the welcome: the table may be moving to another server. */
const WELCOME = 8_000;
/** A timer that comes so late shows that this device was busy: the answer may wait behind it. */
const LATE = 400;
/** Close codes after which reconnecting makes no sense. */
const FINAL: Record<number, 'signed_out' | 'sent_away' | 'missing'> = {
  4401: 'signed_out',
  4403: 'sent_away',
  4404: 'missing',
};
const RESTARTS = 1012;
/** Another server of the same site has the table; the reason is the path of that server. */
const MOVED = 4307;
const SERVER = /^\/s\/[a-z0-9-]+$/;
/** So often in a row a redirect is followed immediately. */
const HOPS = 3;
const TOO_MUCH = 1008;

export const browser: Environment = {
  open: (url) => transport().open(url),
  now: () => performance.now(),
  random: () => Math.random(),
  online: () => navigator.onLine || inTab(),
  visible: () => !document.hidden,
  setTimer: (done, ms) => window.setTimeout(done, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
};

/** A move id that nobody else will think of; works without https. */
export function moveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long to wait before the n-th attempt: longer each time, and not the same for everybody. */
export function retryDelay(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.5 + random / 2));
}

/** The address at one server, or at any. */
export function addressAt(url: string, server: string): string {
  const path = url.lastIndexOf('/ws/');
  return `${url.slice(0, path)}${server}${url.slice(path)}`;
}

/** A socket that is still connecting is closed once it is open: browsers complain otherwise. */
function closeQuietly(socket: RawSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === 0) socket.onopen = () => socket.close(1000);
  else socket.close(1000);
}

/** What answers a move. */
type Answer = Ack | Refused | Advised | Chances;
const ANSWERS: readonly ServerMessage['is'][] = [
  'ack',
  'refused',
  'advised',
  'chances',
] satisfies Answer['is'][];

function isAnswer(message: ServerMessage): message is Answer {
  return ANSWERS.includes(message.is);
}

interface Pending {
  message: ClientMessage;
  resolve(answer: Answer): void;
}

export class ReconnectingSocket {
  private socket: RawSocket | null = null;
  private pending = new Map<string, Pending>();
  private attempt = 0;
  /** The path of the server that has the table; empty: any. */
  private server = '';
  private hops = 0;
  private welcomed = false;
  private returning = false;
  private timer = 0;
  private heartbeat = 0;
  private silence = 0;
  private silent = false;
  private closed = false;
  private pings = 0;
  private pingedAt: number | null = null;
  private readonly timeout: AnswerTimeout;

  constructor(
    private readonly url: string,
    private readonly callbacks: Callbacks,
    private readonly environment: Environment = browser,
  ) {
    this.timeout = new AnswerTimeout(() => environment.now());
  }

  connect(): void {
    if (this.closed || this.socket) return;
    this.environment.clearTimer(this.timer);
    this.callbacks.connection({ is: 'connecting' });
    const socket = this.environment.open(addressAt(this.url, this.server));
    this.socket = socket;
    this.welcomed = false;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      socket.send(JSON.stringify(this.callbacks.hello()));
      this.keepAlive();
    };
    socket.onmessage = (event: { data: string | ArrayBuffer }) => {
      if (socket === this.socket) this.receive(event.data);
    };
    socket.onclose = (event: { code: number; reason?: string }) => {
      if (socket === this.socket) this.lost(event.code, event.reason);
    };
    socket.onerror = () => undefined;
    // a handshake that never ends is a loss too
    this.environment.clearTimer(this.heartbeat);
    const handshake = this.returning ? AGAIN : Math.min(QUIET, HANDSHAKE * 1.5 ** this.attempt);
    this.returning = false;
    this.heartbeat = this.environment.setTimer(() => this.drop(), handshake);
  }

  /** Send something that needs no answer. */
  send(message: ClientMessage): void {
    if (this.socket && this.welcomed) this.socket.send(JSON.stringify(message));
  }

  /** Send something that is answered; it is sent again after a loss, and refused once this is closed. */
  request(message: Move): Promise<Answer> {
    const move = moveId();
    const asked: ClientMessage = { ...message, move };
    return new Promise((resolve) => {
      this.pending.set(move, { message: asked, resolve });
      if (this.closed) this.refuseAll();
      else this.send(asked);
    });
  }

  /** The page is visible again, or the network is back: do not wait any longer. */
  reconnectNow(): void {
    if (this.closed) return;
    if (!this.socket) {
      this.attempt = 0;
      this.connect();
    } else if (this.welcomed) {
      this.ping();
    }
  }

  /** The device reports that it has no network any more. */
  offline(): void {
    if (this.socket && this.welcomed && !this.environment.online()) this.drop();
  }

  close(): void {
    this.closed = true;
    this.environment.clearTimer(this.timer);
    this.clearTimers();
    if (this.socket) closeQuietly(this.socket);
    this.socket = null;
    this.refuseAll();
    this.callbacks.connection({ is: 'closed', why: 'left' });
  }

  private receive(data: string | ArrayBuffer): void {
    this.keepAlive();
    if (typeof data !== 'string') {
      const version = new DataView(data).getUint32(0);
      this.callbacks.motion?.(version, new Uint8Array(data, 4));
      return;
    }
    const parsed = JSON.parse(data) as ServerMessage | ServerMessage[];
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) this.handle(message);
  }

  private handle(message: ServerMessage): void {
    if (message.is === 'pong') return;
    if (message.is === 'race_state' && message.challenge) this.send({ is: 'ping', n: message.challenge });
    if (!this.welcomed && (message.is === 'welcome' || message.is === 'heard' || message.is === 'your_turn'))
      this.opened();
    if (isAnswer(message)) this.resolve(message);
    this.callbacks.message(message);
  }

  private opened(): void {
    this.welcomed = true;
    this.silent = false;
    this.attempt = this.hops = 0;
    this.keepAlive();
    this.callbacks.connection({ is: 'open' });
    for (const { message } of this.pending.values()) this.send(message);
  }

  private resolve(answer: Answer): void {
    const move = answer.move;
    if (!move) return;
    const pending = this.pending.get(move);
    this.pending.delete(move);
    pending?.resolve(answer);
  }

  /** Something was received: the connection is alive for a while. */
  private keepAlive(): void {
    this.clearTimers();
    if (this.pingedAt !== null) this.timeout.record(this.environment.now() - this.pingedAt);
    this.pingedAt = null;
    if (this.silent && this.welcomed) this.callbacks.connection({ is: 'open' });
    this.silent = false;
    this.heartbeat = this.environment.setTimer(() => this.ping(), this.quietFor());
  }

  /** How long silence is normal. */
  private quietFor(): number {
    if (!this.welcomed) return WELCOME;
    if (!this.environment.visible()) return QUIET;
    return this.callbacks.heartbeat ? BEAT : CALM;
  }

  private ping(): void {
    this.pings += 1;
    this.socket?.send(JSON.stringify({ is: 'ping', n: this.pings }));
    this.clearTimers();
    this.pingedAt ??= this.environment.now();
    this.unlessAnswered('heartbeat', this.environment.visible() ? this.timeout.ms : LONGEST, () =>
      this.giveUp(),
    );
    this.unlessAnswered('silence', SILENCE, () => this.markSilent(), Infinity);
  }

  /** Call `then` unless something is received in time; a busy device, whose timers are late, gets more chances. */
  private unlessAnswered(timer: 'heartbeat' | 'silence', wait: number, then: () => void, chances = 1): void {
    const due = this.environment.now() + wait;
    this[timer] = this.environment.setTimer(() => {
      if (chances && this.environment.now() > due + LATE) this.unlessAnswered(timer, wait, then, chances - 1);
      else then();
    }, wait);
  }

  private markSilent(): void {
    if (
      !this.callbacks.heartbeat ||
      !this.socket ||
      !this.welcomed ||
      this.silent ||
      !this.environment.visible()
    )
      return;
    this.silent = true;
    this.callbacks.connection({ is: 'silent' });
  }

  private clearTimers(): void {
    this.environment.clearTimer(this.heartbeat);
    this.environment.clearTimer(this.silence);
  }

  /** Nobody answered. */
  private giveUp(): void {
    this.timeout.record(this.timeout.ms);
    this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lost(1006);
    socket.close();
  }

  private lost(code: number, reason = ''): void {
    this.clearTimers();
    this.silent = false;
    this.pingedAt = null;
    this.socket = null;
    if (this.closed || this.follow(code, reason)) return;
    this.server = '';
    const why = FINAL[code];
    if (why) {
      this.closed = true;
      this.refuseAll();
      this.callbacks.connection({ is: 'closed', why });
      return;
    }
    if (code === TOO_MUCH) this.attempt = Math.max(this.attempt, 4);
    const wait = this.pause(code);
    this.callbacks.connection({
      is: 'lost',
      offline: !this.environment.online(),
      again: this.environment.now() + wait,
    });
    this.timer = this.environment.setTimer(() => this.connect(), wait);
  }

  /** Go where we are sent; back to the same place, or again and again, is a loss like any other. */
  private follow(code: number, reason: string): boolean {
    if (code !== MOVED || reason === this.server || !SERVER.test(reason) || this.hops === HOPS) return false;
    this.hops += 1;
    this.server = reason;
    this.returning = true;
    this.connect();
    return true;
  }

  private pause(code: number): number {
    const immediately = this.attempt === 0 && (this.welcomed || code === RESTARTS);
    this.returning = this.welcomed;
    this.welcomed = false;
    if (immediately) return IMMEDIATELY * (0.5 + this.environment.random() / 2);
    return retryDelay(this.attempt++, this.environment.random());
  }

  private refuseAll(): void {
    for (const [move, pending] of this.pending) {
      pending.resolve({
        is: 'refused',
        code: 'page/closed',
        message: '',
        move,
        clause: null,
        reason: null,
        until: null,
      });
    }
    this.pending.clear();
  }
}
