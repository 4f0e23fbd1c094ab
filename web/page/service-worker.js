// Keeps the files of one version, so that the page opens without a network. A version is handed out whole or not at all:
// a newer one is fetched beside it, and waits until no page of the older is open.

// Both are written by the build: a hash of all contents, and of each file's own.
const version = 'none';
const files = {};

// Storage belongs to the host, which may have other programs, and this one in another folder.
const family = `eight-realms ${registration.scope} `;
const name = family + version;

addEventListener('install', event => event.waitUntil(fetchAll()));
addEventListener('activate', event => event.waitUntil(deleteOthers()));

// The hash of each file is asked for: what a host has changed, or has of another version, is not kept.
async function fetchAll() {
  const cache = await caches.open(name);
  try {
    await Promise.all(Object.entries(files).map(async ([file, integrity]) => {
      const address = new URL(file, registration.scope);
      await cache.put(address, await fetch(address, { cache: 'no-cache', integrity }));
    }));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function deleteOthers() {
  const others = (await caches.keys()).filter(other => other.startsWith(family) && other !== name);
  await Promise.all(others.map(other => caches.delete(other)));
}

// The query is for the program alone.
addEventListener('fetch', event => {
  const address = new URL(event.request.url);
  address.search = '';
  address.hash = '';
  if (!address.href.startsWith(registration.scope) || event.request.method !== 'GET') return;
  const file = address.href.slice(registration.scope.length).replace(/^(index\.html)?$/, './');
  if (Object.hasOwn(files, file)) event.respondWith(answer(file, event.request));
});

// A browser short of room may have thrown a file away.
async function answer(file, request) {
  // Asked for like this, a store that has been cleared is not made again.
  const kept = await caches.match(new URL(file, registration.scope), { cacheName: name, ignoreVary: true });
  return kept ?? fetch(request);
}

addEventListener('message', event => event.waitUntil(hear(event.data, event.ports[0])));

async function hear(page, port) {
  // A page that has come by the network goes on without it, if it is of this version.
  if (page.opened === version) await clients.claim();
  // A page that begins leaves the older version behind, if no other page needs it.
  if (page.opening) {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const isAlone = windows.filter(window => window.url.startsWith(registration.scope)).length <= 1;
    port?.postMessage(isAlone);
    if (isAlone) await skipWaiting();
  }
}
