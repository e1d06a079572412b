import { createElement } from 'react';
import { vi } from 'vitest';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { Atlas } from '../../../src/atlas/page/Atlas.tsx';
import { beside } from '../../../src/atlas/page/beside/beside-client.ts';
import { openAtlas } from '../../../src/atlas/page/open-atlas.ts';
import { fetchBuilt, madeHere, NAME } from './built-beside-atlas.ts';
import { openLivePage } from './live-page.ts';
import { workerHere } from './worker-here.ts';

/** A picture of this size in pixels that can be read wherever it lies. */
class LoadedImage extends EventTarget {
  readonly width = 300;
  readonly height = 200;

  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

type Listener = (event: { readonly data: unknown }) => void;

/** Opens the atlas in a document of this process, where it can be used. @param hash what its address opens */
export async function openLiveAtlas(hash: string) {
  const live = openLivePage(`/atlas${hash}`);
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
  const given = {
    fetch: awaited(fetchBuilt),
    BroadcastChannel: shops,
    Worker: workerHere(waitFor),
    Image: LoadedImage,
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  vi.spyOn(beside, 'make').mockImplementation(awaited(madeHere) as typeof beside.make);
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(NAME);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    waitFor((blob as Blob).text().then((text) => tell('saved', text)));
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
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
    /** A shop tells something. */
    hear: (messages: readonly InspectionMessage[]): void => {
      for (const data of messages) for (const listener of channels) listener({ data });
    },
  };
}

export type LiveAtlas = Awaited<ReturnType<typeof openLiveAtlas>>;
