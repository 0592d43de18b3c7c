/** The open tables and one's own, as they are now: live for people with a name, polled for others. */

import { api } from '../net/api';
import { socketUrl } from '../net/base';
import { PROTOCOL, type TableInfo, type ServerMessage, type TurnInfo } from '../protocol/messages';
import type { Preferences } from './visit.svelte';
import { LOBBY_SOCKET } from '../net/paths';
import { ReconnectingSocket } from '../net/socket';

const ASK_EVERY = 8000;

export class LobbyState {
  tables = $state.raw<readonly TableInfo[]>([]);
  mine = $state.raw<readonly TurnInfo[]>([]);
  playing = $state(0);
  people = $state(0);
  known = $state(false);
  lost = $state(false);

  private socket: ReconnectingSocket | null = null;
  private timer = 0;

  constructor(private readonly preferences: () => Preferences) {}

  open(signedIn: boolean): void {
    this.close();
    if (signedIn) this.live();
    else void this.ask();
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  reconnectNow(): void {
    this.socket?.reconnectNow();
  }

  private live(): void {
    this.socket = new ReconnectingSocket(socketUrl(LOBBY_SOCKET), {
      hello: () => ({ is: 'hello', protocol: PROTOCOL, ...this.preferences() }),
      message: (message) => this.receive(message),
      connection: (now) => {
        if (now.is === 'closed' && now.why === 'signed_out') void this.ask();
        this.lost = now.is === 'lost';
      },
    });
    this.socket.connect();
  }

  private receive(message: ServerMessage): void {
    if (message.is === 'heard') {
      this.tables = message.tables;
      this.playing = message.playing;
      this.people = message.people;
      this.known = true;
    } else if (message.is === 'your_turn') {
      this.mine = message.tables;
    }
  }

  private async ask(): Promise<void> {
    try {
      const lobby = await api.lobby();
      this.receive({ is: 'heard', ...lobby });
      this.lost = false;
    } catch {
      this.lost = true;
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), ASK_EVERY);
  }
}
