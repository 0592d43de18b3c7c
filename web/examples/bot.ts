/**
 * A bot over the socket, in TypeScript: it opens a table against a bot of the server and plays one game of Strike.
 *
 *   node web/scripts/bundle.mjs web/examples/bot.ts > bot.js
 *   node --experimental-websocket bot.js http://localhost:8642      from Node.js 22 on without the flag
 */

import { keyHashOf } from '../src/fair/hash';
import type {
  Action,
  ArenaView,
  GameInfo,
  NextGame,
  ClientMessage,
  ServerMessage,
  Made,
  TokenInfo,
} from '../src/protocol/messages';

/** So long it waits after it was told to throw less often, in ms. */
const SLOWER = 500;

/** Stop while few symbols lie there; throw otherwise. */
function choose({ arena, actions }: ArenaView): Action | undefined {
  const offered = 'find' in actions ? actions : []; // in Strike it is always a list
  const symbols = new Set(arena.map(([, face]) => face));
  const stop = offered.find(({ is }) => is === 'stop');
  return symbols.size < 3 && stop ? stop : (offered.find(({ is }) => is !== 'stop') ?? stop);
}

/** One seat at one table: told everything, it says what it does. */
class Bot {
  private seat = -1;
  private version = 0;
  private game: GameInfo | null = null;
  private answered = -1;
  private readonly keys = new Map<string, string>();
  private readonly bound = new Set<string>();

  constructor(
    private readonly say: (message: ClientMessage) => void,
    private readonly over: (won: boolean) => void,
    private readonly fail: (why: Error) => void,
  ) {}

  hear(message: ServerMessage): void {
    if (message.is === 'refused') {
      this.refused(message.code, message.message);
      return;
    }
    if (message.is === 'welcome') this.seat = message.seats[0] ?? -1;
    if ('version' in message && message.is !== 'ack') this.version = message.version;
    if (message.is === 'moment')
      this.game = message.game ?? null; // none while more follows
    else if ('game' in message) this.game = message.game;
    if ('table' in message && message.table.next) this.bind(message.table.next);
    this.act();
  }

  private act(): void {
    const { game, seat, version } = this;
    if (game?.result) this.over(game.result.winners.some((winner) => game.places[winner] === seat));
    if (!game?.waiting_for.includes(seat) || game.view.is !== 'arena_view' || this.answered === version)
      return;
    const action = choose(game.view);
    if (!action) return;
    this.answered = version;
    this.say({ is: 'act', move: crypto.randomUUID(), seat, version, action, manner: 'toss' });
  }

  private refused(code: string, why: string): void {
    if (code === 'server/stale') return; // what came in between is told
    if (code !== 'server/too_fast') {
      this.fail(new Error(why));
      return;
    }
    this.answered = -1;
    setTimeout(() => this.act(), SLOWER);
  }

  /** The own key is among those that decide the dice: its hash first, the key once all hashes are there. */
  private bind({ commitment, hashes, asks }: NextGame): void {
    const { seat } = this;
    const key = this.keys.get(commitment) ?? freshKey();
    this.keys.set(commitment, key);
    const hash = keyHashOf(key);
    const move = crypto.randomUUID();
    const given = hashes[seat] === hash;
    if (asks === 'keys' && given) this.once({ is: 'key', move, seat, commitment, key });
    if (asks !== 'keys' && !given) this.once({ is: 'key_hash', move, seat, commitment, hash });
  }

  private once(message: Extract<ClientMessage, { is: 'key' | 'key_hash' }>): void {
    const name = `${message.is} ${message.commitment}`;
    if (!this.bound.has(name)) this.say(message);
    this.bound.add(name);
  }
}

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function ask(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

async function play(url: string): Promise<boolean> {
  const guest = await ask(`${url}/api/guests`, { name: 'Owner' });
  const owner = { cookie: guest.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
  const { token } = (await (await ask(`${url}/api/tokens`, { name: 'Careful' }, owner)).json()) as TokenInfo;
  const headers = { authorization: `Bearer ${token}` };
  const wanted = { game: 'strike', seats: [{ me: true }, { bot: 'casual' }], thrower: 'luck', start: true };
  const { table } = (await (await ask(`${url}/api/tables`, wanted, headers)).json()) as Made;

  // browsers do not let a page choose headers; Node.js does, and a bot shows its token in one
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/tables/${table.id}`, { headers } as never);
  return new Promise((done, failed) => {
    const bot = new Bot((message) => socket.send(JSON.stringify(message)), done, failed);
    socket.onopen = () => socket.send(JSON.stringify({ is: 'hello', protocol: 1, views: true }));
    socket.onclose = ({ reason }) => failed(new Error(`the server closed the socket: ${reason}`));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as ServerMessage | ServerMessage[];
      for (const message of [frame].flat()) bot.hear(message);
    };
  });
}

play((process.argv[2] ?? 'http://localhost:8642').replace(/\/$/, '')).then(
  (won) => {
    console.log(won ? 'won' : 'lost');
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
