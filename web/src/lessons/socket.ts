/**
 * A socket to a lesson: it speaks as a table does, so the page of the table shows it. Behind it are requests of one
 * step each; the server stores nothing.
 */

import { ApiFailure } from '../net/api';
import { learning } from '../net/learning';
import { browser, type RawSocket, type Environment } from '../net/socket';
import type { Act, Language, LessonAnswer, ClientMessage, ThemeName } from '../protocol/messages';

export interface Pupil {
  readonly game: string;
  /** The step that is tried. */
  step(): string;
  /** What is shown beside the name of the game. */
  title(): string;
  preferences(): { language: Language; theme: ThemeName };
  /** A step was set up, or something was done in it; `version` is the last that was answer. */
  answered(answer: LessonAnswer, version: number): void;
}

/** The close code after which the page reconnects, which sets the step up again. */
const AGAIN = 1006;
/** The server has no checkpoint of this step any more. */
const FORGOTTEN = 'lesson/mark';

class LessonSocket implements RawSocket {
  binaryType = 'arraybuffer';
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  private mark = '';
  private version = 0;

  constructor(private readonly pupil: Pupil) {
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.({} as never);
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.is === 'hello') void this.begin();
    else if (message.is === 'act') void this.act(message);
    else if (message.is === 'ping') this.answer({ is: 'pong', n: message.n });
    else if ('move' in message) this.answer({ is: 'ack', move: message.move, version: this.version });
  }

  /** Never before the question is asked to its end. */
  private answer(message: object): void {
    queueMicrotask(() => this.deliver(message));
  }

  close(): void {
    this.readyState = 3;
  }

  /** Set up the step that is wanted now. */
  async begin(): Promise<void> {
    const step = this.pupil.step();
    try {
      const answer = await this.ask(step, {});
      if (step !== this.pupil.step() || !answer.welcome) return;
      this.version += 1;
      const table = { ...answer.welcome.table, name: this.pupil.title() };
      this.deliver({ ...answer.welcome, table, version: this.version });
      this.pupil.answered(answer, this.version);
    } catch {
      this.lose();
    }
  }

  private async act({ action, manner = null, intent = [], move }: Act): Promise<void> {
    const step = this.pupil.step();
    try {
      const answer = await this.ask(step, { mark: this.mark, action, manner, intent });
      this.deliver(answer.refused ? { ...answer.refused, move } : { is: 'ack', move, version: this.version });
      if (answer.refused || step !== this.pupil.step()) return;
      const motions = [...answer.motions];
      for (const moment of answer.moments) {
        this.version += 1;
        this.deliver({ ...moment, version: this.version });
        if (moment.motion) this.show(motions.shift() ?? '');
      }
      this.pupil.answered(answer, this.version);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.offline || error.code === FORGOTTEN) {
        this.deliver({ is: 'ack', move, version: this.version });
        this.lose();
      } else {
        const { code, message, clause } = error;
        this.deliver({ is: 'refused', code, message, clause, move });
      }
    }
  }

  private async ask(step: string, body: Parameters<typeof learning.attempt>[2]): Promise<LessonAnswer> {
    const { language, theme } = this.pupil.preferences();
    const answer = await learning.attempt(this.pupil.game, step, body, language, theme);
    this.mark = answer.mark;
    return answer;
  }

  private deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  /** A recorded motion, as a table sends it: the version, then the bytes. */
  private show(motion: string): void {
    const bytes = Uint8Array.from(atob(motion), (letter) => letter.charCodeAt(0));
    const frame = new Uint8Array(4 + bytes.length);
    new DataView(frame.buffer).setUint32(0, this.version);
    frame.set(bytes, 4);
    this.onmessage?.({ data: frame.buffer } as never);
  }

  private lose(): void {
    this.readyState = 3;
    this.onclose?.({ code: AGAIN } as never);
  }
}

/** An environment in which every socket leads to this lesson. */
export class LessonEnvironment {
  private socket: LessonSocket | null = null;
  readonly environment: Environment;

  constructor(pupil: Pupil) {
    this.environment = { ...browser, open: () => (this.socket = new LessonSocket(pupil)) };
  }

  /** Another step is wanted, or the same again. */
  begin(): void {
    void this.socket?.begin();
  }
}
