/// <reference lib="webworker" />
import { disableNavigationPreload, type PrecacheEntry, Serwist } from 'serwist';
import { askedLanguage, LANGUAGE_COOKIE } from '../pages/asked-language.ts';
import { pageFile, pageFor } from '../pages/page-table.ts';
import { CACHE } from './cache.ts';
import { keptPicture } from './kept-picture.ts';
import { TEXTS_HEADER, wayOf } from './kinds.ts';

declare const self: ServiceWorkerGlobalScope & { readonly cookieStore?: CookieStore };

/** What the build puts above this script: all files of the shop, and which texts they hold. */
declare const BUILD: { readonly entries: PrecacheEntry[]; readonly texts: string };

/** How long the network may take to begin its answer before what is stored is shown, in milliseconds. */
const PATIENCE = 4000;
const FIRST_SERVER_FAILURE = 500;

/** Files that are fetched at a time: enough for a slow line, and few enough to leave the shopper some of it. */
const CONCURRENCY = 8;

/** Firefox shows an error of its own where a page that is asked for ahead does not come, whatever the worker answers. */
const isFirefox = self.navigator.userAgent.includes('Firefox/');
// A worker of an earlier build may have asked for it.
if (isFirefox) disableNavigationPreload();

// A new build waits until no tab is left that the old one serves: so none finds half of each. The first one serves the
// page that brought it, whose other screens would be missing without a network.
const serwist = new Serwist({
  precacheEntries: BUILD.entries,
  precacheOptions: { cacheName: CACHE },
  navigationPreload: !isFirefox,
  skipWaiting: false,
  clientsClaim: true,
});

/** The language is chosen as a server chooses it (R33). Where a worker sees no cookies the page renders itself anew. */
async function language(): Promise<string> {
  const cookie = await self.cookieStore?.get(LANGUAGE_COOKIE).catch(() => undefined);
  return askedLanguage(`${LANGUAGE_COOKIE}=${cookie?.value ?? ''}`);
}

/** @throws where the network does not begin an answer in time, or the server is at fault */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE);
  });
  const load = async () => {
    const preloaded: unknown = await preloadResponse;
    return preloaded instanceof Response ? preloaded : fetch(request);
  };
  const response = await Promise.race([load(), late]);
  if (response.status >= FIRST_SERVER_FAILURE) throw new Error(`The server answered ${response.status}`);
  return response;
}

async function fresh(event: FetchEvent, file: () => Promise<string> | string): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch {
    return (await serwist.matchPrecache(await file())) ?? Response.error();
  }
}

async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const other = () => keptPicture(request.url, serwist.getUrlsToPrecacheKeys().keys());
  return (await serwist.matchPrecache(request)) ?? fresh(event, other);
}

async function stored({ request }: FetchEvent): Promise<Response> {
  return (await serwist.matchPrecache(request)) ?? fetch(request);
}

/**
 * Stores all files, or fails. The library's own installation waits for ever where one file does not come, since its
 * queue loses the error.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const waiting = [...serwist.getUrlsToPrecacheKeys()];
  const work = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const [url, cacheKey] = entry;
      const integrity = serwist.getIntegrityForPrecacheKey(cacheKey) ?? '';
      // What the page has loaded already is only asked after. A name with a hash needs no question.
      const request = new Request(url, { integrity, cache: url === cacheKey ? 'default' : 'no-cache' });
      await Promise.all(
        serwist.precacheStrategy.handleAll({ event, request, url: new URL(url), params: { cacheKey } }),
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    waiting.length = 0;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => void serwist.handleActivate(event));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { method, mode, headers } = request;
  const way = wayOf(
    { method, mode, url, texts: headers.get(TEXTS_HEADER) },
    { origin: self.location.origin, texts: BUILD.texts },
  );
  if (way === 'page') event.respondWith(fresh(event, async () => `/${pageFile(pageFor(url), await language())}`));
  if (way === 'picture') event.respondWith(picture(event));
  if (way === 'stored') event.respondWith(stored(event));
});
