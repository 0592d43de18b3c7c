import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://dice.example';
const BASE = `${ORIGIN}/games/`;

type Key = Request | string;
const address = (key: Key) => new URL(typeof key === 'string' ? key : key.url, BASE).href;

class FakeCache {
  readonly stored = new Map<string, Response>();
  match = (key: Key) => Promise.resolve(this.stored.get(address(key))?.clone());
  delete = (key: Key) => Promise.resolve(this.stored.delete(address(key)));
  keys = () => Promise.resolve([...this.stored.keys()].map((url) => new Request(url)));
  put(key: Key, answer: Response): Promise<void> {
    this.stored.delete(address(key)); // browsers append what is replaced
    this.stored.set(address(key), answer);
    return Promise.resolve();
  }
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  open = (name: string) => Promise.resolve(this.cache(name));
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  cache(name: string): FakeCache {
    if (!this.all.has(name)) this.all.set(name, new FakeCache());
    return this.all.get(name)!;
  }
  async match(key: Key): Promise<Response | undefined> {
    for (const cache of this.all.values()) if (cache.stored.has(address(key))) return cache.match(key);
    return undefined;
  }
  /** Every address that is stored anywhere, below the base. */
  stored(): string[] {
    return [...this.all.values()]
      .flatMap((each) => [...each.stored.keys()])
      .map((url) => url.replace(BASE, ''));
  }
}

let caches: FakeCaches;
let server: (path: string) => Response | Promise<Response>;
let handlers: Record<string, (event: unknown) => void>;

function answer(body: string, type = 'text/html; charset=utf-8', status = 200): Response {
  const made = new Response(body, { status, headers: { 'content-type': type } });
  Object.defineProperty(made, 'type', { value: 'basic' });
  const clone = made.clone.bind(made);
  made.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' });
  return made;
}
const page = (version: string, title = 'Throwdown') =>
  answer(`<title>${title}</title><script src="./assets/${version}.js"></script>`);

/** What a window gets, after all that is stored is stored. */
async function get(path: string, mode = 'cors'): Promise<string> {
  const works: Promise<unknown>[] = [];
  let got: Promise<Response> | undefined;
  const request = { url: BASE + path, method: 'GET', mode, headers: new Headers() };
  handlers['fetch']?.({
    request,
    respondWith: (given: Promise<Response>) => (got = given),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  const text = await (await got)?.text();
  await Promise.all(works);
  return text ?? 'not looked after';
}
const open = (path: string) => get(path, 'navigate');

async function activate(): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  handlers['activate']?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

beforeEach(() => {
  caches = new FakeCaches();
  handlers = {};
  const worker = {
    addEventListener: (kind: string, handler: (event: unknown) => void) => (handlers[kind] = handler),
    clients: { claim: () => Promise.resolve() },
  };
  const fetched = (key: Key) => Promise.resolve().then(() => server(address(key).replace(BASE, '')));
  // oxlint-disable-next-line no-implied-eval -- the file is no module: browsers run it as it is
  const run = new Function('self', 'caches', 'location', 'fetch', source) as (...given: unknown[]) => void;
  run(worker, caches, new URL(`${BASE}sw.js`), fetched);
});
afterEach(() => vi.useRealTimers());

describe('pages', () => {
  it('with names in them are not kept: the plain one is', async () => {
    server = (path) => (path === '' ? page('one') : page('one', 'Ada beat Bo'));
    expect(await open('g/1')).toContain('Ada');
    server = () => Promise.reject(new TypeError('offline'));
    expect(await open('g/1')).not.toContain('Ada');
    expect(await open('')).toContain('assets/one.js');
  });

  it('are documents: nothing else that is opened takes their place', async () => {
    server = (path) => (path === '' ? page('one') : answer('{"status":"ok"}', 'application/json'));
    await open('');
    expect(await open('healthz')).toContain('ok');
    expect(await get('healthz')).toBe('not looked after');
    server = () => Promise.reject(new TypeError('offline'));
    expect(await open('')).toContain('assets/one.js');
  });

  it('that were taken along open when nothing answers for a while', async () => {
    vi.useFakeTimers();
    server = () => new Promise(() => undefined);
    await caches.cache('throwdown-tab-9').put('./', page('taken'));
    await caches.cache('throwdown-tab-9').put('./tab/parts.json', answer('{}'));
    const opened = open('t/1');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await opened).toContain('assets/taken.js');
  });
});

describe('games', () => {
  const replay = (path: string) => answer(path, 'application/json');

  it('that were opened stay readable, the newest of them', async () => {
    server = replay;
    for (let game = 0; game < 25; game++) {
      await get(`api/replays/g${game}`);
      await get(`api/replays/g${game}/story`);
    }
    await get('api/words/de');
    const games = caches.stored().filter((path) => path.startsWith('api/replays'));
    expect(games).toHaveLength(40);
    expect(games[0]).toBe('api/replays/g5');
    server = () => Promise.reject(new TypeError('offline'));
    expect(await get('api/replays/g24/story')).toBe('api/replays/g24/story');
    expect(await get('api/words/de')).toBe('api/words/de');
    await expect(get('api/replays/g4')).rejects.toThrow('offline');
  });

  it.each([404, 410])('that are gone are removed (%i)', async (status) => {
    server = replay;
    await get('api/replays/g1');
    await get('api/replays/g1/record');
    await get('api/replays/g2');
    server = () => answer('', 'application/json', status);
    await get('api/replays/g1/story');
    expect(caches.stored()).toEqual(['api/replays/g2']);
  });
});

describe('files', () => {
  it('of the version before stay, and what both have; older ones go', async () => {
    const shown = async (version: string) => {
      server = (path) => (path.startsWith('assets') ? answer(path, 'text/javascript') : page(version));
      await open('');
      await get(`assets/${version}.js`);
      await get('assets/shared.js');
    };
    for (const version of ['one', 'two', 'three', 'four']) await shown(version);
    const found = new Set(caches.stored());
    expect(found).toEqual(new Set(['', 'assets/three.js', 'assets/four.js', 'assets/shared.js']));
    server = () => Promise.reject(new TypeError('offline'));
    expect(await get('assets/shared.js')).toBe('assets/shared.js');
  });

  it('of an earlier worker move, and names that it kept go', async () => {
    const before = caches.cache('throwdown-1');
    await before.put('./', page('one'));
    for (const path of ['assets/one.js', 'api/words/de', 'api/replays/g1', 'healthz', 'img/hero-light.avif'])
      await before.put(path, answer(path));
    await caches.cache('throwdown-0').put('old', answer(''));
    await activate();
    expect(new Set(caches.stored())).toEqual(
      new Set(['', 'assets/one.js', 'api/words/de', 'img/hero-light.avif']),
    );
    expect(caches.cache('throwdown-1').stored.has(`${BASE}assets/one.js`)).toBe(false);
    server = () => Promise.reject(new TypeError('offline'));
    expect(await get('assets/one.js')).toBe('assets/one.js');
  });
});
