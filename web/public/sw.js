/*
 * The page without a connection: the shell, the words, the rules and replays that were opened are kept; everything
 * else needs the server. Files with a hash in their name never change; the rest is asked for first and kept for the
 * day when nobody answers. Who takes the game along (src/tab/parts.ts) has a whole version of the page besides, which
 * stays until a newer one is whole.
 */
const KEPT = 'throwdown-1';
/** Stores of what was taken along; one that holds the list is whole. */
const TAKEN = 'throwdown-tab-';
const LIST = './tab/parts.json';
/** Marks a request whose answer the page verifies and stores itself. */
const OWN = 'throwdown-taken';
const SHELL = ['./', './icon.svg', './manifest.webmanifest', './img/hero-light.avif', './img/hero-dark.avif'];
/** Answers of the API that are worth reading without a connection. */
const READABLE = /\/api\/(words|guide|catalogue|replays)\b/;
/** Whether this is a folder on any host, where only files have addresses: `throwdown site` writes true. */
const SITE = false;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name !== KEPT && !name.startsWith(TAKEN);
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const base = new URL('./', location.href).pathname;
  const path = url.pathname.slice(base.length - 1);
  if (/^\/docs(\/|$)/.test(path)) return; // no part of the page
  if (request.headers.has(OWN)) return;
  if (request.mode === 'navigate' && !path.startsWith('/api/')) event.respondWith(page(event, base, path));
  else if (path.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (!path.startsWith('/api/') || READABLE.test(path)) event.respondWith(askedFirst(event));
});

/** The page is the same under every address, except that of the hand of a phone. */
async function page(event, base, path) {
  const isPage = SITE ? path === '/' : !/^\/hand(\/|$)/.test(path);
  try {
    const answer = await fetch(event.request);
    if (answer.ok && isPage) keep(event, base, answer);
    if (SITE && answer.status === 404) return elsewhere(event, base, path);
    return answer.status < 500 ? answer : ((await taken(base)) ?? answer);
  } catch (error) {
    if (SITE && path !== '/') return elsewhere(event, base, path);
    const kept = (await taken(base)) ?? (await caches.match(base));
    if (kept) return kept;
    throw error;
  }
}

/** A file that was taken along, whole: what was only opened may lack another file of its version. */
async function taken(address) {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(TAKEN))) {
    const store = await caches.open(name);
    if (await store.match(LIST)) return store.match(address);
  }
}

/** A folder on any host has one page, which reads the rest of its address behind a hash. */
function elsewhere(event, base, path) {
  return Response.redirect(`${base}#${path}${new URL(event.request.url).search}`);
}

async function keptFirst(event) {
  return (await caches.match(event.request)) ?? asked(event);
}

async function askedFirst(event) {
  try {
    return await asked(event);
  } catch (error) {
    const kept = await caches.match(event.request);
    if (kept) return kept;
    throw error;
  }
}

async function asked(event) {
  const answer = await fetch(event.request);
  if (answer.ok && answer.type === 'basic') keep(event, event.request, answer);
  return answer;
}

/* Notices: what the server says is shown as it is, and a tap opens its page. Some browsers want every push shown. */

self.addEventListener('push', (event) => {
  const { title = 'Throwdown', body = '', path = '/', tag = '' } = event.data?.json() ?? {};
  const shown = { body, tag, data: { path }, icon: './icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? '/'));
});

/** A tab that shows the page already comes to the front. */
async function openPage(path) {
  const { href } = new URL(`.${path}`, self.registration.scope);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url.split('#')[0] === href);
  return open ? open.focus() : self.clients.openWindow(href);
}

/** Nobody waits until it is kept, but the browser may not end this worker before. */
function keep(event, address, answer) {
  const copy = answer.clone();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.put(address, copy)));
}
