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
  if (request.mode === 'navigate' && !path.startsWith('/api/')) event.respondWith(page(request, base));
  else if (path.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (!path.startsWith('/api/') || READABLE.test(path)) event.respondWith(askedFirst(request));
});

/** The page is the same under every address. */
async function page(request, base) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(base, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(base);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(request) {
  const kept = await caches.match(request);
  return kept ?? keep(request, await fetch(request));
}

async function askedFirst(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(request, answer) {
  if (answer.ok && answer.type === 'basic') (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
