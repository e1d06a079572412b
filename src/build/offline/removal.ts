/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** What the worker has stored, of every version. */
const OWN_CACHE = /^loadout-/u;

async function remove(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(names.filter((name) => OWN_CACHE.test(name)).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

// In the place of the worker it takes itself and its forerunner away. Open pages stay as they are, and ask the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
