import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lifetime } from '../src/tab/start';

const started = vi.hoisted(() => ({
  lives: [] as unknown[],
  refuse: null as Error | null,
  broken: false,
  lacks: [] as readonly string[],
}));

/** Answers each request with its path. */
class FakeWorker {
  onmessage: ((event: unknown) => void) | null = null;

  postMessage({ id, path }: { id: number; path: string }): void {
    const answer = { id, status: 200, headers: {}, body: new TextEncoder().encode(path) };
    queueMicrotask(() => this.onmessage?.({ data: answer }));
  }
}

vi.mock('../src/tab/start', () => ({
  startWorker(_language: string, lifetime: unknown) {
    started.lives.push(lifetime);
    return started.refuse ? Promise.reject(started.refuse) : Promise.resolve(new FakeWorker());
  },
}));
vi.mock('../src/tab/parts', () => ({
  loadWords(language: string) {
    if (started.broken) return Promise.reject(new Error('no words'));
    return Promise.resolve({ page: `language = ${language}`, 'theme-classic': 'six = six' });
  },
}));
vi.mock('../src/tab/check', async (original) => ({
  ...(await original<typeof import('../src/tab/check')>()),
  check: () => Promise.resolve(started.lacks),
}));
vi.mock('../src/state/settings.svelte', () => ({ settings: { language: 'en' } }));

import { NAMED_KEY } from '../src/net/transport';
import { TabBusy, TabFailed } from '../src/tab/errors';
import { OnDemand } from '../src/tab/on-demand';
import { startAgain, starting, takeOver } from '../src/tab/starting.svelte';

let tab: OnDemand;
const lives = () => started.lives as Lifetime[];
const text = async (path: string) => (await tab.request('GET', path, null)).text();

beforeEach(() => {
  Object.assign(started, { lives: [], refuse: null, broken: false, lacks: [] });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  tab = new OnDemand(() => 'en');
});

describe('the host in a tab, on demand', () => {
  it('is not started for a stranger who only looks', async () => {
    expect(JSON.parse(await text('/api/visitor'))).toEqual({
      person: null,
      hosts: false,
      ban: null,
      old_card: null,
    });
    expect(JSON.parse(await text('/api/tables'))).toMatchObject({ tables: [] });
    expect(await text('/api/words/de?topics=page,theme&theme=classic')).toBe('language = de\nsix = six');
    expect(lives()).toHaveLength(0);
  });

  it('is started once for all that wait, and asked about a person it knows', async () => {
    expect(await Promise.all([text('/api/me'), text('/api/catalogue')])).toEqual([
      '/api/me',
      '/api/catalogue',
    ]);
    await tab.request('POST', '/api/guests', '{}');
    expect(localStorage.getItem(NAMED_KEY)).toBe('1');
    expect(await text('/api/visitor')).toBe('/api/visitor');
    expect(lives()).toHaveLength(1);
  });

  it('starts again after its worker died', async () => {
    await text('/api/me');
    lives()[0]!.ended!({ code: 'tab/failed', message: 'the browser ended the worker' });
    expect(starting.failure).toBeNull();
    expect(await text('/api/me')).toBe('/api/me');
    expect(lives()).toHaveLength(2);
  });

  it('stays away once another tab has the game, until the person takes over', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await text('/api/me');
    lives()[0]!.ended!(new TabBusy());
    expect(starting.failure?.code).toBe('tab/busy');
    await expect(text('/api/me')).rejects.toThrow('gone');
    takeOver();
    expect(await text('/api/me')).toBe('/api/me');
    expect(lives()[1]!.takeOver).toBe(true);
    expect(starting.failure).toBeNull();
  });

  it('names why it could not start, and does not try again by itself', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    started.refuse = new TabFailed('tab/memory', 'too little memory');
    await expect(text('/api/me')).rejects.toThrow('gone');
    expect(starting.failure?.code).toBe('tab/memory');
    await expect(text('/api/me')).rejects.toThrow('gone');
    expect(lives()).toHaveLength(1);
  });

  it('is not started on a device that cannot host it, and says what is missing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    started.lacks = ['tab-lacks-room', 'tab-lacks-storage'];
    await expect(text('/api/me')).rejects.toThrow('gone');
    expect(lives()).toHaveLength(0);
    expect(starting.failure?.code).toBe('tab/lacks_storage');
    started.lacks = [];
    startAgain();
    expect(await text('/api/me')).toBe('/api/me');
    expect([starting.failure, starting.lacks]).toEqual([null, []]);
  });

  it('is started where only a part may not work, and names that part', async () => {
    started.lacks = ['tab-lacks-memory'];
    expect(await text('/api/me')).toBe('/api/me');
    expect(starting.lacks).toEqual(['tab-lacks-memory']);
  });

  it('asks for words again after they could not be loaded', async () => {
    started.broken = true;
    await expect(text('/api/words/fr?topics=page')).rejects.toThrow('no words');
    started.broken = false;
    expect(await text('/api/words/fr?topics=page')).toBe('language = fr');
  });
});
