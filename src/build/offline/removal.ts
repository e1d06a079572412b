/// <reference lib="webworker" />
import { CACHE } from './cache.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  await self.caches.delete(CACHE);
  await self.registration.unregister();
}

// In the place of the worker it takes itself and its forerunner away. Open pages stay as they are, and ask the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
