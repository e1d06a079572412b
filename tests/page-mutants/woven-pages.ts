import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { type DocumentFor, openPseudoPages } from '../pages/pseudo-pages.ts';
import { installSeamInNode } from './build/seam-in-node.ts';
import type { SeamSettings } from './build/seam-script.ts';

/** The header by which a page asks for a document with the faults that it is told of itself. */
export const FAULTS_HEADER = 'x-loadout-faults';

/** For how many sets of mutants the documents are kept: those that are judged now, and their controls. */
const KEPT = 16;

/** What a page is told, as a header holds it. */
export function faultsIn(told: string): Readonly<Record<string, string>> {
  return { [FAULTS_HEADER]: encodeURIComponent(told) };
}

/** The numbers of the mutants in a header; none where it holds something else. */
function activeIn(header: string): readonly number[] {
  const text = decodeURIComponent(header);
  const settings: Partial<SeamSettings> = text === '' ? {} : JSON.parse(text);
  return settings.active ?? [];
}

/**
 * Renders the pages of a woven build in the pseudo-locale, each with the mutants that are active in the page that asks for
 * it, as the build would: so a walk begins with the HTML that a shopper of the faulty shop gets.
 *
 * @param tree the folder of the sources that the build was made from
 */
export async function openWovenPages(tree: string): Promise<DocumentFor> {
  const rendering = new AsyncLocalStorage<ReadonlySet<number>>();
  const folder = join(tree, 'dist-rendering');
  /** What a module decides when it is loaded is decided once for all pages of a renderer. */
  const atLoad = new Set<number>();
  let loading: ReadonlySet<number> | null = new Set();
  installSeamInNode(
    { active: [] },
    {
      on: (id) => {
        const active = rendering.getStore();
        if (active !== undefined) return active.has(id);
        if (loading !== null) atLoad.add(id);
        return loading?.has(id) ?? false;
      },
      style: () => undefined,
    },
  );
  const plain = await openPseudoPages(folder);
  loading = null;
  let last: Promise<unknown> = Promise.resolve();
  /** A renderer of its own, in whose modules some mutants are active from the start: one is loaded after the other. */
  const loadedWith = (active: ReadonlySet<number>): Promise<DocumentFor> => {
    const loaded = last.then(async () => {
      loading = active;
      try {
        return await openPseudoPages(folder, [...active].join('-'));
      } finally {
        loading = null;
      }
    });
    last = loaded.catch(() => undefined);
    return loaded;
  };
  const renderers = new Map<string, Promise<DocumentFor>>();
  return async (url, headers) => {
    const header = String(headers[FAULTS_HEADER] ?? '');
    const active = new Set(activeIn(header));
    if (active.size === 0) return rendering.run(active, () => plain(url, headers));
    const known = renderers.get(header);
    // Documents are kept by their renderer: each set of mutants has its own.
    const renderer = known ?? ([...active].some((id) => atLoad.has(id)) ? loadedWith(active) : openPseudoPages(folder));
    if (renderers.size === KEPT) renderers.clear();
    renderers.set(header, renderer);
    const documentFor = await renderer;
    return rendering.run(active, () => documentFor(url, headers));
  };
}
