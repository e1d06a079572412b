import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import type { Chart } from '../../../src/atlas/chart/chart.ts';
import { chartWithRoom } from '../../../src/atlas/chart/room-for-numbers.ts';
import { Atlas } from '../../../src/atlas/page/Atlas.tsx';
import { beside } from '../../../src/atlas/page/beside/beside-client.ts';
import type { Work } from '../../../src/atlas/page/beside/messages.ts';
import { inWording, permanent } from '../../../src/atlas/page/charts.ts';
import { openAtlas } from '../../../src/atlas/page/open-atlas.ts';
import { texts } from '../../../src/atlas/page/texts.ts';
import { walkFileFor } from '../../../src/atlas/trial/generated-walks.ts';
import { stimuliIn } from '../../../src/build/atlas-stimuli.plugin.ts';
import { exportTexts } from '../../../src/build/machine-code/export-texts.ts';
import { plannedCoverage } from '../../../src/build/planned-coverage.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { committedText } from '../../walks/committed.ts';
import { renderedMarkup } from './rendered-markup.ts';

function nothing(): void {}

/** What a recording is named by. */
const NAME = '01234567-89ab-cdef-0123-456789abcdef';

function isMachine(id: string): id is MachineId {
  return Object.hasOwn(machines, id);
}

function chartNamed(id: string, endings: readonly string[]): Chart | undefined {
  const own = permanent.get(id);
  const chart = own && inWording(own, endings.includes('plain') ? 'plain' : 'code');
  return chart && endings.includes('traffic') ? chartWithRoom(chart) : chart;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The coverage that walk files plan, once all of them were read. */
let planned: string | undefined;

/** What the build puts beside the atlas, by the kind and the name of the file; nothing for any other. */
async function served(kind: string, file: string): Promise<string> {
  const [id = '', ...endings] = file.split('.').slice(0, -1);
  const last = file.split('.').at(-1) ?? '';
  if (file === 'coverage.json') return (planned ??= JSON.stringify(plannedCoverage(root)));
  // Lines of the sources are of no account here.
  if (file === 'sources.json') return JSON.stringify({});
  if (kind === 'layouts' && !endings.includes('folds')) {
    const chart = chartNamed(id, endings);
    return chart === undefined ? '' : JSON.stringify(await builtLayout(chart));
  }
  if (!isMachine(id)) return '';
  if (kind === 'walks') return committedText(id, endings[0] === 'page' ? 'page' : 'actor');
  if (kind === 'stimuli') return JSON.stringify(stimuliIn(committedText(id, 'actor')));
  return kind === 'exports' ? ({ ...exportTexts(id) }[last] ?? '') : '';
}

async function fetchBuilt(address: string): Promise<Response> {
  const [, kind = '', file = ''] = /^\/atlas\/(?:(\w+)\/)?([^/]+)$/u.exec(address) ?? [];
  const text = await served(kind, file);
  return new Response(text, { status: text === '' ? 404 : 200 });
}

/** Makes in the page what a worker beside it would make. */
async function madeHere(_: string, { chart, ...rest }: Work[keyof Work]['given']): Promise<Work[keyof Work]['made']> {
  return 'json' in rest ? walkFileFor(chart, rest.json) : builtLayout(chart);
}

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
    crypto: { randomUUID: () => NAME },
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
      const place = markup.indexOf(`<section aria-label="${texts.panels.label}"`);
      return { chart: markup.slice(markup.indexOf('<main'), place), panel: markup.slice(place) };
    },
  };
}

export type RenderedAtlas = Awaited<ReturnType<typeof openRenderedAtlas>>;
