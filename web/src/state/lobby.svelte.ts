/** The open tables and one's own, as they are now: live for whoever has a name, asked now and then for others. */

import { api } from '../net/api';
import { socketAt } from '../net/base';
import { PROTOCOL, type TableInfo, type Told, type TurnInfo } from '../protocol/messages';
import type { Manners } from './session.svelte';
import { LOBBY_LINE } from '../net/paths';
import { Line } from '../net/socket';

const ASK_EVERY = 8000;

export class LobbyState {
  tables = $state.raw<readonly TableInfo[]>([]);
  mine = $state.raw<readonly TurnInfo[]>([]);
  playing = $state(0);
  people = $state(0);
  known = $state(false);
  lost = $state(false);

  private line: Line | null = null;
  private timer = 0;

  constructor(private readonly manners: () => Manners) {}

  open(signedIn: boolean): void {
    this.close();
    if (signedIn) this.live();
    else void this.ask();
  }

  close(): void {
    clearTimeout(this.timer);
    this.line?.close();
    this.line = null;
  }

  wake(): void {
    this.line?.wake();
  }

  private live(): void {
    this.line = new Line(socketAt(LOBBY_LINE), {
      hello: () => ({ is: 'hello', protocol: PROTOCOL, ...this.manners() }),
      hear: (told) => this.hear(told),
      connection: (now) => {
        if (now.is === 'closed' && now.why === 'signed_out') void this.ask();
        this.lost = now.is === 'lost';
      },
    });
    this.line.connect();
  }

  private hear(told: Told): void {
    if (told.is === 'heard') {
      this.tables = told.tables;
      this.playing = told.playing;
      this.people = told.people;
      this.known = true;
    } else if (told.is === 'your_turn') {
      this.mine = told.tables;
    }
  }

  private async ask(): Promise<void> {
    try {
      const lobby = await api.lobby();
      this.hear({ is: 'heard', ...lobby });
      this.lost = false;
    } catch {
      this.lost = true;
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), ASK_EVERY);
  }
}
