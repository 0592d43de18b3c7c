/** How the page reaches its host: a server, or Python in this tab. Nothing above `net/` knows which one. */

import { at } from './base';

/** The part of a WebSocket that is used here. */
export interface RawSocket {
  binaryType: string;
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Transport {
  /** `path` with its query, below the base. Rejects if there is no answer at all. */
  request(method: string, path: string, body: string | null): Promise<Response>;
  /** `url`: as `socketUrl` makes it. */
  open(url: string): RawSocket;
}

/** In the session's storage: `tab`, if the person chose to play on this device. */
export const HOST_KEY = 'throwdown-host';
/** In the browser's storage: there, once somebody has played on this device. */
export const NAMED_KEY = 'throwdown-tab-named';
/** Names of caches in which the parts of the tab are. */
const KEPT = 'throwdown-tab-';

/** What the service worker may have stored (`public/sw.js`): such an answer does not show that a server is there. */
const STORED = /\/api\/(words|guide|rulings|catalogue|replays)\b/;

let answered = false;

const server: Transport = {
  async request(method, path, body) {
    const json = { body, headers: { 'content-type': 'application/json' } };
    const init = { method, credentials: 'same-origin', ...(body !== null && json) } as const;
    try {
      const response = await fetch(at(path), init);
      answered ||= !STORED.test(path);
      return response;
    } catch (error) {
      if (!answered && (await hasParts())) await moveToTab();
      throw error;
    }
  },
  open: (url) => new WebSocket(url),
};

let current = server;
let chosen: boolean | null = null;

export function transport(): Transport {
  return current;
}

/** Before anything is asked: reach the host in another way. */
export function useTransport(other: Transport): void {
  current = other;
}

/** Whether the host is in this tab; fixed for the life of a page. */
export function inTab(): boolean {
  return (chosen ??= isTabChosen());
}

function isTabChosen(): boolean {
  if (document.querySelector<HTMLMetaElement>('meta[name=throwdown-host]')?.content === 'tab') return true;
  try {
    return sessionStorage.getItem(HOST_KEY) === 'tab';
  } catch {
    return false; // a browser that stores nothing
  }
}

/** Whether the game was taken along as a whole. */
async function hasParts(): Promise<boolean> {
  try {
    if (!(await caches.keys()).some((name) => name.startsWith(KEPT))) return false;
    const { kept } = await import('../tab/parts');
    return (await kept()) !== null;
  } catch {
    return false; // no caches without https, or none of the scripts is here
  }
}

/** No server answered the first request: play with what was taken along. */
function moveToTab(): Promise<never> {
  sessionStorage.setItem(HOST_KEY, 'tab');
  location.reload();
  return new Promise(() => undefined);
}
