import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type MachineId, machines } from '../../../machines/index.ts';
import { words } from '../../../machines/words.ts';
import { type Chart, statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { foldableIn, foldedChart } from '../../../src/atlas/chart/folding.ts';
import { chartInWords } from '../../../src/atlas/chart/in-words.ts';
import { chartWithRoom } from '../../../src/atlas/chart/room-for-numbers.ts';
import { Legend } from '../../../src/atlas/page/chart-pane/Legend.tsx';
import { svgFile } from '../../../src/atlas/exports/svg.ts';
import { mermaidText } from '../../../src/atlas/exports/mermaid.ts';
import { scxmlText } from '../../../src/atlas/exports/scxml/scxml.ts';
import { typescriptText } from '../../../src/atlas/exports/typescript.ts';
import { machineJsonText } from '../../../src/atlas/exports/xstate-json.ts';
import { walkFileFor } from '../../../src/atlas/trial/generated-walks.ts';
import { bothVersions } from '../../../src/atlas/versions/both.ts';
import { definitionOf } from '../../../src/atlas/versions/definition.ts';
import { differencesBetween } from '../../../src/atlas/versions/differences.ts';
import { differencesMarkdown } from '../../../src/atlas/versions/markdown.ts';
import { mermaidMarks } from '../../../src/atlas/versions/mermaid-marks.ts';
import { exportTexts } from '../../../src/build/machine-code/export-texts.ts';
import { mutantsOf } from '../../engine/mutants/operators.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { oddMachine } from '../../flows/odd-machine.ts';
import { drawLayout } from '../support/draw-layout.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { toTenths } from '../support/to-tenths.ts';

/** Each of some things with one of several kinds, in turn. */
function inTurns<TKind>(all: readonly string[], kinds: readonly [TKind, ...TKind[]]): Map<string, TKind> {
  return new Map(all.map((one, at) => [one, kinds[at % kinds.length] ?? kinds[0]]));
}

/** What a press does. */
function nothing(): void {}

function drawn(...given: Parameters<typeof drawLayout>): string {
  return toTenths(drawLayout(...given));
}

/** What an analyst can have drawn on a chart: coverage, what is live, what is selected, differences, numbers, and folds. */
async function drawings(chart: Chart): Promise<Record<string, string>> {
  const layout = await builtLayout(chart);
  const states = statesWithin(chart.root).map(({ id }) => id);
  const names = chart.transitions.map(({ name }) => name);
  const [first] = foldableIn(chart);
  return {
    plain: svgFile(drawn(layout)),
    dark: svgFile(drawn(layout, { scheme: 'dark' }), { scheme: 'dark' }),
    covered: drawn(layout, { reached: inTurns(names, ['browser', 'actor', 'nowhere']), onPickTransition: nothing }),
    live: drawn(layout, {
      active: new Set(states.filter((_, at) => at % 2 === 0)),
      taken: new Set(names.filter((_, at) => at % 3 === 0)),
      selectedState: states.at(-1),
      onPickState: nothing,
      onFold: nothing,
    }),
    selected: drawn(layout, { selectedTransition: names.at(-1), onPickTransition: nothing }),
    different: drawn(layout, {
      differences: {
        states: inTurns(states, ['added', 'removed', 'changed']),
        transitions: inTurns(names, ['changed', 'added', 'removed']),
      },
    }),
    folded: first === undefined ? '' : drawn(await builtLayout(foldedChart(chart, [first.id])), { onFold: nothing }),
    'with room for numbers': drawn(await builtLayout(chartWithRoom(chart))),
  };
}

/** How a machine differs from each of its mutants, as Markdown and in marks of Mermaid. */
function versions(id: MachineId): string {
  const machine = machines[id];
  const [chart, definition] = [chartOf(machine), definitionOf(machine)];
  return mutantsOf(machine)
    .map((mutant) => {
      const other = mutant.build();
      const differences = differencesBetween(definition, definitionOf(other));
      const both = bothVersions(chart, chartOf(other), differences);
      return [
        differencesMarkdown(id, differences),
        JSON.stringify(both.chart),
        mermaidMarks(both.chart, both.marks),
      ].join('\n');
    })
    .join('\n');
}

function fingerprints(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, fingerprint(text)]));
}

// Where one of them changes, look at it (`npm run flows` writes them), and then have the table written anew:
// `npm run test:unit -- as-looked-at -u`.
it.each(Object.keys(machines) as MachineId[])(
  'The drawings and files of %s are those that were looked at last',
  async (id) => {
    const machine = machines[id];
    const chart = chartOf(machine);
    const inWords = chartInWords(chart, words[id]);
    expect({
      drawings: fingerprints(await drawings(chart)),
      'drawing in plain words': fingerprint(drawn(await builtLayout(inWords))),
      files: fingerprints(exportTexts(id)),
      'files without its code': fingerprints({
        json: machineJsonText(machine),
        ts: typescriptText(machine),
        scxml: scxmlText(machine),
        'mmd in plain words': mermaidText(inWords),
      }),
      versions: fingerprint(versions(id)),
    }).toMatchSnapshot();
  },
);

it('The legend of the charts is the one that was looked at last', () => {
  expect(fingerprint(renderToStaticMarkup(createElement(Legend)))).toMatchSnapshot();
});

it('The files of a machine unlike ours are those that were looked at last', () => {
  const chart = chartOf(oddMachine);
  expect(
    fingerprints({
      json: machineJsonText(oddMachine),
      ts: typescriptText(oddMachine),
      scxml: scxmlText(oddMachine),
      mmd: mermaidText(chart),
      walks: walkFileFor(chart, JSON.parse(machineJsonText(oddMachine))).text,
    }),
  ).toMatchSnapshot();
});
