import { fileURLToPath } from 'node:url';
import { type MachineId, machines } from '../../../machines/index.ts';
import type { Chart } from '../../../src/atlas/chart/chart.ts';
import { chartWithRoom } from '../../../src/atlas/chart/room-for-numbers.ts';
import type { Work } from '../../../src/atlas/page/beside/messages.ts';
import { inWording, permanent } from '../../../src/atlas/page/charts.ts';
import { walksOrWhyNot } from '../../../src/atlas/trial/generated-walks.ts';
import { stimuliIn } from '../../../src/build/atlas-stimuli.plugin.ts';
import { exportTexts } from '../../../src/build/machine-code/export-texts.ts';
import { plannedCoverage } from '../../../src/build/planned-coverage.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { committedText } from '../../walks/committed.ts';

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

/** Answers as a server of the build's files does. */
export async function fetchBuilt(address: string): Promise<Response> {
  const [, kind = '', file = ''] = /^\/atlas\/(?:(\w+)\/)?([^/]+)$/u.exec(address) ?? [];
  const text = await served(kind, file);
  return new Response(text, { status: text === '' ? 404 : 200 });
}

/** Makes in the page what a worker beside it would make. */
export async function madeHere(
  _: string,
  { chart, ...rest }: Work[keyof Work]['given'],
): Promise<Work[keyof Work]['made']> {
  return 'json' in rest ? walksOrWhyNot(chart, rest.json) : builtLayout(chart);
}
