/**
 * A line to the server that stays up: it says hello with the last version heard, comes back after a loss,
 * and says again whatever was not answered, with the same move id, so that it is done once.
 */

import type { Ack, Advised, Chances, Hello, Refused, Said, Told } from '../protocol/messages';
import { complete, type Told as Travelling } from '../protocol/wire';
import { LONGEST, Patience } from './patience';

type MoveIn<Message> = Message extends { move: string } ? Omit<Message, 'move'> : never;

/** What is answered, without the move id that it gets on its way. */
export type Move = MoveIn<Said>;

/**
 * `silent`: the line stands and nobody answers on it. `lost` comes back by itself; `closed` does not, and `why` says
 * why not.
 */
export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'silent' }
  | { is: 'lost'; offline: boolean; again: number }
  | { is: 'closed'; why: 'left' | 'signed_out' | 'sent_away' | 'missing' };

/** The part of a WebSocket that is used here. */
export interface Wire {
  binaryType: string;
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Ears {
  /** Whoever looks is told within seconds that nobody answers; without it the line is only kept. */
  beats?: boolean;
  /** The first message: called anew for every connection. */
  hello(): Hello;
  hear(message: Told): void;
  motion?(version: number, bytes: Uint8Array): void;
  connection(now: Connection): void;
}

export interface World {
  open(url: string): Wire;
  now(): number;
  random(): number;
  online(): boolean;
  /** Somebody looks at the page. */
  looked(): boolean;
  later(done: () => void, ms: number): number;
  never(timer: number): void;
}

/** Whoever was let in comes back at once, but not all in the same moment; whoever was not waits longer each time. */
const AT_ONCE = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** With nothing heard for so long we ask whether anybody is there: soon while somebody looks, else to keep the line. */
const BEAT = 1_000;
const CALM = 1_700;
const QUIET = 12_000;
/** So long after the question we say that nobody answers; when we give up the line: `patience.ts`, within 5 s in all. */
const DOUBT = 800;
/** A server that stands still takes connections and says nothing: so long we wait at first, then longer each time. */
const HANDSHAKE = 4_000;
/** Whoever was just let in knows how quick it can be: the proxy may not know yet which server is dead. */
const AGAIN = 1_200;
/** So long a new line waits to be let in: the table may be moving to another server. */
const WELCOME = 8_000;
/** A timer that comes so late shows that this device was busy: the answer may wait behind it. */
const LATE = 400;
/** Close codes after which coming back makes no sense. */
const FINAL: Record<number, 'signed_out' | 'sent_away' | 'missing'> = {
  4401: 'signed_out',
  4403: 'sent_away',
  4404: 'missing',
};
const RESTARTS = 1012;
/** Another server of the same site has the table; the reason is the path of that server. */
const MOVED = 4307;
const SERVER = /^\/s\/[a-z0-9-]+$/;
/** So often in a row we follow at once. */
const HOPS = 3;
const TOO_MUCH = 1008;

export const browser: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  random: () => Math.random(),
  online: () => navigator.onLine,
  looked: () => !document.hidden,
  later: (done, ms) => window.setTimeout(done, ms),
  never: (timer) => window.clearTimeout(timer),
};

/** A move id that nobody else will think of; works without https. */
export function moveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long to wait before the n-th attempt: longer each time, and not the same for everybody. */
export function patience(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.5 + random / 2));
}

/** A line at one server, or at any: `follow` says that we go where we are sent. */
export function lineAt(url: string, server: string): string {
  const path = url.lastIndexOf('/ws/');
  return `${url.slice(0, path)}${server}${url.slice(path)}?follow=1`;
}

/** A line that is still being made is closed when it is there: browsers complain otherwise. */
function hangUp(wire: Wire): void {
  wire.onmessage = wire.onclose = null;
  if (wire.readyState === 0) wire.onopen = () => wire.close(1000);
  else wire.close(1000);
}

/** What answers a move. */
type Answer = Ack | Refused | Advised | Chances;
const ANSWERS: readonly Told['is'][] = ['ack', 'refused', 'advised', 'chances'] satisfies Answer['is'][];

function isAnswer(message: Told): message is Answer {
  return ANSWERS.includes(message.is);
}

interface Waiting {
  message: Said;
  answered(answer: Answer): void;
}

export class Line {
  private wire: Wire | null = null;
  private waiting = new Map<string, Waiting>();
  private attempt = 0;
  /** The path of the server that has the table; empty: any. */
  private server = '';
  private hops = 0;
  private welcomed = false;
  private returning = false;
  private timer = 0;
  private pulse = 0;
  private doubt = 0;
  private silent = false;
  private stopped = false;
  private pings = 0;
  private asked: number | null = null;
  private readonly patience: Patience;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
    private readonly world: World = browser,
  ) {
    this.patience = new Patience(() => world.now());
  }

  connect(): void {
    if (this.stopped || this.wire) return;
    this.world.never(this.timer);
    this.ears.connection({ is: 'connecting' });
    const wire = this.world.open(lineAt(this.url, this.server));
    this.wire = wire;
    this.welcomed = false;
    wire.binaryType = 'arraybuffer';
    wire.onopen = () => {
      wire.send(JSON.stringify(this.ears.hello()));
      this.listen();
    };
    wire.onmessage = (event: { data: string | ArrayBuffer }) => {
      if (wire === this.wire) this.heard(event.data);
    };
    wire.onclose = (event: { code: number; reason?: string }) => {
      if (wire === this.wire) this.lost(event.code, event.reason);
    };
    wire.onerror = () => undefined;
    // a handshake that never ends is a loss too
    this.world.never(this.pulse);
    const handshake = this.returning ? AGAIN : Math.min(QUIET, HANDSHAKE * 1.5 ** this.attempt);
    this.returning = false;
    this.pulse = this.world.later(() => this.drop(), handshake);
  }

  /** Say something that needs no answer. */
  tell(message: Said): void {
    if (this.wire && this.welcomed) this.wire.send(JSON.stringify(message));
  }

  /** Say something that is answered; unanswered it is said again after a loss. */
  ask(message: Move): Promise<Answer> {
    const move = moveId();
    const asked: Said = { ...message, move };
    return new Promise((answered) => {
      this.waiting.set(move, { message: asked, answered });
      if (this.stopped) this.refuseAll();
      else this.tell(asked);
    });
  }

  /** The page is looked at again, or the network is back: do not wait any longer. */
  wake(): void {
    if (this.stopped) return;
    if (!this.wire) {
      this.attempt = 0;
      this.connect();
    } else if (this.welcomed) {
      this.ping();
    }
  }

  /** The device says that it has no network any more: nobody will answer. */
  offline(): void {
    if (this.wire && this.welcomed && !this.world.online()) this.drop();
  }

  close(): void {
    this.stopped = true;
    this.world.never(this.timer);
    this.hush();
    if (this.wire) hangUp(this.wire);
    this.wire = null;
    this.refuseAll();
    this.ears.connection({ is: 'closed', why: 'left' });
  }

  private heard(data: string | ArrayBuffer): void {
    this.listen();
    if (typeof data !== 'string') {
      const version = new DataView(data).getUint32(0);
      this.ears.motion?.(version, new Uint8Array(data, 4));
      return;
    }
    const told = JSON.parse(data) as Travelling | Travelling[];
    for (const message of Array.isArray(told) ? told : [told]) this.told(complete(message));
  }

  private told(message: Told): void {
    if (message.is === 'pong') return;
    if (message.is === 'race_state' && message.challenge) this.tell({ is: 'ping', n: message.challenge });
    if (!this.welcomed && (message.is === 'welcome' || message.is === 'heard' || message.is === 'your_turn'))
      this.settled();
    if (isAnswer(message)) this.answered(message);
    this.ears.hear(message);
  }

  private settled(): void {
    this.welcomed = true;
    this.silent = false;
    this.attempt = this.hops = 0;
    this.listen();
    this.ears.connection({ is: 'open' });
    for (const { message } of this.waiting.values()) this.tell(message);
  }

  private answered(answer: Answer): void {
    const move = answer.move;
    if (!move) return;
    const waiting = this.waiting.get(move);
    this.waiting.delete(move);
    waiting?.answered(answer);
  }

  /** Something came: the line is alive for a while. */
  private listen(): void {
    this.hush();
    if (this.asked !== null) this.patience.waited(this.world.now() - this.asked);
    this.asked = null;
    if (this.silent && this.welcomed) this.ears.connection({ is: 'open' });
    this.silent = false;
    this.pulse = this.world.later(() => this.ping(), this.calm());
  }

  /** How long nothing needs to come. */
  private calm(): number {
    if (!this.welcomed) return WELCOME;
    if (!this.world.looked()) return QUIET;
    return this.ears.beats ? BEAT : CALM;
  }

  private ping(): void {
    this.pings += 1;
    this.wire?.send(JSON.stringify({ is: 'ping', n: this.pings }));
    this.hush();
    this.asked ??= this.world.now();
    this.unlessHeard('pulse', this.world.looked() ? this.patience.answer : LONGEST, () => this.leave());
    this.unlessHeard('doubt', DOUBT, () => this.falter(), Infinity);
  }

  /** Unless something is heard in time; a busy device, whose timers come late, gets so many chances more to hear it. */
  private unlessHeard(timer: 'pulse' | 'doubt', wait: number, then: () => void, chances = 1): void {
    const due = this.world.now() + wait;
    this[timer] = this.world.later(() => {
      if (chances && this.world.now() > due + LATE) this.unlessHeard(timer, wait, then, chances - 1);
      else then();
    }, wait);
  }

  /** Somebody who looks is told that nobody answers. */
  private falter(): void {
    if (!this.ears.beats || !this.wire || !this.welcomed || this.silent || !this.world.looked()) return;
    this.silent = true;
    this.ears.connection({ is: 'silent' });
  }

  private hush(): void {
    this.world.never(this.pulse);
    this.world.never(this.doubt);
  }

  /** Nobody answered. */
  private leave(): void {
    this.patience.waited(this.patience.answer);
    this.drop();
  }

  private drop(): void {
    const wire = this.wire;
    if (!wire) return;
    this.lost(1006);
    wire.close();
  }

  private lost(code: number, reason = ''): void {
    this.hush();
    this.silent = false;
    this.asked = null;
    this.wire = null;
    if (this.stopped || this.follows(code, reason)) return;
    this.server = '';
    const why = FINAL[code];
    if (why) {
      this.stopped = true;
      this.refuseAll();
      this.ears.connection({ is: 'closed', why });
      return;
    }
    if (code === TOO_MUCH) this.attempt = Math.max(this.attempt, 4);
    const wait = this.pause(code);
    this.ears.connection({ is: 'lost', offline: !this.world.online(), again: this.world.now() + wait });
    this.timer = this.world.later(() => this.connect(), wait);
  }

  /** Go where we are sent; back to the same place, or again and again, is a loss like any other. */
  private follows(code: number, reason: string): boolean {
    if (code !== MOVED || reason === this.server || !SERVER.test(reason) || this.hops === HOPS) return false;
    this.hops += 1;
    this.server = reason;
    this.returning = true;
    this.connect();
    return true;
  }

  private pause(code: number): number {
    const atOnce = this.attempt === 0 && (this.welcomed || code === RESTARTS);
    this.returning = this.welcomed;
    this.welcomed = false;
    if (atOnce) return AT_ONCE * (0.5 + this.world.random() / 2);
    return patience(this.attempt++, this.world.random());
  }

  private refuseAll(): void {
    for (const [move, waiting] of this.waiting) {
      waiting.answered({ is: 'refused', code: 'page/closed', message: '', move, clause: null });
    }
    this.waiting.clear();
  }
}
