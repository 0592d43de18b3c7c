/** The service worker: the page opens without a connection. Only over https or on this machine. */

import { at } from '../net/base';

interface Policy {
  createScriptURL(url: string): string;
}
interface Trusted {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
}

export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = at('sw.js');
  // the one script address that this page creates
  const policy = (window as Trusted).trustedTypes?.createPolicy('throwdown-worker', {
    createScriptURL: (wanted) => (wanted === url ? wanted : ''),
  });
  navigator.serviceWorker
    .register(policy ? policy.createScriptURL(url) : url, { scope: at('') })
    .catch(() => undefined);
}
