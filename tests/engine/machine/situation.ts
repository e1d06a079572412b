import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { transitionMap } from './transitions.ts';
import type { MachineModel, Observed, PlainEvent } from '../model.ts';
import { stateWords } from './state-words.ts';
import { originalName, plainOf, textOf } from './words.ts';

/** A scheduled timer. Times in milliseconds; `left` shrinks when another timer fires first. */
export interface Timer {
  readonly id: string;
  readonly event: PlainEvent;
  readonly left: number;
  readonly delay: number;
}

/**
 * A machine at rest: its snapshot, its scheduled timers with the next one first, and the actors that have ended already.
 */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly settled: ReadonlySet<string>;
}

/** What a machine put out during one step. */
export type StepOutputs = Pick<Observed, 'emitted' | 'executed' | 'invoked' | 'scheduled'>;

/** The outputs of an ignored event: none. */
export const noOutputs: StepOutputs = { emitted: [], executed: [], invoked: [], scheduled: [] };

/** The projected context as plain JSON. */
export function projectionOf(model: Pick<MachineModel, 'project'>, context: object): Observed['context'] {
  return Object(plainOf(model.project(context)));
}

/** What can be seen of a snapshot, with the outputs of the step that led to it. */
export function observe(snapshot: AnyMachineSnapshot, context: Observed['context'], outputs: StepOutputs): Observed {
  return {
    state: stateWords(snapshot.value, originalName),
    status: snapshot.status,
    tags: [...snapshot.tags].sort(),
    context,
    ...outputs,
    output: snapshot.status === 'done' ? plainOf(snapshot.output) : null,
  };
}

/** The ids of the invoked actors that have not ended, sorted. */
export function runningIn({ snapshot, settled }: Situation): string[] {
  return Object.keys(snapshot.children)
    .filter((id) => snapshot.children[id] !== undefined && !settled.has(id))
    .sort();
}

function isWithin(node: StateNode, ancestor: StateNode): boolean {
  return node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));
}

const recalled = new WeakMap<StateNode, boolean>();

/**
 * Whether a transition inside the parent of a history node targets it, so that what it remembers can be recalled while
 * the parent is active.
 */
function isRecalledFromInside(history: StateNode, parent: StateNode): boolean {
  const known = recalled.get(history);
  if (known !== undefined) return known;
  const isTargeted = [...transitionMap(history.machine).keys()].some(
    ({ source, target }) => isWithin(source, parent) && target?.some((goal: StateNode) => goal === history),
  );
  recalled.set(history, isTargeted);
  return isTargeted;
}

/**
 * History that can still be recalled. What a node remembers is written anew when its parent is left, so while the
 * parent is active the old memory cannot be recalled, unless a transition inside the parent targets it.
 */
function recallableHistory({ historyValue, machine, _nodes }: AnyMachineSnapshot): [string, string[]][] {
  const active: readonly StateNode[] = _nodes;
  return Object.entries(historyValue)
    .filter(([id]) => {
      const history: StateNode = machine.getStateNodeById(`#${id}`);
      const { parent } = history;
      return parent === undefined || !active.includes(parent) || isRecalledFromInside(history, parent);
    })
    .map(([id, nodes]): [string, string[]] => [id, nodes.map((node) => node.id).sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The identity of a situation: all that decides what can happen next, as text. */
export function keyOf(situation: Situation, seen: Observed): string {
  const { timers, snapshot } = situation;
  const parts: unknown[] = [seen.state, seen.context];
  if (seen.status !== 'active') parts.push({ status: seen.status, output: seen.output });
  const isLoneFull = timers.length === 1 && timers[0]?.left === timers[0]?.delay;
  if (timers.length > 0) parts.push({ timers: timers.map(({ id, left }) => (isLoneFull ? id : `${id} in ${left}`)) });
  const running = runningIn(situation);
  if (running.length > 0) parts.push({ running });
  const history = recallableHistory(snapshot);
  if (history.length > 0) parts.push({ history });
  return parts.map(textOf).join(' ');
}
