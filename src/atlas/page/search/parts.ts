import { type Chart, statesWithin } from '../../chart/chart.ts';

/** A state or transition of a chart, as search finds it. */
export interface Part {
  readonly machine: string;
  readonly part: string;
  readonly words: string;
}

/** Every state and every transition of these charts, in the order of the page. */
export function partsOf(charts: ReadonlyMap<string, Chart>): Part[] {
  return [...charts].flatMap(([machine, { root, transitions }]) => [
    ...statesWithin(root)
      .filter(({ id }) => id !== '')
      .map(({ id }) => ({ machine, part: id, words: `${machine}: state ${id}` })),
    ...transitions.map(({ name, source, trigger, guard }) => ({
      machine,
      part: name,
      words: `${machine}: ${trigger}${guard === null ? '' : ` [${guard}]`} from ${source === '' ? machine : source}`,
    })),
  ]);
}
