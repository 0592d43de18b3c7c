/** Notices of this browser: what it can do, and its subscription at the push service of its maker. */

import type { NoticeDeviceWanted } from '../protocol/messages';

/** `install`: an iPhone or iPad shows notices of installed pages only; `blocked`: the person said no. */
export type Ability = 'can' | 'install' | 'none' | 'blocked';

/** What this browser can do; the arguments are for tests. */
export function ability(has: object = globalThis, browser: Navigator = navigator): Ability {
  const pushes = 'PushManager' in has && 'Notification' in has && 'serviceWorker' in browser;
  if (!pushes) return isApplePhone(browser) ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'can';
}

/** An iPad names itself a Mac, which has no touch screen. */
function isApplePhone(browser: Navigator): boolean {
  const mac = browser.userAgent.includes('Macintosh') && browser.maxTouchPoints > 1;
  return mac || /iPhone|iPad|iPod/.test(browser.userAgent);
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Whether this browser is subscribed with this key of the server. */
export async function isSubscribed(key: string): Promise<boolean> {
  if (ability() !== 'can' || !(await navigator.serviceWorker.getRegistration())) return false;
  const subscription = await (await manager()).getSubscription();
  return subscription !== null && hasKey(subscription, key);
}

/** Ask the person and subscribe; null: they said no. Only in answer to a tap. */
export async function subscribe(key: string): Promise<NoticeDeviceWanted | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const pushes = await manager();
  const before = await pushes.getSubscription();
  if (before && !hasKey(before, key)) await before.unsubscribe();
  const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', public: keys?.['p256dh'] ?? '', secret: keys?.['auth'] ?? '' };
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  return own !== null && String(new Uint8Array(own)) === String(bytes(key));
}

/** Base64 for addresses as bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
