/**
 * One visit to one table: the line to the server, what was heard, and what is shown.
 *
 * What is shown follows what was heard: a throw is shown when its recorded motion has been played. Whoever
 * is behind sees results only.
 */

import { KeyExchange } from '../fair/keys';
import { memories } from '../fair/witness';
import { socketAt } from '../net/base';
import { tableLine } from '../net/paths';
import { Line, type Connection, type Move, type World } from '../net/socket';
import {
  PROTOCOL,
  type Action,
  type Advised,
  type Chances,
  type Hello,
  type Language,
  type Manner,
  type Moment,
  type Refused,
  type TableInfo,
  type ThemeName,
  type Told,
} from '../protocol/messages';
import { NOTHING, ownSeats, reduce, turn, type TableState } from './table';

/** Whatever shows throws: it plays a recorded motion and is done when the dice lie. */
export interface Stage {
  /** `rested` is called when the dice lie, before what follows from it is shown. */
  play(moment: Moment, motion: Uint8Array, rested: () => void): Promise<void>;
  /** What follows from a moment without a throw: dice that are taken, a tower that is built. */
  tally?(moment: Moment): Promise<void>;
  skip(): void;
}

export interface Manners {
  language: Language;
  theme: ThemeName;
}

/** A refusal in words; `clause` is the rule that forbids. */
export interface No {
  code: string;
  message: string;
  clause: string | null;
}

function no({ code, message, clause }: Refused): No {
  return { code, message, clause };
}

interface Item {
  told: Told;
  at: number;
  motion: Uint8Array | null;
  /** Its motion will not come any more. */
  bare: boolean;
}

/** So much of the story comes with the table; the rest is asked for. */
const LINES = 60;
const MORE_LINES = 200;
/** After what others do there is a moment to read it. */
const READING = 650;
/** A motion follows its moment at once; later than this it is not waited for. */
const MOTION_WAIT = 4000;

export class Session {
  /** What is shown. */
  state = $state.raw<TableState>(NOTHING);
  connection = $state.raw<Connection>({ is: 'connecting' });
  /** A recorded motion is being played. */
  moving = $state(false);
  /** Sentences about a throw whose dice lie already, while it is still being shown. */
  saying = $state.raw<readonly string[] | null>(null);
  /** What was refused last, until something else happens. */
  refused = $state.raw<No | null>(null);
  /** Advice was asked for and is on its way. */
  advising = $state(false);
  /** The welcome has come. */
  known = $state(false);

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
  /** Results at once, without motion. */
  fast = false;

  private queue: Item[] = [];
  private draining = false;
  private wake: (() => void) | null = null;
  private heardVersion: number | null = null;
  private readonly line: Line;
  /** The own seats bind the dice; whatever is refused there, the game goes on without their keys. */
  private readonly keys = new KeyExchange(memories(), (message) => void this.line.ask(message));

  constructor(
    readonly table: string,
    private readonly manners: () => Manners,
    world?: World,
    /** Only look on, as spectators see it: a screen that everybody in the room sees. */
    private readonly watch = false,
  ) {
    const ears = {
      beats: true,
      hello: () => this.hello(),
      hear: (told: Told) => this.hear(told),
      motion: (version: number, bytes: Uint8Array) => this.motion(version, bytes),
      connection: (now: Connection) => this.connected(now),
    };
    this.line = new Line(socketAt(tableLine(table)), ears, world);
  }

  open(): void {
    this.line.connect();
  }

  close(): void {
    this.line.close();
    this.queue = [];
    this.wake?.();
  }

  /** Looked at again after the lock screen, or the network is back. */
  woken(): void {
    this.line.wake();
  }

  /** In a race: so many tiles of this seat stand, for the others to see. */
  stacked(seat: number, race: number, tiles: number): void {
    this.line.tell({ is: 'stacked', seat, race, tiles });
  }

  /** The device has no network any more. */
  offline(): void {
    this.line.offline();
  }

  /** Ask for more of the story, before what is known of it. */
  recall(): void {
    const first = this.state.log[0];
    if (this.state.earlier && first)
      this.line.tell({ is: 'recall', before: first.version, most: MORE_LINES });
  }

  speak(): void {
    this.line.tell({ is: 'speak', ...this.manners() });
  }

  // What one may say

  /** My seat of the table that has to act, or null. */
  get turn(): number | null {
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
    const told = this.counted;
    return told?.version === this.state.version && told.seat === this.turn ? told : null;
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
    const answer = await this.line.ask(message);
    this.acting -= 1;
    if (answer.is === 'refused') this.refused = no(answer);
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
    const answer = await this.line.ask({ is: 'hint', seat, version });
    this.advising = false;
    if (answer.is === 'advised') this.advised = answer;
    else if (answer.is === 'refused' && version === this.state.version) this.refused = no(answer);
  }

  /** Ask how safe each roll is, once for each decision. */
  async count(): Promise<void> {
    const { turn: seat, state } = this;
    if (seat === null || !this.mayAsk || this.counting || this.countedFor === state.version) return;
    this.countedFor = state.version;
    this.counting = true;
    const answer = await this.line.ask({ is: 'odds', seat, version: state.version });
    this.counting = false;
    if (answer.is === 'chances') this.counted = answer;
    else if (answer.is === 'refused' && state.version === this.state.version) this.refused = no(answer);
  }

  skip(): void {
    this.stage?.skip();
  }

  // What is heard

  private hello(): Hello {
    const { heardVersion: since, watch } = this;
    const wants = { views: true, motions: true, log: LINES, watch };
    return { is: 'hello', protocol: PROTOCOL, since, ...wants, ...this.manners() };
  }

  private connected(now: Connection): void {
    this.connection = now;
    if (now.is !== 'lost' && now.is !== 'closed') return;
    for (const item of this.queue) item.bare = item.motion === null;
    this.wake?.();
  }

  private hear(told: Told): void {
    const at = performance.now();
    if (told.is === 'welcome') {
      this.welcome(told, at);
      return;
    }
    if (told.is === 'race_state') this.hurry();
    if (told.is === 'table_changed' || told.is === 'began') this.bind(told.table);
    if (told.is === 'began') this.keys.began(told.game);
    if ('version' in told && told.is !== 'ack')
      this.heardVersion = Math.max(this.heardVersion ?? 0, told.version);
    if (told.is === 'moment' || told.is === 'began' || told.is === 'table_changed' || told.is === 'tallied') {
      this.queue.push({ told, at, motion: null, bare: false });
      this.behindBy = this.queue.length;
      void this.drain();
    } else {
      this.state = reduce(this.state, told, at);
    }
  }

  private welcome(told: Told & { is: 'welcome' }, at: number): void {
    if (told.full) {
      this.queue = [];
      this.behindBy = 0;
      this.stage?.skip();
      this.wake?.();
      this.heardVersion = told.version;
    }
    this.state = reduce(this.state, told, at);
    this.known = true;
    this.keys.reconnected();
    if (told.game) this.keys.began(told.game);
    this.bind(told.table);
  }

  /** Answers what the table asks to bind its next game; at once, however much is still to be shown. */
  private bind(table: TableInfo): void {
    if (table.next) this.keys.heard(table.next, ownSeats(table, this.state.you));
  }

  private motion(version: number, bytes: Uint8Array): void {
    const item = this.queue.find(({ told }) => told.is === 'moment' && told.version === version);
    if (item) item.motion = bytes;
    this.wake?.();
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
  }

  private async next(item: Item): Promise<void> {
    await this.present(item);
    if (this.queue[0] !== item) return; // a full welcome came in between
    this.queue.shift();
    this.behindBy = this.queue.length;
    if (item.told.is === 'moment') this.refused = null;
    this.state = reduce(this.state, item.told, item.at);
    this.saying = null;
    await this.read(item);
  }

  /** A throw that cannot be presented (a file is missing, its motion is broken) is shown as its result. */
  private async present(item: Item): Promise<void> {
    try {
      await this.show(item);
    } catch (error) {
      console.warn('This throw could not be shown, its result is.', error);
    }
  }

  /** Play the motion, unless there is none, nobody looks, or more has happened since. */
  private async show(item: Item): Promise<void> {
    const { told } = item;
    if (told.is !== 'moment') return;
    if (!told.motion) {
      if (this.stage?.tally && !this.fast && this.queue.length === 1 && !document.hidden)
        await this.stage.tally(told);
      return;
    }
    if (!item.motion && !item.bare) await this.until(() => item.motion !== null || item.bare, MOTION_WAIT);
    if (!item.motion || !this.stage || this.fast || this.behind() || document.hidden) return;
    this.moving = true;
    try {
      await this.stage.play(told, item.motion, () => (this.saying = told.told));
    } finally {
      this.moving = false;
    }
  }

  private behind(): boolean {
    return this.queue.slice(1).some(({ told }) => told.is === 'moment' && told.motion);
  }

  /** Time to read what another player did. */
  private async read(item: Item): Promise<void> {
    const { told } = item;
    if (
      told.is !== 'moment' ||
      !told.told.length ||
      this.queue.length === 0 ||
      this.queue.length > 2 ||
      document.hidden
    )
      return;
    if (told.motion || (told.seat !== null && !this.state.seats.includes(told.seat))) {
      await new Promise((done) => setTimeout(done, READING));
    }
  }

  private hurry(): void {
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
