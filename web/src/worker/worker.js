/**
 * The service worker: shows the shell when there is no network, and tells that it is my turn when the page is closed.
 * It never keeps anything of a game; whatever is asked of the server goes to the server.
 */
const VERSION = '__VERSION__';
const FILES = [/* FILES */];
const CACHE = `london-bridge-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('london-bridge-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|health|metrics|mail)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
});

/** Files with a hash in their name never change. */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** A page comes fresh from the server; without one, the shell shows it and says that the server is out of reach. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Whoever sent that did not mean us; the browser still wants something shown.
  }
  event.waitUntil(tell(message));
});

async function tell({ title = 'London Bridge', body = '', tag = 'turn', url = '/games' }) {
  // Whoever looks at the table already sees it.
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.some((one) => one.focused && new URL(one.url).pathname.startsWith(url));
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    silent: open,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? '/games'));
});

async function show(path) {
  const url = new URL(path, location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname) ?? windows[0];
  if (!there) return self.clients.openWindow(url.href);
  await there.focus();
  return new URL(there.url).pathname === url.pathname ? there : there.navigate(url.href);
}
