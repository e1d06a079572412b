import { machines } from '../../machines/index.ts';
import { statesWithin } from '../../src/atlas/chart/chart.ts';
import { chartOf } from '../../src/atlas/chart/chart-of.ts';
import { parentOf } from '../../src/atlas/chart/hierarchy.ts';
import { mermaidText } from '../../src/atlas/exports/mermaid.ts';
import { oddMachine } from './odd-machine.ts';

/** A chart in Mermaid's notation, and what its drawing must show. */
export interface MermaidChart {
  readonly machine: string;
  readonly text: string;
  /** Each state with the one around it, by their ids in the text; the outermost is around itself. */
  readonly states: readonly { readonly id: string; readonly parent: string }[];
}

/** The charts of all machines of the register, and of one unlike them. */
export function mermaidCharts(): MermaidChart[] {
  return [...Object.values(machines), oddMachine].map((machine) => {
    const chart = chartOf(machine);
    const named = (id: string): string => (id === '' ? chart.id : `${chart.id}.${id}`).replace(/\W/gu, '_');
    return {
      machine: chart.id,
      text: mermaidText(chart),
      states: statesWithin(chart.root).map(({ id }) => ({ id: named(id), parent: named(parentOf(id)) })),
    };
  });
}
