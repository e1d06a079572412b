import { type Chart, type ChartState, type ChartTransition, actionLines, statesWithin } from '../chart/chart.ts';
import { hierarchyOf } from '../chart/hierarchy.ts';
import { ANY_STATE } from '../layout/edge-label.ts';
import { lineOf } from '../layout/transition-text.ts';

/** Signs that end a label or a statement in Mermaid are left out of words. */
function words(text: string): string {
  return text
    .replace(/[:;#"{}<>\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function labelOf(transition: ChartTransition): string {
  return words(lineOf(transition));
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** A chart in the notation of Mermaid: a `stateDiagram-v2`, as pages in Markdown draw it. */
export function mermaidText(chart: Chart): string {
  const hierarchy = hierarchyOf(chart);
  const idOf = (id: string): string => (id === '' ? chart.id : `${chart.id}.${id}`).replace(/\W/g, '_');

  const says = (state: ChartState): string[] => [...actionLines(state), ...hierarchy.rowsOf(state.id).map(labelOf)];

  /**
   * Mermaid cannot draw an arrow from a state to one inside it: a state as a whole is stood for by one inside it, too.
   */
  const wholeOf = (id: string): string => `${idOf(id)}_any`;

  const edgesIn = (state: ChartState): string[] => {
    const edges = hierarchy.edgesInside(state.id);
    const end = (id: string): string => (id === state.id ? wholeOf(id) : idOf(id));
    return [
      ...(hierarchy.endsAtWhole(state.id) ? [`state "${ANY_STATE}" as ${wholeOf(state.id)}`] : []),
      ...edges.flatMap(({ source, targets, transitions }) =>
        transitions.flatMap((transition) =>
          targets.map((target) => `${end(source)} --> ${end(target)} : ${labelOf(transition)}`),
        ),
      ),
    ];
  };

  const inside = (state: ChartState): string[] => {
    const initial = state.states.find(({ isInitial }) => isInitial);
    return [
      ...(initial === undefined ? [] : [`[*] --> ${idOf(initial.id)}`]),
      ...state.states.flatMap((child, index) => [
        ...(state.kind === 'parallel' && index > 0 ? ['--'] : []),
        ...block(child),
      ]),
      ...edgesIn(state),
    ];
  };

  const block = (state: ChartState): string[] => {
    const name = state.kind === 'history' ? `${state.key} (H${state.history === 'deep' ? '*' : ''})` : state.key;
    return [
      `state "${words(name)}" as ${idOf(state.id)}`,
      ...(state.states.length === 0
        ? says(state).map((line) => `${idOf(state.id)} : ${words(line)}`)
        : [`state ${idOf(state.id)} {`, ...indented(inside(state)), '}']),
      ...(state.kind === 'final' ? [`${idOf(state.id)} --> [*]`] : []),
    ];
  };

  const notes = statesWithin(chart.root)
    .filter((state) => state.states.length > 0 && says(state).length > 0)
    .flatMap((state) => [`note right of ${idOf(state.id)}`, ...indented(says(state).map(words)), 'end note']);
  return `stateDiagram-v2\n${indented([...block(chart.root), ...notes]).join('\n')}\n`;
}
