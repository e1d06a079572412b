import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createElement } from 'react';
import { vi } from 'vitest';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { Atlas } from '../../../src/atlas/page/Atlas.tsx';
import { beside } from '../../../src/atlas/page/beside/beside-client.ts';
import { openAtlas } from '../../../src/atlas/page/open-atlas.ts';
import { fetchBuilt, madeHere } from './built-beside-atlas.ts';
import { type LivePage, openLivePage } from './live-page.ts';
import { workerHere } from './worker-here.ts';

/** A picture of this size in pixels that can be read wherever it lies. */
class LoadedImage extends EventTarget {
  readonly width = 300;
  readonly height = 200;

  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

/** A browser that has kept nothing in a database yet. */
function forgetKept(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** Something that happens once after somebody has asked for it. */
function onceAsked() {
  let isAsked = false;
  return {
    ask: (): void => {
      isAsked = true;
    },
    /** Whether it happens now. */
    happens: (): boolean => {
      const answer = isAsked;
      isAsked = false;
      return answer;
    },
  };
}

/**
 * What is kept in databases, and asked of them, is told and waited for.
 *
 * @returns makes what is kept next fail
 */
function followDatabases({ tell, waitFor }: Pick<LivePage, 'tell' | 'waitFor'>): () => void {
  const failing = onceAsked();
  for (const name of ['get', 'put', 'delete'] as const) {
    const original = IDBObjectStore.prototype[name] as (...args: readonly unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function asked(
      this: IDBObjectStore,
      ...args: readonly unknown[]
    ) {
      tell('database', name, ...args);
      const isFailing = name === 'put' && failing.happens();
      const request: IDBRequest = Reflect.apply(original, this, args);
      // What stands there is added once more, which no database allows.
      const answer = isFailing ? this.add(...(args as [unknown, string])) : request;
      waitFor(
        new Promise((resolve) => {
          for (const type of ['success', 'error']) answer.addEventListener(type, resolve);
        }),
      );
      return answer;
    });
  }
  return failing.ask;
}

type Listener = (event: { readonly data: unknown }) => void;

/**
 * Opens the atlas in a document of this process, where it can be used.
 *
 * @param hash what its address opens
 * @param stored what the browser has kept
 * @param allowed what the console may say
 */
export async function openLiveAtlas(hash: string, stored: Readonly<Record<string, string>> = {}, allowed?: RegExp) {
  const live = openLivePage(`/atlas${hash}`, { stored, ...(allowed && { allowed }) });
  const { waitFor, awaited, tell, inspect, render, settle } = live;
  const channels = new Set<Listener>();
  const shops = class {
    addEventListener(_: string, listener: Listener): void {
      channels.add(listener);
    }

    postMessage(data: unknown): void {
      tell('asked of shops', data);
    }
  };
  const breaking = onceAsked();
  const given = {
    fetch: awaited(fetchBuilt),
    BroadcastChannel: shops,
    Worker: workerHere(waitFor, breaking.happens),
    Image: LoadedImage,
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  vi.spyOn(beside, 'make').mockImplementation(awaited(madeHere) as typeof beside.make);
  forgetKept();
  const failNext = followDatabases(live);
  let named = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    named += 1;
    return Object.assign(numbers, [Number(`0x${named}1234567`)]);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    waitFor((blob as Blob).text().then((text) => tell('saved', text)));
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    // This document knows no downloads: it would go where the file is.
    if (this.download === '') HTMLElement.prototype.click.call(this);
    else tell('saved as', this.download);
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...place: unknown[]) => tell('drawn', place),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function made(this: HTMLCanvasElement, give) {
    give(new Blob([`${this.width} × ${this.height}`]));
  });
  window.loadoutInspect = inspect;
  const atlas = openAtlas(window);
  await render(createElement(Atlas, { atlas }));
  await settle();
  return {
    ...live,
    atlas,
    /** The browser forgets all sessions that it has kept. */
    forgetKept,
    /** The browser fails to keep the next session. */
    failNext,
    /** A worker breaks when it is to do something next. */
    breakNext: breaking.ask,
    /** A shop tells something. */
    hear: (messages: readonly InspectionMessage[]): void => {
      for (const data of messages) for (const listener of channels) listener({ data });
    },
  };
}

export type LiveAtlas = Awaited<ReturnType<typeof openLiveAtlas>>;
