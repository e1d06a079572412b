import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { layoutOf } from '../../../src/atlas/layout/layout.ts';
import { builtCharts } from '../../../src/build/built-charts.ts';
import {
  committedLayouts,
  LAYOUTS_FOLDER,
  layoutName,
  layoutsText,
  readLayouts,
} from '../../../src/build/committed-layouts.ts';
import { keptLayouts, MADE_BY, originOf } from '../../../src/build/kept-layouts.ts';
import { byTurns } from '../../commands/sampling.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const charts = builtCharts();

function committedText(machine: string): string {
  return readFileSync(join(root, LAYOUTS_FOLDER, `${machine}.json`), 'utf8');
}

/** A folder that is gone once the test has ended. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-layouts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Of how many layouts one is made anew here. */
const ONE_IN = 40;

describe('The layouts that are committed', () => {
  const drawn = [...new Set(charts.map(({ machine }) => machine))];
  const madeFrom = originOf(root);

  it('are of the machines that the build draws, and of no others', () => {
    expect(readdirSync(join(root, LAYOUTS_FOLDER)).toSorted()).toEqual(drawn.map((id) => `${id}.json`).toSorted());
  });

  it.each(drawn)(
    'of %s were made from its charts of today, by the code of today: `npm run layouts` writes them',
    (id) => {
      const ofMachine = charts.filter(({ machine }) => machine === id);
      const committed = Object.values(readLayouts(committedText(id)));
      expect(committed.map((one) => one.madeFrom)).toEqual(ofMachine.map(({ chart }) => madeFrom(chart)));
      const known = ofMachine.map((chart, at) => {
        const { madeFrom: origin = '', layout } = committed[at] ?? {};
        return { chart, madeFrom: origin, text: JSON.stringify(layout) };
      });
      expect(committedText(id)).toBe(layoutsText(known));
    },
  );

  it.each(byTurns(charts, ONE_IN).map((chart) => [layoutName(chart), chart] as const))(
    'are what the engine makes: %s',
    async (name, { machine, chart }) => {
      const known = readLayouts(committedText(machine))[name];
      expect(known?.madeFrom).toBe(madeFrom(chart));
      expect(JSON.stringify(known?.layout)).toBe(JSON.stringify(await layoutOf(chart)));
    },
  );
});

it('A file of layouts that cannot be read, as after a merge that has not ended, takes none of the others along', () => {
  const copy = temporaryFolder();
  const folder = join(copy, LAYOUTS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const [chart] = charts;
  if (chart === undefined) throw new Error('The build draws no chart.');
  writeFileSync(join(folder, 'broken.json'), '<<<<<<< HEAD\n');
  writeFileSync(join(folder, 'whole.json'), layoutsText([{ chart, madeFrom: 'a', text: '{"id":"a"}' }]));
  expect([...committedLayouts(copy)]).toEqual([['a', '{"id":"a"}']]);
  expect([...committedLayouts(join(copy, 'nowhere'))]).toEqual([]);
});

it('What a layout is made by is all that the folder of layouts uses of others', () => {
  const folder = join(root, MADE_BY.folder);
  const used = readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(?<path>\.[^']+)'/gu)];
    return imports.map(({ groups }) => relative(root, resolve(dirname(file), groups?.['path'] ?? '')));
  });
  const others = used.filter((path) => dirname(path) !== MADE_BY.folder);
  expect([...new Set(others)].toSorted()).toEqual(MADE_BY.files);
});

it('The layouts that the checkout has kept serve a copy of its sources, too, which has no packages of its own', async () => {
  const copy = temporaryFolder();
  for (const part of [MADE_BY.folder, ...MADE_BY.files])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  const chart = chartOf(machines.notice);
  const ofCheckout = await keptLayouts(root)(chart);
  expect(ofCheckout.length).toBeGreaterThan(100);
  expect(await keptLayouts(copy)(chart)).toBe(ofCheckout);
});
