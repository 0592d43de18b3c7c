/**
 * The parts with which a tab hosts games itself: fetched, verified, and stored together with the whole page for the day
 * when nobody answers. A version is whole when its list is stored, which comes last; `public/sw.js` relies on it.
 */

import { at } from '../net/base';
import { ENGINE } from './part-names';

/** Stores in Cache Storage, one for each version. */
const STORE = 'throwdown-tab-';
const LIST = 'tab/parts.json';
const INDEX = 'index.html';
/** Parts that the page reads itself. */
const WORDS = 'words-';
/** Tells the service worker that the answer is stored here. */
const OWN = 'throwdown-taken';
/** Requests at the same time. */
const AT_ONCE = 4;
/** What a stored answer need not say again: its body is unpacked already, and is the same for everybody. */
const DROPPED = ['content-encoding', 'content-length', 'vary', 'set-cookie'];

interface Part {
  name: string;
  /** Its name on the server, below `tab/`. */
  file: string;
  /** Of the unpacked content. */
  sha256: string;
  sent: number;
  size: number;
}
/** A file of the page; one that is also a part travels only as that. */
type PageFile = { path: string; sha256: string; sent: number; size: number } | { path: string; part: string };
interface List {
  version: string;
  sent: number;
  parts: Part[];
  page: PageFile[];
}
/** Something to fetch, by its address below the base. */
interface Wanted {
  name: string;
  path: string;
  sha256: string;
  sent: number;
  /** Bytes that will be read: a browser unpacks files of the page itself. */
  read: number;
  packed: boolean;
}
interface Taken {
  answer: Response;
  /** Whether a store had it. */
  stored: boolean;
  /** The unpacked content. */
  content: Uint8Array<ArrayBuffer>;
}
export type Progress = (done: number, total: number) => void;

/** What can go wrong; `code` names the sentence, `part` what it is about. */
export class PartsError extends Error {
  constructor(
    readonly code: 'tab/part_broken' | 'tab/part_missing' | 'tab/storage_full',
    readonly part: string,
  ) {
    super(`${code}: ${part}`);
    this.name = new.target.name;
  }
}
/** Other bytes came than the list promises. */
export class PartBroken extends PartsError {
  constructor(part: string) {
    super('tab/part_broken', part);
  }
}
/** It is not there, or the connection broke. */
export class PartMissing extends PartsError {
  constructor(part: string) {
    super('tab/part_missing', part);
  }
}
/** The device has no room for it. */
export class StorageFull extends PartsError {
  constructor(part: string) {
    super('tab/storage_full', part);
  }
}

/** What this page's server offers: written into the page, so that nothing is fetched to know it. */
function offered(): { version: string; sent: number } | null {
  const [version, sent] =
    document.querySelector<HTMLMetaElement>('meta[name="throwdown-tab"]')?.content.split(' ') ?? [];
  return version ? { version, sent: Number(sent) } : null;
}

/** Bytes as sent, all of it. */
export const SENT: number = offered()?.sent ?? 0;

/** Whether it can be taken along: not without https, not in a private window, not from a server without the parts. */
export async function available(): Promise<'yes' | 'http' | 'denied' | 'missing'> {
  if (!offered()) return 'missing';
  if (!globalThis.isSecureContext) return 'http';
  return 'serviceWorker' in navigator && (await stores()) ? 'yes' : 'denied';
}

/** The version that was taken along, if one is whole; the one that fits this page before any other. */
export async function kept(): Promise<{ version: string; bytes: number; current: boolean } | null> {
  const list = await cachedList();
  return list && { version: list.version, bytes: list.sent, current: fits(list) };
}

/** Bytes of what is stored of versions that are not whole: a download broke, or the game was played on this device. */
export async function leftovers(): Promise<number> {
  let bytes = 0;
  for (const name of await ourStores()) {
    const store = await caches.open(name);
    if (await store.match(at(LIST))) continue;
    for (const answer of await store.matchAll()) bytes += (await answer.blob()).size;
  }
  return bytes;
}

/** Take the whole page and all parts along. What was fetched before a break need not be fetched again. */
export async function keep(progress: Progress, signal?: AbortSignal): Promise<void> {
  const { list, answer } = await fetchList(signal);
  const store = await caches.open(STORE + list.version);
  const wanted = [...pageFiles(list), ...list.parts.map(packed)];
  const count = counter(wanted, progress);
  await eachOf(wanted, async (one) => {
    const taken = await take(one, count(one), signal);
    if (one.path === '' && metaVersion(taken.content) !== list.version) throw new PartBroken(INDEX);
    await put(store, one.path, taken.answer, one.packed ? null : taken.content);
    const unpackedAs = list.page.find((file) => 'part' in file && file.part === one.name);
    if (unpackedAs) await put(store, unpackedAs.path, typed('application/wasm'), taken.content);
  });
  await put(store, LIST, answer, null);
  await forgetOthers(STORE + list.version);
  await navigator.storage?.persist?.();
  if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
}

/** Take the version along that this page is of, if an older one was; without a connection the older one stays. */
export async function renew(): Promise<void> {
  const own = await kept();
  if (!own || own.current || !offered()) return;
  await keep(() => undefined).catch((error: unknown) => {
    if (!(error instanceof PartsError)) throw error;
  });
}

/** Remove what was taken along; games stay. */
export async function drop(): Promise<void> {
  await forgetOthers('');
}

/** The list of the parts that were loaded: what is loaded later is of the same version. */
let used: List | null = null;

/**
 * The unpacked parts of the host by name, without the engine: those that were taken along if they fit this page,
 * otherwise fetched.
 */
export async function load(progress: Progress = () => undefined): Promise<Map<string, Uint8Array>> {
  const older = await cachedList();
  if (older && !fits(older)) await keep(progress).catch(unlessFull);
  used = await currentList();
  const { version, parts } = used;
  const wanted = parts.filter(({ name }) => name !== ENGINE && !name.startsWith(WORDS)).map(packed);
  const count = counter(wanted, progress);
  const loaded = new Map<string, Uint8Array>();
  await eachOf(wanted, async (one) => {
    loaded.set(one.name, await stored(one, version, count(one)));
  });
  return loaded;
}

/** The engine, unpacked. */
export async function loadEngine(progress: Progress = () => undefined): Promise<Uint8Array<ArrayBuffer>> {
  const { parts, version } = used ?? (await cachedList()) ?? (await fetchList()).list;
  const part = parts.find(({ name }) => name === ENGINE);
  if (!part) throw new PartMissing(ENGINE);
  const wanted = packed(part);
  return stored(wanted, version, counter([wanted], progress)(wanted));
}

/** Bytes that checking a game still has to fetch, and whether they stay on this device. */
export async function missingForCheck(withEngine: boolean): Promise<{ bytes: number; stays: boolean }> {
  const { parts } = await currentList();
  const wanted = parts.filter(({ name }) => !name.startsWith(WORDS) && (withEngine || name !== ENGINE));
  const here = await Promise.all(wanted.map((part) => storedAnswer(packed(part))));
  const bytes = wanted.reduce((sum, { sent }, at) => sum + (here[at] ? 0 : sent), 0);
  return { bytes, stays: await stores() };
}

async function currentList(): Promise<List> {
  const list = await cachedList();
  return list && fits(list) ? list : (await fetchList()).list;
}

/** The catalogues of a language by their names, without any other part. */
export async function loadWords(language: string): Promise<Record<string, string>> {
  const { parts, version } = (await cachedList()) ?? (await fetchList()).list;
  const part = parts.find(({ name }) => name === `${WORDS}${language}.json`);
  if (!part) throw new PartMissing(language);
  const content = await stored(packed(part), version, () => undefined);
  return JSON.parse(new TextDecoder().decode(content)) as Record<string, string>;
}

/** What is fetched is stored, so that the next visit need not fetch it; it is used also where nothing can be stored. */
async function stored(
  one: Wanted,
  version: string,
  progress: (read: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const taken = await take(one, progress);
  if (!taken.stored && (await stores())) await cached(one, version, taken.answer);
  return taken.content;
}

async function cached(one: Wanted, version: string, answer: Response): Promise<void> {
  try {
    await put(await caches.open(STORE + version), one.path, answer, null);
  } catch (error) {
    if (!(error instanceof DOMException)) unlessFull(error);
  }
}

function unlessFull(error: unknown): void {
  if (!(error instanceof StorageFull)) throw error;
}

// The list

async function fetchList(signal?: AbortSignal): Promise<{ list: List; answer: Response }> {
  const answer = await ask(LIST, LIST, signal);
  const copy = answer.clone();
  try {
    return { list: (await answer.json()) as List, answer: copy };
  } catch (error) {
    throw error instanceof SyntaxError ? new PartBroken(LIST) : error;
  }
}

async function cachedList(): Promise<List | null> {
  let found: List | null = null;
  for (const name of await ourStores()) {
    const answer = await (await caches.open(name)).match(at(LIST));
    const list = answer && ((await answer.json()) as List);
    if (list && (!found || fits(list))) found = list;
  }
  return found;
}

function fits(list: List): boolean {
  return list.version === offered()?.version;
}

function packed(part: Part): Wanted {
  return { ...part, path: `tab/${part.file}`, read: part.sent, packed: true };
}

/** The files of the page; the document itself is stored under the address that every other one falls back to. */
function pageFiles(list: List): Wanted[] {
  return list.page
    .filter((file) => 'sha256' in file)
    .map((file) =>
      file.path === INDEX
        ? { ...file, name: file.path, path: '', sha256: '', read: file.size, packed: false }
        : { ...file, name: file.path, read: file.size, packed: false },
    );
}

function metaVersion(document: Uint8Array): string | undefined {
  return /<meta name="throwdown-tab" content="(\S+) /.exec(new TextDecoder().decode(document))?.[1];
}

// One of them

/** From a store, if it is there unharmed, otherwise from the server. */
async function take(one: Wanted, progress: (read: number) => void, signal?: AbortSignal): Promise<Taken> {
  const stored = await storedAnswer(one);
  const content = stored && (await unharmed(one, await bytesOf(stored.clone())));
  if (stored && content) {
    progress(one.read);
    return { answer: stored, stored: true, content };
  }
  const answer = await ask(one.path, one.name, signal);
  const copy = answer.clone();
  const fetched = await unharmed(one, await streamed(one, answer, progress));
  if (!fetched) throw new PartBroken(one.name);
  return { answer: copy, stored: false, content: fetched };
}

/** Only what is named after its content. */
async function storedAnswer(one: Wanted): Promise<Response | undefined> {
  if (!/^(assets|tab)\//.test(one.path) || !(await stores())) return undefined;
  return caches.match(at(one.path));
}

/** The content, if it is what the list promises. */
async function unharmed(
  one: Wanted,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const content = one.packed ? await unpacked(bytes) : bytes;
  return content && (!one.sha256 || (await sha256(content)) === one.sha256) ? content : null;
}

/** A host may have unpacked it on the way: then it does not begin as gzip does. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await bytesOf(new Response(stream));
  } catch (error) {
    if (error instanceof TypeError) return null; // the stream says so when it is broken
    throw error;
  }
}

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  // the browser's own is quicker, and missing on plain http
  if (!globalThis.crypto?.subtle) return (await import('../fair/hash')).sha256Hex(content);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function ask(path: string, name: string, signal?: AbortSignal): Promise<Response> {
  const request: RequestInit = { cache: 'no-store', headers: { [OWN]: '1' }, ...(signal ? { signal } : {}) };
  const answer = await fetch(at(path), request).catch(missing(name));
  if (!answer.ok) throw new PartMissing(name);
  return answer;
}

async function streamed(
  one: Wanted,
  answer: Response,
  progress: (read: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body!.getReader();
  for (let read = 0; ;) {
    const { done, value } = await reader.read().catch(missing(one.name));
    if (done) return bytesOf(new Response(new Blob(chunks)));
    chunks.push(value);
    progress((read += value.length));
  }
}

/** A connection that broke is a part that is missing; who stopped it knows why. */
function missing(name: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : new PartMissing(name);
  };
}

async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await answer.arrayBuffer());
}

// Stores

/** Whether this browser stores anything for this page. */
async function stores(): Promise<boolean> {
  try {
    return Boolean(globalThis.caches && (await caches.keys()));
  } catch (error) {
    if (error instanceof DOMException) return false; // it refuses
    throw error;
  }
}

async function ourStores(): Promise<string[]> {
  return (await stores()) ? (await caches.keys()).filter((name) => name.startsWith(STORE)) : [];
}

async function forgetOthers(current: string): Promise<void> {
  const others = (await ourStores()).filter((name) => name !== current);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The answer as it came, or with this content instead of its own. */
async function put(
  store: Cache,
  path: string,
  answer: Response,
  content: Uint8Array<ArrayBuffer> | null,
): Promise<void> {
  const headers = new Headers(answer.headers);
  for (const name of DROPPED) headers.delete(name);
  try {
    await store.put(at(path), new Response(content ?? (await answer.arrayBuffer()), { headers }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      throw new StorageFull(path || INDEX);
    throw error;
  }
}

function typed(type: string): Response {
  return new Response(null, { headers: { 'content-type': type } });
}

// Several of them

/** Adds up what was read of each, in bytes as sent. */
function counter(wanted: Wanted[], progress: Progress): (one: Wanted) => (read: number) => void {
  const total = wanted.reduce((sum, one) => sum + one.sent, 0);
  const done = new Map<Wanted, number>();
  return (one) => (read) => {
    done.set(one, Math.min(1, read / Math.max(1, one.read)) * one.sent);
    progress(Math.round([...done.values()].reduce((sum, each) => sum + each, 0)), total);
  };
}

/** A few at a time; the first that fails ends all. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const run = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, run));
  } finally {
    queue.length = 0;
  }
}
