// The house's own service worker: the shell opens without a connection and then says so itself.
// Games are never kept here: /api and /ws always go to the server.
const FILES = [/* FILES */];
const ROOT = new URL('./', self.location.href);
// Assets carry their contents in their names: another list is another shell.
const CACHE = 'livret-' + hash(FILES.join());

function hash(text) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([ROOT.href, ...FILES.map((file) => new URL(file, ROOT).href)]))
      .then(() => self.skipWaiting()),
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  const path = url.pathname.slice(ROOT.pathname.length);
  if (path.startsWith('assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === 'navigate' && !/^(api|ws|health|metrics)(\/|$)/.test(path)) {
    // The newest page if there is a connection, the kept one if there is none.
    event.respondWith(fetch(request).catch(() => caches.match(ROOT.href).then((kept) => kept ?? Response.error())));
  }
});
