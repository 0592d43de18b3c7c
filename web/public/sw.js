/*
 * The page without a connection: the shell, the words, the rules and the last replays that were opened are kept;
 * everything else needs the server. Files with a hash in their name never change; the rest is asked for first and kept
 * for the day when nobody answers. Who takes the game along (src/tab/parts.ts) has a whole version of the page besides, which
 * stays until a newer one is whole.
 */
const KEPT = 'throwdown-1';
/** Finished games that were opened. They have names: src/state/me.svelte.ts removes them. */
const GAMES = 'throwdown-games';
/** So many of them stay. */
const MOST_GAMES = 20;
/** Stores of the files of the page, one for each version. */
const FILES = 'throwdown-files-';
/** Stores of what was taken along; one that holds the list is whole. */
const TAKEN = 'throwdown-tab-';
const LIST = './tab/parts.json';
/** Marks a request whose answer the page verifies and stores itself. */
const OWN = 'throwdown-taken';
const SHELL = ['./', './icon.svg', './manifest.webmanifest', './img/hero-light.avif', './img/hero-dark.avif'];
/** What is worth reading without a connection, and has no names of players. */
const READABLE = /^\/(api\/(words|guide|catalogue)\b|img\/|icon[\w.-]*$|manifest\.webmanifest$)/;
const GAME = /^\/api\/replays\/([^/]+)/;
/** How long the page waits for an answer where it was taken along, in ms. */
const PATIENCE = 3000;
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
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Earlier versions kept everything in one store. */
async function tidy() {
  const isOurs = (name) => [KEPT, GAMES].includes(name) || name.startsWith(FILES) || name.startsWith(TAKEN);
  const old = (await caches.keys()).filter((name) => !isOurs(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  const [kept, store] = await Promise.all([caches.open(KEPT), files()]);
  for (const request of await kept.keys()) {
    const path = pathOf(request);
    const stays = path === '/' || READABLE.test(path);
    if (path.startsWith('/assets/')) await store.put(request, await kept.match(request));
    if (!stays) await kept.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const path = pathOf(request);
  if (/^\/docs(\/|$)/.test(path)) return; // no part of the page
  if (request.headers.has(OWN)) return;
  if (request.mode === 'navigate' && !path.startsWith('/api/')) event.respondWith(page(event, path));
  else if (path.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (GAME.test(path)) event.respondWith(game(event, path));
  else if (READABLE.test(path)) event.respondWith(askedFirst(event, KEPT));
});

function pathOf(request) {
  return new URL(request.url).pathname.slice(base().length - 1);
}

function base() {
  return new URL('./', location.href).pathname;
}

/** The page is the same under every address, except that of the hand of a phone. */
async function page(event, path) {
  const isPage = SITE ? path === '/' : !/^\/hand(\/|$)/.test(path);
  try {
    const asked = fetch(event.request);
    const stored = await takenIfLate(asked);
    if (stored) return stored;
    const answer = await asked;
    if (isPage && isDocument(answer)) event.waitUntil(keepPage(path, answer.clone()));
    if (SITE && answer.status === 404) return elsewhere(event, path);
    return answer.status < 500 ? answer : ((await taken(base())) ?? answer);
  } catch (error) {
    if (SITE && path !== '/') return elsewhere(event, path);
    const kept = (await taken(base())) ?? (await caches.match(base()));
    if (kept) return kept;
    throw error;
  }
}

function isDocument(answer) {
  return answer.ok && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
}

/** Pages of games and tables have names in them: only the plain one is kept. */
async function keepPage(path, answer) {
  const plain = path === '/' ? answer : await fetch(base()).catch(() => null); // the next visit asks again
  if (!plain || !isDocument(plain)) return;
  await (await caches.open(KEPT)).put(base(), plain);
  currentFiles = '';
  const current = await filesName();
  const others = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== current);
  // another window may still show the version before
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The store of the files of the version that is kept: its document names a script after its content. */
async function filesName() {
  if (!currentFiles) {
    const document = await (await (await caches.open(KEPT)).match(base()))?.text();
    currentFiles = FILES + (/assets\/([\w.-]+)\.js/.exec(document ?? '')?.[1] ?? '');
  }
  return currentFiles;
}

let currentFiles = '';

async function files() {
  return caches.open(await filesName());
}

/** The page that was taken along, if nothing answers for a while. */
function takenIfLate(asked) {
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(() => taken(base()));
  return Promise.race([asked.then(() => undefined), late]);
}

/** A file that was taken along, whole: what was only opened may lack another file of its version. */
async function taken(address) {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(TAKEN))) {
    const store = await caches.open(name);
    if (await store.match(LIST)) return store.match(address);
  }
}

/** A folder on any host has one page, which reads the rest of its address behind a hash. */
function elsewhere(event, path) {
  return Response.redirect(`${base()}#${path}${new URL(event.request.url).search}`);
}

/** What the version before has too moves to the newer one when it is used. */
async function keptFirst(event) {
  const name = await filesName();
  const current = await (await caches.open(name)).match(event.request);
  if (current) return current;
  const answer = (await caches.match(event.request)) ?? (await fetch(event.request));
  if (isOwn(answer)) keep(event, name, answer);
  return answer;
}

async function askedFirst(event, name) {
  try {
    const answer = await fetch(event.request);
    if (isOwn(answer)) keep(event, name, answer);
    return answer;
  } catch (error) {
    const kept = await caches.match(event.request);
    if (kept) return kept;
    throw error;
  }
}

function isOwn(answer) {
  return answer.ok && answer.type === 'basic';
}

/** Nothing stays of a game that is not there any more, and of all others only the newest. */
async function game(event, path) {
  const answer = await askedFirst(event, GAMES);
  const gone = answer.status === 404 || answer.status === 410;
  event.waitUntil(forgetGames(gone ? GAME.exec(path)[1] : null));
  return answer;
}

async function forgetGames(gone) {
  const kept = await caches.open(GAMES);
  const requests = await kept.keys();
  const idOf = (request) => GAME.exec(pathOf(request))[1];
  const newest = [...new Set(requests.map(idOf).reverse())].filter((id) => id !== gone).slice(0, MOST_GAMES);
  const old = requests.filter((request) => !newest.includes(idOf(request)));
  await Promise.all(old.map((request) => kept.delete(request)));
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
function keep(event, name, answer) {
  const copy = answer.clone();
  event.waitUntil(caches.open(name).then((kept) => kept.put(event.request, copy)));
}
