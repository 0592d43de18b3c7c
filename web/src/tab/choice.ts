/** Where the game is played: on a server, or on this device. The choice lasts until this tab of the browser is closed. */

import { at } from '../net/base';
import { HOST_KEY } from '../net/transport';

/** Whether these files come from web space without a server. */
export function isSite(): boolean {
  return metaOf('throwdown-host') === 'tab';
}

/** The server for tables with others that was named when the site was written. */
export function otherServer(): string | null {
  return metaOf('throwdown-server');
}

export function playOnDevice(): void {
  sessionStorage.setItem(HOST_KEY, 'tab');
  location.assign(at(''));
}

export function backToServer(): void {
  sessionStorage.removeItem(HOST_KEY);
  location.assign(at(''));
}

function metaOf(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}
