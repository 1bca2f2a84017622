// Keeps the shell of the page, so that it opens at once and without a net. What the server says of games is never
// kept: /api and /ws are not even looked at here.
const SHELL = 'shell';
const NAMED_BY_CONTENT = '/assets/';
const ALSO_KEPT = ['/locales/', '/crown', '/app.webmanifest'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api') || pathname.startsWith('/ws')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith(NAMED_BY_CONTENT)) event.respondWith(asset(request));
  else if (ALSO_KEPT.some((path) => pathname.startsWith(path))) event.respondWith(newest(request));
});

/** The page as the server has it now; a new one takes the place of the old with all that belonged to it. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) await keepPage(response.clone());
    return response;
  } catch (error) {
    return (await caches.match('/')) ?? Promise.reject(error);
  }
}

async function keepPage(response) {
  const [now, kept] = [await response.clone().text(), await (await caches.match('/'))?.text()];
  if (now === kept) return;
  await caches.delete(SHELL);
  await (await caches.open(SHELL)).put('/', response);
}

/** Its name changes with its content. */
async function asset(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function newest(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    return (await caches.match(request)) ?? Promise.reject(error);
  }
}

async function keep(request, response) {
  if (response.ok) await (await caches.open(SHELL)).put(request, response.clone());
  return response;
}
