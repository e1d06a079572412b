import { createElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { Atlas } from '../../../src/atlas/page/Atlas.tsx';
import { beside } from '../../../src/atlas/page/beside/beside-client.ts';
import { openAtlas } from '../../../src/atlas/page/open-atlas.ts';
import { texts } from '../../../src/atlas/page/texts.ts';
import { fetchBuilt, madeHere } from './built-beside-atlas.ts';
import { renderedMarkup } from './rendered-markup.ts';

function nothing(): void {}

/** A channel in which nobody else speaks. */
class EmptyChannel {
  addEventListener = nothing;
  postMessage = nothing;
}

/**
 * Opens the atlas without a browser, with what the build puts beside it. No shop is open.
 *
 * @param hash what its address opens
 * @param kept what the browser keeps; another atlas that is given the same finds it
 */
export async function openRenderedAtlas(hash: string, kept = new Map<string, string>()) {
  const go = (_: unknown, __: string, address: string): void => void (own.location.hash = address);
  const own = {
    location: { hash },
    history: { replaceState: go, pushState: go },
    document: { title: '' },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    addEventListener: nothing,
    crypto: { getRandomValues: () => [0x01_23_45_67] },
  };
  // What lays charts out asks the window for what any script has.
  const window = Object.create(globalThis, Object.getOwnPropertyDescriptors(own)) as Window;
  const given = {
    window,
    document: own.document,
    fetch: fetchBuilt,
    BroadcastChannel: EmptyChannel,
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(beside, 'make').mockImplementation(madeHere);
  const atlas = openAtlas(window);
  await waitFor(atlas.coverage, (snapshot) => !snapshot.matches('asking'));
  return {
    atlas,
    address: () => own.location.hash,
    /** The markup of the page once all of it is there: before the panel, and the panel. */
    page: async () => {
      const markup = await renderedMarkup(createElement(Atlas, { atlas }));
      const place = markup.search(new RegExp(`<section [^>]*aria-label="${texts.panels.label}"`, 'u'));
      if (place === -1) throw new Error('The page has no panel.');
      return { chart: markup.slice(markup.indexOf('<main'), place), panel: markup.slice(place) };
    },
  };
}

export type RenderedAtlas = Awaited<ReturnType<typeof openRenderedAtlas>>;
