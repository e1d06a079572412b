import type { Words } from '../../../machines/words-of-machine.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** The words for a name; the name itself where it has none. */
export function wordFor(names: Readonly<Record<string, string>> | undefined, name: string): string {
  return names?.[name] ?? name;
}

/** The words for a name with the name of the code behind them: `press minus (item.decreased)`; the name where it has none. */
export function inBoth(names: Readonly<Record<string, string>> | undefined, name: string): string {
  const words = names?.[name];
  return words === undefined ? name : `${words} (${name})`;
}

function stateInWords(state: ChartState, words: Words): ChartState {
  const actions = (names: readonly string[]) => names.map((name) => wordFor(words.actions, name));
  return {
    ...state,
    entry: actions(state.entry),
    exit: actions(state.exit),
    starting: actions(state.starting),
    invokes: state.invokes.map(({ id, src }) => ({ id, src: wordFor(words.actors, src) })),
    states: state.states.map((inner) => stateInWords(inner, words)),
  };
}

function transitionInWords(transition: ChartTransition, { events, guards, actions }: Words): ChartTransition {
  const { trigger, guard, effects } = transition;
  return {
    ...transition,
    trigger: wordFor(events, trigger),
    guard: guard === null ? null : wordFor(guards, guard),
    effects: effects.map((name) => wordFor(actions, name)),
  };
}

/** The same chart with its events, guards, actions and actors in plain words. States and transitions keep their names. */
export function chartInWords(chart: Chart, words: Words): Chart {
  return {
    ...chart,
    root: stateInWords(chart.root, words),
    transitions: chart.transitions.map((transition) => transitionInWords(transition, words)),
  };
}

/** The names on a chart that its words leave out, and the words that name nothing on it. */
export function missingWords({ root, transitions }: Chart, words: Words): string[] {
  const states = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(states)];
  const all = states(root);
  const used: Readonly<Record<string, ReadonlySet<string>>> = {
    events: new Set(transitions.map(({ trigger }) => trigger)),
    guards: new Set(transitions.flatMap(({ guard }) => guard ?? [])),
    actions: new Set([
      ...transitions.flatMap(({ effects }) => effects),
      ...all.flatMap(({ entry, exit, starting }) => [...entry, ...exit, ...starting]),
    ]),
    actors: new Set(all.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  };
  return Object.entries(used).flatMap(([kind, names]) => {
    const known: Readonly<Record<string, string>> = Object(Reflect.get(words, kind));
    return [
      ...[...names].filter((name) => known[name] === undefined).map((name) => `${kind}: ${name} has no words`),
      ...Object.keys(known)
        .filter((name) => !names.has(name))
        .map((name) => `${kind}: ${name} is not on the chart`),
    ];
  });
}
