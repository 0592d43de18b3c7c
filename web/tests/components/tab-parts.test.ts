/** The parts, with the storage of a real browser and a server that is the test. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { available, drop, keep, kept, leftovers, load, loadEngine } from '../../src/tab/parts';
import { TakeAlong } from '../../src/tab/take-along.svelte';

const text = new TextEncoder();
/** What a server has below its base. */
let files: Map<string, string>;

async function sha256(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', text.encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function offering(version: string): Promise<void> {
  const parts = await Promise.all(
    ['throwdown.zip', 'mujoco.wasm', 'words-en.json'].map(async (name) => {
      const content = `${name} of ${version}`;
      const file = `${(await sha256(content)).slice(0, 16)}.gz`;
      files.set(`tab/${file}`, content);
      return { name, file, sha256: await sha256(content), sent: 1e6, size: content.length };
    }),
  );
  const index = `<meta name="throwdown-tab" content="${version} 3000000">`;
  files.set('', index);
  const page = [{ path: 'index.html', sha256: await sha256(index), sent: index.length, size: index.length }];
  files.set('tab/parts.json', JSON.stringify({ version, sent: 3e6, parts, page }));
  document.head.querySelector('meta[name=throwdown-tab]')?.remove();
  document.head.insertAdjacentHTML('beforeend', index);
}

function full(): void {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
}

beforeEach(async () => {
  files = new Map();
  const base = new URL('./', document.baseURI).href;
  vi.stubGlobal('fetch', (address: string | URL) => {
    const { href } = new URL(address, base);
    const found = files.get(href === document.baseURI ? '' : href.slice(base.length));
    return Promise.resolve(new Response(found ?? null, { status: found === undefined ? 404 : 200 }));
  });
  await offering('1.0.0-aa');
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await drop();
  document.head.querySelector('meta[name=throwdown-tab]')?.remove();
});

describe('the parts of the host', () => {
  it('are loaded without the engine, which comes later and of the same version', async () => {
    expect([...(await load()).keys()]).toEqual(['throwdown.zip']);
    const older = new Map(files);
    await offering('1.0.0-bb');
    files = new Map([...older, ['tab/parts.json', files.get('tab/parts.json')!]]);
    expect(new TextDecoder().decode(await loadEngine())).toBe('mujoco.wasm of 1.0.0-aa');
  });

  it('are loaded where nothing can be stored', async () => {
    full();
    expect([...(await load()).keys()]).toEqual(['throwdown.zip']);
    vi.restoreAllMocks();
    await drop();
    vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('', 'UnknownError'));
    expect([...(await load()).keys()]).toEqual(['throwdown.zip']);
  });
});

describe('what is stored', () => {
  it('may be an older version, if there is no room for the newer one', async () => {
    await keep(() => undefined);
    await offering('1.0.0-bb');
    full();
    const loaded = await load();
    expect(new TextDecoder().decode(loaded.get('throwdown.zip'))).toBe('throwdown.zip of 1.0.0-bb');
    expect(await kept()).toMatchObject({ version: '1.0.0-aa', current: false });
  });

  it('is shown and can be removed, also if it is not whole', async () => {
    const taken = new TakeAlong();
    await load();
    await taken.look();
    expect(taken.kept).toBeNull();
    expect(taken.partial).toBe('throwdown.zip of 1.0.0-aa'.length);
    await taken.remove();
    expect([taken.partial, taken.removed]).toEqual([0, true]);
    expect(await caches.keys()).toEqual([]);
  });

  it('is shown beside an older version that is whole', async () => {
    await keep(() => undefined);
    expect(await kept()).toEqual({ version: '1.0.0-aa', bytes: 3e6, current: true });
    expect(await leftovers()).toBe(0);
    await offering('1.0.0-bb');
    files.delete('tab/parts.json');
    await expect(keep(() => undefined)).rejects.toMatchObject({ code: 'tab/part_missing' });
    await offering('1.0.0-cc');
    files.delete('');
    await expect(keep(() => undefined)).rejects.toMatchObject({ code: 'tab/part_missing' });
    expect(await kept()).toMatchObject({ version: '1.0.0-aa', current: false });
    expect(await leftovers()).toBeGreaterThan(0);
  });

  it('is nothing in a private window, which is not called plain http', async () => {
    expect(await available()).toBe('yes');
    vi.spyOn(CacheStorage.prototype, 'keys').mockRejectedValue(new DOMException('', 'SecurityError'));
    expect(await available()).toBe('denied');
  });

  it.each([
    ['the device is full', 'QuotaExceededError', 'tab/storage_full'],
    ['the browser stores nothing', 'SecurityError', 'tab/not_stored'],
  ])('is nothing if %s, and the person reads why', async (_why, name, code) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', name));
    const taken = new TakeAlong();
    await taken.get();
    expect([taken.failure?.code, taken.progress, taken.finished]).toEqual([code, null, false]);
  });
});
