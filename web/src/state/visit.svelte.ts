/**
 * One visit to one table: the socket, what was received, and what is shown.
 *
 * What is shown follows what was received: a throw is shown when its recorded motion has been played. A page that is
 * behind shows results only.
 */

import type { OtherAim } from '../arena/others';
import { KeyExchange } from '../fair/keys';
import { memories } from '../fair/witness';
import { ApiFailure } from '../net/api';
import { socketUrl } from '../net/base';
import { tableSocket } from '../net/paths';
import { ReconnectingSocket, type Connection, type Move, type Environment } from '../net/socket';
import {
  PROTOCOL,
  type Action,
  type Advised,
  type Aimed,
  type Aiming,
  type Chances,
  type GameInfo,
  type Hello,
  type Language,
  type Manner,
  type Moment,
  type Refused,
  type Result,
  type TableInfo,
  type ThemeName,
  type ServerMessage,
} from '../protocol/messages';
import { sentencesOf } from './sentences';
import { NOTHING, ownSeats, reduce, turn, type TableState } from './table';

/** So many events of a moment, counted from its first, are shown or begin to be shown now. */
export type Shows = (events: number) => void;

/** Whatever shows throws: it plays a recorded motion, then what came of it, and reports how far it is. */
export interface Stage {
  play(moment: Moment, motion: Uint8Array, shows: Shows): Promise<void>;
  /** What follows from a moment without a throw: dice that are taken, a tower that is built. */
  tally?(moment: Moment, shows: Shows): Promise<void>;
  /** The motion so far of a throw that is still computed; `play` continues it, or `cancel` ends it. */
  begin?(motion: Uint8Array): void;
  cancel?(): void;
  /** A throw that was shown is looked at once more, if it mattered; `before` is the game while it flew. */
  again?(moment: Moment, before: GameInfo): Promise<void>;
  endLook?(): void;
  skip(): void;
}

export interface Preferences {
  language: Language;
  theme: ThemeName;
}

/** A refusal in words; `clause` is the rule that forbids. */
export interface Refusal {
  code: string;
  message: string;
  clause: string | null;
}

function refusal({ code, message, clause }: Refused): Refusal {
  return { code, message, clause };
}

interface Item {
  message: ServerMessage;
  at: number;
  motion: Uint8Array | null;
  /** Its motion will not come any more. */
  motionLost: boolean;
}

const throwsIn = (items: readonly Item[]) =>
  items.filter(({ message }) => message.is === 'moment' && message.motion).length;

/** So much of the story comes with the table; the rest is asked for. */
const LINES = 60;
const MORE_LINES = 200;
/** After what others do there is a moment to read it. */
const READING = 650;
/** A motion follows its moment immediately; later than this it is not waited for. */
const MOTION_WAIT = 4000;

export class Visit {
  /** What is shown. */
  state = $state.raw<TableState>(NOTHING);
  connection = $state.raw<Connection>({ is: 'connecting' });
  /** A recorded motion is being played. */
  moving = $state(false);
  /** Sentences about what is shown so far of a moment that is still being shown; null before the first. */
  saying = $state.raw<readonly string[] | null>(null);
  /** A throw may be looked at once more; it ends with any act. */
  looking = $state(false);
  /** What was refused last, until something else happens. */
  refused = $state.raw<Refusal | null>(null);
  /** Advice was asked for and is on its way. */
  advising = $state(false);
  /** The welcome has come. */
  known = $state(false);
  /** How another aimed last. */
  private aimed = $state.raw<Aimed | null>(null);

  /** How many of our moves are on their way. */
  private acting = $state(0);
  private advised = $state.raw<Advised | null>(null);
  private counted = $state.raw<Chances | null>(null);
  /** Odds were asked for and are on their way. */
  private counting = $state(false);
  /** The version whose odds were asked for last: a refusal is not asked for again. */
  private countedFor = -1;
  /** How much was heard and is not shown yet. */
  private behindBy = $state(0);

  stage: Stage | null = null;
  /** Results immediately, without motion. */
  fast = false;

  private queue: Item[] = [];
  /** The motion so far of a throw that is still computed. */
  private flight: { version: number; motion: Uint8Array } | null = null;
  private draining = false;
  private wake: (() => void) | null = null;
  private receivedVersion: number | null = null;
  /** The last version that has a motion of its own. */
  private motionVersion: number | null = null;
  private readonly socket: ReconnectingSocket;
  /** The own seats bind the dice; whatever is refused there, the game continues without their keys. */
  private readonly keys = new KeyExchange(memories(), async (message) => {
    const answer = await this.socket.request(message);
    return answer.is === 'ack' ? (answer.receipt ?? '') : '';
  });
  /** Games whose end this page signed, or had no reason to. */
  private readonly signed = new Set<string>();
  /** The game that the server began without a key for which it had signed: it is not played on here. */
  private unfair = $state<string | null>(null);

  constructor(
    readonly table: string,
    private readonly preferences: () => Preferences,
    environment?: Environment,
    /** Only look on, as spectators see it: a screen that everybody in the room sees. */
    private readonly watch = false,
  ) {
    const callbacks = {
      heartbeat: true,
      hello: () => this.hello(),
      message: (message: ServerMessage) => this.receive(message),
      motion: (version: number, bytes: Uint8Array) => this.motion(version, bytes),
      connection: (now: Connection) => this.connected(now),
    };
    this.socket = new ReconnectingSocket(socketUrl(tableSocket(table)), callbacks, environment);
  }

  open(): void {
    this.socket.connect();
  }

  close(): void {
    this.socket.close();
    this.queue = [];
    this.wake?.();
  }

  /** Looked at again after the lock screen, or the network is back. */
  woken(): void {
    this.socket.reconnectNow();
  }

  /** In a race: the number of tiles that this seat has stacked, for the others. */
  stacked(seat: number, race: number, tiles: number): void {
    this.socket.send({ is: 'stacked', seat, race, tiles });
  }

  /** Where one aims, for the others; null: nowhere any more. */
  aim(seat: number, aiming: Aiming | null): void {
    this.socket.send({ is: 'aim', seat, aiming });
  }

  /** How the seat on turn aims, as far as it is another's, until what it threw is shown. */
  get aimOfAnother(): OtherAim | null {
    const { aimed, state } = this;
    const { game } = state;
    if (!aimed?.aiming || !game) return null;
    const aims = aimed.entry === game.entry && game.waiting_for.includes(aimed.seat);
    const threw = aimed.entry === game.entry - 1 && game.awaiting === 'InFlight';
    return aims || threw ? { seat: aimed.seat, ...aimed.aiming } : null;
  }

  /** The device has no network any more. */
  offline(): void {
    this.socket.offline();
  }

  /** Ask for more of the story, before what is known of it. */
  recall(): void {
    const first = this.state.log[0];
    if (this.state.earlier && first)
      this.socket.send({ is: 'recall', before: first.version, most: MORE_LINES });
  }

  sendPreferences(): void {
    this.socket.send({ is: 'speak', ...this.preferences() });
  }

  // What one may say

  /** My seat of the table that has to act, or null. */
  get turn(): number | null {
    if (this.unfair !== null && this.unfair === this.state.game?.id) return null;
    return this.moving || this.behindBy > 0 ? null : turn(this.state);
  }

  /** Something of ours is on its way. */
  get busy(): boolean {
    return this.acting > 0;
  }

  /** Whether advice may be asked for now. */
  get mayAsk(): boolean {
    return this.turn !== null && (this.state.table?.hints ?? false);
  }

  /** The advice that was asked for, as long as it is about what is asked now. */
  get advice(): Advised | null {
    const given = this.advised;
    return given?.version === this.state.version && given.seat === this.turn ? given : null;
  }

  /** The odds that were asked for, as long as they are about what is asked now. */
  get chances(): Chances | null {
    const counted = this.counted;
    return counted?.version === this.state.version && counted.seat === this.turn ? counted : null;
  }

  async act(
    action: Action,
    how: { manner?: Manner; intent?: readonly number[]; seat?: number } = {},
  ): Promise<boolean> {
    const seat = how.seat ?? turn(this.state);
    if (seat === null) return false;
    const { manner = null, intent = [] } = how;
    return this.say({ is: 'act', seat, version: this.state.version, action, manner, intent });
  }

  /** Say something that is answered; false if it was refused, and `refused` says why. */
  async say(message: Move): Promise<boolean> {
    this.acting += 1;
    this.refused = null;
    this.endLook();
    const answer = await this.socket.request(message);
    this.acting -= 1;
    if (answer.is === 'refused') this.refused = refusal(answer);
    return answer.is !== 'refused';
  }

  /** Ask what is best here; asked again, the advice is put away. */
  async hint(): Promise<void> {
    const seat = this.turn;
    if (seat === null || !this.mayAsk || this.advising) return;
    if (this.advice) {
      this.advised = null;
      return;
    }
    const version = this.state.version;
    this.advising = true;
    const answer = await this.socket.request({ is: 'hint', seat, version });
    this.advising = false;
    if (answer.is === 'advised') this.advised = answer;
    else if (answer.is === 'refused' && version === this.state.version) this.refused = refusal(answer);
  }

  /** Ask how safe each roll is, once for each decision. */
  async count(): Promise<void> {
    const { turn: seat, state } = this;
    if (seat === null || !this.mayAsk || this.counting || this.countedFor === state.version) return;
    this.countedFor = state.version;
    this.counting = true;
    const answer = await this.socket.request({ is: 'odds', seat, version: state.version });
    this.counting = false;
    if (answer.is === 'chances') this.counted = answer;
    else if (answer.is === 'refused' && state.version === this.state.version) this.refused = refusal(answer);
  }

  skip(): void {
    this.endLook();
    this.stage?.skip();
  }

  private endLook(): void {
    if (this.looking) this.stage?.endLook?.();
  }

  // What is heard

  private hello(): Hello {
    const { receivedVersion: since, watch } = this;
    const wants = { views: true, motions: true, log: LINES, watch };
    return { is: 'hello', protocol: PROTOCOL, since, ...wants, ...this.preferences() };
  }

  private connected(now: Connection): void {
    this.connection = now;
    if (now.is !== 'lost' && now.is !== 'closed') return;
    for (const item of this.queue) item.motionLost = item.motion === null;
    this.wake?.();
  }

  private receive(message: ServerMessage): void {
    const at = performance.now();
    if (message.is === 'welcome') {
      this.welcome(message, at);
      return;
    }
    if (message.is === 'aimed') {
      this.aimed = message;
      return;
    }
    if (message.is === 'race_state') this.hurry();
    if (message.is === 'table_changed' || message.is === 'began') this.bind(message.table);
    if (message.is === 'began') this.begins(message.game);
    if (message.is === 'moment' && message.motion) this.motionVersion = message.version;
    if (message.is === 'moment' && message.game?.result) void this.sign(message.game.id, message.game.result);
    if ('version' in message && message.is !== 'ack')
      this.receivedVersion = Math.max(this.receivedVersion ?? 0, message.version);
    if (
      message.is === 'moment' ||
      message.is === 'began' ||
      message.is === 'table_changed' ||
      message.is === 'tallied'
    ) {
      this.queue.push({ message, at, motion: null, motionLost: false });
      this.behindBy = this.queue.length;
      if (message.is === 'began' || throwsIn(this.queue) > 1) this.endLook();
      if (this.looking) this.foldEnd();
      void this.drain();
    } else {
      this.state = reduce(this.state, message, at);
    }
  }

  private welcome(message: ServerMessage & { is: 'welcome' }, at: number): void {
    if (message.full) {
      this.queue = [];
      this.behindBy = 0;
      this.saying = null;
      this.endLook();
      this.stage?.skip();
      this.grounded(Infinity);
      this.wake?.();
      this.receivedVersion = message.version;
    }
    this.state = reduce(this.state, message, at);
    this.known = true;
    this.keys.reconnected();
    if (message.game) this.begins(message.game);
    if (message.game?.result) void this.sign(message.game.id, message.game.result);
    this.bind(message.table);
  }

  private begins(game: GameInfo): void {
    this.keys.began(game);
    if (!this.keys.proof(game)) return;
    this.unfair = game.id;
    this.refused = { code: 'client/key_dropped', message: '', clause: null };
  }

  /** Without a connection it is tried again with the next one; an end that this page did not see is not signed. */
  private async sign(game: string, result: Result): Promise<void> {
    if (this.signed.has(game)) return;
    this.signed.add(game);
    const memory = memories().of(game);
    if (!memory?.signing) return;
    const { signedEnd, EndDiffers } = await import('../fair/ending');
    try {
      const message = await signedEnd(game, memory, this.keys, result);
      const answer = message && (await this.socket.request(message));
      if (answer?.is === 'refused') this.refused = refusal(answer);
    } catch (error) {
      if (error instanceof ApiFailure) this.signed.delete(game);
      else if (error instanceof EndDiffers)
        this.refused = { code: 'client/end_differs', message: '', clause: null };
      else throw error;
    }
  }

  /** Answers what the table asks to bind its next game; immediately, however much is still to be shown. */
  private bind(table: TableInfo): void {
    if (table.next) void this.keys.heard(table.next, ownSeats(table, this.state.you));
  }

  private motion(version: number, bytes: Uint8Array): void {
    const item = this.queue.find(({ message }) => message.is === 'moment' && message.version === version);
    if (item?.message.is === 'moment' && item.message.motion) item.motion = bytes;
    else if (version === this.receivedVersion && version !== this.motionVersion)
      this.flies({ version, motion: bytes });
    this.wake?.();
    this.fly();
  }

  /** What is known of a throw under way; nothing of it, where it failed and may be thrown again. */
  private flies(flight: { version: number; motion: Uint8Array }): void {
    if (flight.motion.length) this.flight = flight;
    else this.grounded(Infinity);
  }

  /** Show what is known of a throw under way, once all before it is shown. */
  private fly(): void {
    if (!this.flight || this.queue.length || this.looking || !this.stage?.begin) return;
    if (this.fast || document.hidden) return;
    this.moving = true;
    this.stage.begin(this.flight.motion);
  }

  /** What flew before this version has landed, or never will. */
  private grounded(version: number): void {
    if (!this.flight || version <= this.flight.version) return;
    this.flight = null;
    this.moving = false;
    this.stage?.cancel?.();
  }

  // What is shown

  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    try {
      while (this.queue.length > 0) await this.next(this.queue[0] as Item);
    } finally {
      this.draining = false;
    }
    this.fly();
  }

  private async next(item: Item): Promise<void> {
    const before = this.state.game;
    const played = await this.present(item);
    if (item.message.is === 'moment') this.grounded(item.message.version);
    if (this.queue[0] !== item) return; // a full welcome came in between
    this.queue.shift();
    this.behindBy = this.queue.length;
    if (item.message.is === 'moment') this.refused = null;
    this.state = reduce(this.state, item.message, item.at);
    this.saying = null;
    this.foldEnd();
    if (played && before && item.message.is === 'moment') await this.again(item.message, before);
    await this.read(item);
  }

  /** The end of the game shows nothing itself: it is known as soon as what led to it is shown. */
  private foldEnd(): void {
    const next = this.queue[0];
    if (next?.message.is !== 'moment' || !next.message.result || next.message.events.length) return;
    const { last } = this.state; // what happened last is what led to it
    this.queue.shift();
    this.behindBy = this.queue.length;
    this.state = { ...reduce(this.state, next.message, next.at), last };
  }

  /** Look at a throw once more, while nobody waits for it. */
  private async again(moment: Moment, before: GameInfo): Promise<void> {
    const { stage, state } = this;
    const hurried = state.game?.awaiting === 'Several' || state.game?.awaiting === 'Race';
    if (!stage?.again || hurried || throwsIn(this.queue) || document.hidden) return;
    this.looking = true;
    try {
      await stage.again(moment, before);
    } catch (error) {
      console.warn('This throw could not be looked at once more.', error);
    } finally {
      this.looking = false;
    }
  }

  /** A throw that cannot be presented (a file is missing, its motion is broken) is shown as its result. */
  private async present(item: Item): Promise<boolean> {
    try {
      return await this.show(item);
    } catch (error) {
      console.warn('This throw could not be shown, its result is.', error);
      return false;
    }
  }

  /** Play the motion, unless there is none, nobody looks, or more has happened since; whether it was played. */
  private async show(item: Item): Promise<boolean> {
    const { message } = item;
    if (message.is !== 'moment') return false;
    const shows = (events: number) => this.says(item, sentencesOf(message, events));
    if (!message.motion) {
      if (this.stage?.tally && !this.fast && !this.eventful() && !document.hidden)
        await this.stage.tally(message, shows);
      return false;
    }
    if (!item.motion && !item.motionLost)
      await this.until(() => item.motion !== null || item.motionLost, MOTION_WAIT);
    if (!item.motion || !this.stage || this.fast || this.behind() || document.hidden) return false;
    this.moving = true;
    try {
      await this.stage.play(message, item.motion, shows);
      return true;
    } finally {
      this.moving = false;
    }
  }

  /** Sentences follow what is shown, and are never taken back. */
  private says(item: Item, sentences: readonly string[]): void {
    if (this.queue[0] !== item) return; // a full welcome came in between
    if (sentences.length > (this.saying?.length ?? 0)) this.saying = sentences;
  }

  private behind(): boolean {
    return throwsIn(this.queue.slice(1)) > 0;
  }

  /** More has happened since; the end of the game has no events, and waits. */
  private eventful(): boolean {
    return this.queue.slice(1).some(({ message }) => message.is === 'moment' && message.events.length > 0);
  }

  /** Time to read what another player did. */
  private async read(item: Item): Promise<void> {
    const { message } = item;
    if (
      message.is !== 'moment' ||
      !message.told.length ||
      this.queue.length === 0 ||
      this.queue.length > 2 ||
      document.hidden
    )
      return;
    if (message.motion || (message.seat !== null && !this.state.seats.includes(message.seat))) {
      await new Promise((done) => setTimeout(done, READING));
    }
  }

  private hurry(): void {
    this.endLook();
    this.stage?.skip();
  }

  private until(there: () => boolean, ms: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
      const timer = setTimeout(end, ms);
      this.wake = () => {
        if (there() || this.queue.length === 0) end();
      };
      this.wake();
    });
  }
}
