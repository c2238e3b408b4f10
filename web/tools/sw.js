// The house's own service worker: after one visit everything that needs nobody else opens without a connection.
// Games are never kept here: /api and /ws always go to the server, and those of this device lie in IndexedDB.
const FILES = [/* FILES */];
const ROOT = new URL('./', self.location.href);
// Assets carry their contents in their names: another list is another shell.
const CACHE = 'livret-' + hash(FILES.join());

function hash(text) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
}

const inside = (address) => new URL(address).pathname.slice(ROOT.pathname.length);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([ROOT.href, ...FILES.map((file) => new URL(file, ROOT).href)])));
});

// Pages of the shell before this one go on with their own files: those are put away when the last such page is closed. A page of this
// shell says so itself; if it is the only one nobody is waited for.
self.addEventListener('message', (event) => {
  const { shell } = event.data;
  if (!FILES.includes(inside(shell))) return;
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((pages) => (pages.length < 2 ? self.skipWaiting() : undefined)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('livret-') && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const root = () => caches.match(ROOT.href).then((kept) => kept ?? Response.error());

// The newest page if there is a connection, the kept one if there is none, or where a plain file server knows no such page.
const page = (request) =>
  fetch(request)
    .then((found) => (found.status === 404 ? root() : found))
    .catch(root);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  const path = inside(request.url);
  if (path.startsWith('assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    if (!/^(api|ws|health|metrics)(\/|$)/.test(path)) event.respondWith(page(request));
  } else if (FILES.includes(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
  }
});
