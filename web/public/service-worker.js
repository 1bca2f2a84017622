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

// It is somebody's turn, and he has asked to be told. A newer word about a table takes the place of the last.
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: '/crown.svg', data: `/t/${table}` }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The table, in a window that shows it already or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

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
