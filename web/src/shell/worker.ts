/** The service worker: the page opens without a connection. Only over https or on this machine. */

import { at } from '../net/base';
import { scriptUrl } from '../net/script-url';

export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(scriptUrl(at('sw.js')), { scope: at('') }).catch(() => undefined);
  void renewTaken();
}

/** Who took the game along gets a newer version when one is seen: whole, before the older one goes. */
async function renewTaken(): Promise<void> {
  if (!(await storeNames()).some((name) => name.startsWith('throwdown-tab-'))) return;
  await import('../tab/parts').then(renew);
}

async function storeNames(): Promise<readonly string[]> {
  try {
    return await caches.keys();
  } catch {
    return []; // a browser may refuse to name the storage at all
  }
}

function renew(parts: typeof import('../tab/parts')): Promise<void> {
  return parts.renew();
}
