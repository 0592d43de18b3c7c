/**
 * The host in this tab, started when it is needed: who only reads the front page waits for nothing and downloads little.
 */

import { NAMED_KEY, type RawSocket, type Transport } from '../net/transport';
import type { Lobby, Visitor } from '../protocol/messages';
import { settings } from '../state/settings.svelte';
import { BUSY, faultOf, TabFailed, type Fault } from './errors';
import type { FromSocket, Request, ToPage } from './messages';
import { loadWords } from './parts';
import { starting, startsWith } from './starting.svelte';
import type { Step } from './start';
import { TabTransport, type Port } from './transport';

const WORDS = /^\/api\/words\/(\w+)\?(.*)$/;
const NOBODY: Visitor = { person: null, hosts: false, ban: null, old_card: null };
const NO_TABLES: Lobby = { tables: [], playing: 0, people: 0 };

/** Texts of a language by topic, and by `theme-NAME`. */
type Catalogues = Readonly<Record<string, string>>;

/** Posts to the worker once it is there. */
class LatePort implements Port {
  onmessage: ((event: MessageEvent<ToPage>) => void) | null = null;
  private waiting: (Request | FromSocket)[] = [];
  private worker: Worker | null = null;

  postMessage(message: Request | FromSocket): void {
    if (this.worker) this.worker.postMessage(message);
    else this.waiting.push(message);
  }

  found(worker: Worker): void {
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<ToPage>) => this.onmessage?.(event);
    for (const message of this.waiting) worker.postMessage(message);
    this.waiting = [];
  }
}

export class OnDemand implements Transport {
  private host: TabTransport | null = null;
  private readonly words = new Map<string, Promise<Catalogues>>();

  constructor(private readonly language: () => string) {
    startsWith((takeOver) => this.begin(takeOver));
  }

  async request(method: string, path: string, body: string | null): Promise<Response> {
    const asked = WORDS.exec(path);
    if (asked) return this.sentences(asked[1]!, new URLSearchParams(asked[2]));
    if (method === 'GET' && !isNamed()) {
      if (path === '/api/visitor') return Response.json(NOBODY);
      if (path === '/api/tables') return Response.json(NO_TABLES);
    }
    const response = await this.started().request(method, path, body);
    if (path === '/api/guests' && response.ok) setNamed();
    return response;
  }

  open(url: string): RawSocket {
    return this.started().open(url);
  }

  /** After a failure the person decides whether to try again. */
  private started(): TabTransport {
    if (!this.host) this.begin(false);
    return this.host!;
  }

  private begin(takeOver: boolean): void {
    Object.assign(starting, { step: 'parts', share: 0, done: 0, total: 0, failure: null, lacks: [] });
    const port = new LatePort();
    const host = new TabTransport(port);
    this.host = host;
    const fail = (failure: Fault) => {
      host.close();
      console.warn(failure.code, failure.message); // the page says it in a sentence, without the details
      if (this.host === host) Object.assign(starting, { step: null, failure });
    };
    const ended = (fault: Fault) => {
      if (fault.code === BUSY) return fail(fault);
      host.close(); // its worker died: what connects again starts another one, which has everything that was stored
      if (this.host === host) this.host = null;
    };
    void this.start(takeOver, port, ended).catch((error: unknown) => fail(faultOf(error)));
  }

  private async start(takeOver: boolean, port: LatePort, ended: (fault: Fault) => void): Promise<void> {
    await this.examine();
    const { startWorker } = await import('./start');
    port.found(await startWorker(this.language(), { takeOver, progress: advance, ended }));
  }

  /** Before anything is downloaded: a device that cannot host the game is named in a sentence. */
  private async examine(): Promise<void> {
    const { check, codeOf, hindrance } = await import('./check');
    starting.lacks = await check();
    const missing = hindrance(starting.lacks);
    if (missing) throw new TabFailed(codeOf(missing), 'this device cannot host the game');
  }

  /** As a server answers `GET /api/words/…`. */
  private async sentences(language: string, query: URLSearchParams): Promise<Response> {
    const texts = await this.catalogues(language);
    const topics = (query.get('topics') ?? '').split(',');
    const names = topics.map((topic) => (topic === 'theme' ? `theme-${query.get('theme')}` : topic));
    return new Response(names.map((name) => texts[name] ?? '').join('\n'));
  }

  private catalogues(language: string): Promise<Catalogues> {
    const found = this.words.get(language) ?? loadWords(language);
    this.words.set(language, found);
    found.catch(() => this.words.delete(language)); // the next request tries again
    return found;
  }
}

function advance(step: Step, done: number, total: number): void {
  if (step === 'parts') Object.assign(starting, { step, done, total, share: total ? done / total : 0 });
  else starting.step = step === 'ready' ? null : 'python';
}

export function tabOnDemand(): Transport {
  return new OnDemand(() => settings.language);
}

function isNamed(): boolean {
  try {
    return localStorage.getItem(NAMED_KEY) !== null;
  } catch {
    return true; // nothing is known: the host knows
  }
}

function setNamed(): void {
  try {
    localStorage.setItem(NAMED_KEY, '1');
  } catch {
    // the host is asked each time
  }
}
