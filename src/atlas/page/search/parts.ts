import type { Words } from '../../../../machines/words-of-machine.ts';
import { type Chart, type ChartState, type ChartTransition, statesWithin } from '../../chart/chart.ts';
import { wordFor } from '../../chart/in-words.ts';
import { wordsOf } from '../charts.ts';

/** A state or transition of a chart, as search finds it. */
export interface Part {
  readonly machine: string;
  readonly part: string;
  /** What the list of suggestions says. */
  readonly words: string;
  /** What a query is looked for in: the same, and all else that the chart says of it, in the code's names and in words. */
  readonly text: string;
}

function stateText(
  { description, tags, entry, exit, starting, invokes, requirements }: ChartState,
  own: Words,
): string {
  const actions = [...entry, ...exit, ...starting];
  const actors = invokes.map(({ src }) => src);
  return [
    description,
    ...tags,
    ...actions.flatMap((name) => [name, wordFor(own.actions, name)]),
    ...actors.flatMap((name) => [name, wordFor(own.actors, name)]),
    ...requirements,
  ].join(' ');
}

function transitionText({ trigger, guard, actions, effects, description }: ChartTransition, own: Words): string {
  return [
    wordFor(own.events, trigger),
    wordFor(own.guards, guard ?? ''),
    ...actions,
    ...effects.map((name) => wordFor(own.actions, name)),
    description,
  ].join(' ');
}

/** Every state and every transition of these charts, in the order of the page. */
export function partsOf(charts: ReadonlyMap<string, Chart>): Part[] {
  return [...charts].flatMap(([machine, { root, transitions }]) => {
    const own = wordsOf({ id: machine });
    const part = (name: string, shown: string, text: string): Part => ({
      machine,
      part: name,
      words: shown,
      text: `${shown} ${text}`,
    });
    return [
      ...statesWithin(root)
        .filter(({ id }) => id !== '')
        .map((state) => part(state.id, `${machine}: state ${state.id}`, stateText(state, own))),
      ...transitions.map((transition) => {
        const { name, source, trigger, guard } = transition;
        const shown = `${machine}: ${trigger}${guard === null ? '' : ` [${guard}]`} from ${source === '' ? machine : source}`;
        return part(name, shown, transitionText(transition, own));
      }),
    ];
  });
}
