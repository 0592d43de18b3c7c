/*
 * The page without a connection: the shell, the words, the rules and replays that were opened are kept; everything
 * else needs the server. Files with a hash in their name never change; the rest is asked for first and kept for the
 * day when nobody answers.
 */
const KEPT = 'throwdown-1';
const SHELL = ['./', './icon.svg', './manifest.webmanifest', './img/hero-light.avif', './img/hero-dark.avif'];
/** Answers of the API that are worth reading without a connection. */
const READABLE = /\/api\/(words|guide|catalogue|replays)\b/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const base = new URL('./', location.href).pathname;
  const path = url.pathname.slice(base.length - 1);
  if (/^\/docs(\/|$)/.test(path)) return; // no part of the page
  if (request.mode === 'navigate' && !path.startsWith('/api/')) event.respondWith(page(event, base));
  else if (path.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (!path.startsWith('/api/') || READABLE.test(path)) event.respondWith(askedFirst(event));
});

/** The page is the same under every address. */
async function page(event, base) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) keep(event, base, answer);
    return answer;
  } catch (error) {
    const kept = await caches.match(base);
    if (kept) return kept;
    throw error;
  }
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

/** Nobody waits until it is kept, but the browser may not end this worker before. */
function keep(event, address, answer) {
  const copy = answer.clone();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.put(address, copy)));
}
