import { type Chart, type ChartState, actionLines, statesWithin } from '../chart/chart.ts';
import { hierarchyOf, isWithin } from '../chart/hierarchy.ts';
import { ANY_STATE } from '../layout/edge-label.ts';
import { lineOf } from '../layout/transition-text.ts';

/** What ends a label or a statement in Mermaid, or is markup there, and the entity that is drawn as it. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['<', '#lt;'],
  ['>', '#gt;'],
  ['"', '#quot;'],
  ['&', '#amp;'],
  ['#', '#35;'],
  [':', '#58;'],
  [';', '#59;'],
  ['{', '#123;'],
  ['}', '#125;'],
  ['\\', '#92;'],
  ['*', '#42;'],
  ['_', '#95;'],
]);

/** A line between letters is no markup. */
const MARKUP = /[<>"&#:;{}\\*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** A text as Mermaid draws it, on one line. Only a text that has not gone through here may. */
function words(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(MARKUP, (sign) => ENTITIES.get(sign) ?? sign);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** All but letters, digits and dots; and the dot before a name that `_any`, Mermaid's own `_start` and `_end` would look like. */
const ESCAPED = /[^A-Za-z0-9.]|\.(?=(?:any|start|end)$)/gu;

/**
 * The id of a state in Mermaid, which no other state of its chart has: a dot is an underscore, and what is escaped stands as
 * `__<code point>_`. No key is empty, so two underscores are never two dots.
 */
export function mermaidId({ id: machine }: Pick<Chart, 'id'>, state: string): string {
  return (state === '' ? machine : `${machine}.${state}`)
    .replaceAll(ESCAPED, (sign) => `__${sign.codePointAt(0)?.toString(16)}_`)
    .replaceAll('.', '_');
}

/** A chart in the notation of Mermaid: a `stateDiagram-v2`, as pages in Markdown draw it. */
export function mermaidText(chart: Chart): string {
  const hierarchy = hierarchyOf(chart);
  const idOf = (id: string): string => mermaidId(chart, id);

  const says = (state: ChartState): string[] => [...actionLines(state), ...hierarchy.rowsOf(state.id).map(lineOf)];

  /**
   * Mermaid cannot draw an arrow from a state to one inside it: a state as a whole is stood for by one inside it, too.
   */
  const wholeOf = (id: string): string => `${idOf(id)}_any`;

  /**
   * Mermaid draws a state outside its parent where an arrow leads to it over the parent's border. So an arrow ends at the
   * border, and its label says from where inside and where to inside it leads.
   */
  const edgesIn = (state: ChartState): string[] => {
    const childOf = (id: string): string => state.states.find((child) => isWithin(id, child.id))?.id ?? state.id;
    const end = (id: string): string => (id === state.id ? wholeOf(id) : idOf(childOf(id)));
    const pathIn = (id: string): string => id.slice(childOf(id).length + 1);
    return [
      ...(hierarchy.endsAtWhole(state.id) ? [`state "${ANY_STATE}" as ${wholeOf(state.id)}`] : []),
      ...hierarchy.edgesInside(state.id).flatMap(({ source, targets, transitions }) => {
        const from = source === state.id ? '' : pathIn(source);
        const into = targets
          .filter((target) => target !== state.id)
          .map(pathIn)
          .filter((path) => path !== '');
        return transitions.flatMap((transition) => {
          const label = [
            ...(from === '' ? [] : [`from ${from}`]),
            lineOf(transition),
            ...(into.length === 0 ? [] : [`into ${into.join(' and ')}`]),
          ].join(', ');
          return [...new Set(targets.map(end))].map((target) => `${end(source)} --> ${target} : ${words(label)}`);
        });
      }),
    ];
  };

  const hasEdgesToBorders = (state: ChartState): boolean =>
    statesWithin(state).some(({ id, states }) =>
      hierarchy
        .edgesInside(id)
        .flatMap(({ source, targets }) => [source, ...targets])
        .some((end) => states.some((child) => child.states.length > 0 && isWithin(end, child.id))),
    );

  /** Mermaid cannot draw an arrow to a state with states inside where a divider is around it. */
  const hasDividers = (state: ChartState): boolean => state.kind === 'parallel' && !hasEdgesToBorders(state);

  const inside = (state: ChartState): string[] => {
    const initial = state.states.find(({ isInitial }) => isInitial);
    return [
      ...(initial === undefined ? [] : [`[*] --> ${idOf(initial.id)}`]),
      ...state.states.flatMap((child, index) => [...(hasDividers(state) && index > 0 ? ['--'] : []), ...block(child)]),
      ...edgesIn(state),
    ];
  };

  const nameOf = (state: ChartState): string => {
    if (state.kind === 'history') return `${state.key} (H${state.history === 'deep' ? '*' : ''})`;
    return state.kind === 'parallel' && !hasDividers(state) ? `${state.key} (all inside at once)` : state.key;
  };

  const block = (state: ChartState): string[] => {
    const name = nameOf(state);
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
