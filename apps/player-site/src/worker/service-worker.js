/*
 * The site's worker: it keeps the shell, so that a second visit costs next to nothing, and shows a
 * page of its own where there is no network. Calls are never kept: money is only ever what the
 * server says now. It is written by hand because vite-plugin-pwa brings 270 packages for what
 * these lines do. The build puts in the two names in capitals (worker/build-worker.ts).
 */
const version = '__VERSION__';
/** `core`: what an offline visitor sees. `program`: the site itself, never fetched for the lite app. */
const shell = { core: ['__CORE__'], program: ['__PROGRAM__'] };
const cacheName = `bahati-${version}`;
const offlinePage = '/offline.html';

/** Calls, live messages, pictures of games and the pages of other programs go straight through. */
const untouched = /^\/(wps|lgw|bo|provider|gateway-callbacks|docs|art|healthz|readyz)(\/|$)/;
const keptForever = /^\/assets\//;
const keptForNeed = /^\/(scene|icons|avatars)\/|^\/[\w-]+\.(js|css|svg|html|webmanifest)$/;

/** What is done with a request: `pass` leaves it to the browser. */
function wayOf({ method, url, mode }, origin) {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || untouched.test(pathname)) return 'pass';
  if (mode === 'navigate') return 'page';
  if (keptForever.test(pathname)) return 'kept';
  return keptForNeed.test(pathname) ? 'fresh' : 'pass';
}

/** Only a whole, good answer is worth keeping. */
async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic') {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

const ways = {
  /** The name of such a file changes with its content. */
  kept: async (request) => (await caches.match(request)) ?? fetchAndKeep(request),
  fresh: (request) =>
    fetchAndKeep(request).catch(async (error) => {
      const kept = await caches.match(request);
      if (kept) return kept;
      throw error;
    }),
  page: (request) =>
    fetch(request).catch(async (error) => {
      const kept = await caches.match(offlinePage);
      if (kept) return kept;
      throw error;
    }),
};

async function keepShell() {
  const cache = await caches.open(cacheName);
  await cache.addAll(shell.core);
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const isLite = pages.some(({ url }) => new URL(url).pathname === '/lite.html');
  if (isLite || self.navigator.connection?.saveData) return;
  // A piece that does not come now is kept when it is first asked for.
  await Promise.allSettled(shell.program.map((path) => cache.add(path)));
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('bahati-') && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
// The page asks for it when the reader has agreed; a round is never interrupted.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way !== 'pass') event.respondWith(ways[way](event.request));
});
