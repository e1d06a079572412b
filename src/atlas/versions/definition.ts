import { type AnyStateMachine, type AnyTransitionDefinition, type StateNode, StateMachine } from 'xstate';
import { type Transition, nodesOf, transitionMap } from '../../../tests/engine/machine/transitions.ts';
import { machineOf } from '../chart/machine-from-json.ts';
import { FUNCTION } from '../chart/named.ts';
import { triggerOf } from '../chart/trigger.ts';

/** What is compared of a state, each part as text. */
export interface StateDefinition {
  readonly id: string;
  readonly parts: Readonly<Record<StatePart, string>>;
}

/** What is compared of a transition, each part as text. */
export interface TransitionDefinition {
  /** As charts and walk files name it. */
  readonly name: string;
  readonly source: string;
  /** What sets it off, as XState names it; those of one source and descriptor are asked in order. */
  readonly descriptor: string;
  /** The same in words. */
  readonly trigger: string;
  /** Its place, from 1, among the branches of its state and event, and how many they are. */
  readonly branch: { readonly place: number; readonly of: number };
  readonly parts: Readonly<Record<TransitionPart, string>>;
}

/** What of a state can differ. */
export type StatePart =
  | 'kind'
  | 'initial'
  | 'starting'
  | 'historyTarget'
  | 'entry'
  | 'exit'
  | 'invokes'
  | 'tags'
  | 'output'
  | 'context'
  | 'meta'
  | 'description';

/** What of a transition can differ. */
export type TransitionPart = 'targets' | 'guard' | 'actions' | 'reenters' | 'description' | 'meta';

/** A machine as it is compared with another version of itself. */
export interface Definition {
  readonly id: string;
  readonly states: readonly StateDefinition[];
  readonly transitions: readonly TransitionDefinition[];
  /** The code behind names, `delays stepTime`, as far as the file holds it. */
  readonly code: ReadonlyMap<string, string>;
}

/** What XState hangs on the functions that it makes, and is the same on all of a kind. */
const MACHINERY: ReadonlySet<string> = new Set(['type', 'resolve', 'execute', 'check']);

function isNamed(value: unknown): value is { readonly type: string; readonly params?: unknown } {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

function isFunction(value: unknown): value is (...given: never[]) => unknown {
  return typeof value === 'function';
}

/** A function by its source; one that XState made, such as a negation or an assignment, by what it was made of. */
function functionText(logic: (...given: never[]) => unknown): string {
  const parts = Object.entries(logic).filter(([key]) => !MACHINERY.has(key));
  if (parts.length === 0) return logic.toString();
  return `${logic.name}(${parts.map(([, part]) => (Array.isArray(part) ? listText(part) : textOf(part))).join(', ')})`;
}

/** A value as text: a text in quotes, so that "1" is not 1, and functions by their source, whether code or written down. */
function valueText(value: unknown): string {
  if (isFunction(value)) return functionText(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : JSON.stringify(value);
  const source: unknown = Reflect.get(value, FUNCTION);
  if (typeof source === 'string') return source;
  return `{${Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key}: ${valueText(part)}`)
    .join(', ')}}`;
}

/** A name, or several, as they are; anything else as a value. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : valueText(value);
}

/** A guard or an action: by its name, with its parameters where it has some. */
function callText(value: unknown): string {
  if (!isNamed(value)) return textOf(value);
  return value.params === undefined ? value.type : `${value.type}(${valueText(value.params)})`;
}

function listText(values: unknown): string {
  return (values === undefined || values === null ? [] : Array.isArray(values) ? values : [values])
    .map(callText)
    .join(', ');
}

function idOf({ path }: StateNode): string {
  return path.join('.');
}

function invokeText({ config }: StateNode): string {
  const invokes: readonly unknown[] =
    config.invoke === undefined ? [] : Array.isArray(config.invoke) ? config.invoke : [config.invoke];
  const one = (invoke: unknown): string => {
    if (typeof invoke === 'string') return invoke;
    const [id, systemId, src, input]: unknown[] = ['id', 'systemId', 'src', 'input'].map((key) =>
      Reflect.get(Object(invoke), key),
    );
    return [
      callText(src),
      ...(id === undefined ? [] : [`as ${textOf(id)}`]),
      ...(systemId === undefined ? [] : [`in the system as ${textOf(systemId)}`]),
      ...(input === undefined ? [] : [`with ${valueText(input)}`]),
    ].join(' ');
  };
  return invokes.map(one).join(', ');
}

function stateOf(node: StateNode): StateDefinition {
  const { type, history, config, tags, description = '' } = node;
  return {
    id: idOf(node),
    parts: {
      kind: type === 'history' ? `${history === 'deep' ? 'deep ' : ''}history` : type,
      initial: type === 'compound' ? (node.initial.target ?? []).map(idOf).join(', ') : '',
      starting: type === 'compound' ? listText(node.initial.actions) : '',
      historyTarget: type === 'history' ? textOf(Reflect.get(config, 'target')) : '',
      entry: listText(config.entry),
      exit: listText(config.exit),
      invokes: invokeText(node),
      tags: [...tags].sort().join(', '),
      output: valueText(config.output),
      // The machine alone has one.
      context: valueText(Reflect.get(config, 'context')),
      meta: valueText(config.meta),
      description,
    },
  };
}

function transitionOf(
  { source, target, actions, guard, reenter, meta, description = '' }: AnyTransitionDefinition,
  { name, descriptor, index }: Transition,
  branches: number,
): TransitionDefinition {
  return {
    name,
    source: idOf(source),
    descriptor,
    trigger: triggerOf(descriptor, source.id).trigger,
    branch: { place: index + 1, of: branches },
    parts: {
      targets: (target ?? []).map(idOf).join(', '),
      guard: guard === undefined || guard === null ? '' : callText(guard),
      actions: listText(actions),
      reenters: reenter ? 'yes' : '',
      description,
      meta: valueText(meta),
    },
  };
}

/** The code behind names, as far as it is there: a file holds what its export knows under `implementations`. */
function codeOf({ implementations, config }: AnyStateMachine): ReadonlyMap<string, string> {
  const held = Object(Reflect.get(config, 'implementations'));
  const kinds = { action: 'actions', actor: 'actors', delay: 'delays', guard: 'guards' } as const;
  return new Map(
    Object.entries(kinds).flatMap(([kind, key]) =>
      Object.entries({ ...held[key], ...implementations[key] }).map(([name, logic]): [string, string] => [
        `${kind} ${name}`,
        textOf(logic),
      ]),
    ),
  );
}

/**
 * A machine as it is compared.
 *
 * @param source a machine, or the plain JSON of one
 * @throws where the JSON is no machine
 */
export function definitionOf(source: AnyStateMachine | object): Definition {
  const machine: AnyStateMachine = source instanceof StateMachine ? source : machineOf(source);
  const described = [...transitionMap(machine)];
  const branches = new Map<string, number>();
  const keyOf = ({ source: id, descriptor }: Transition): string => `${id}: ${descriptor}`;
  for (const [, one] of described) branches.set(keyOf(one), (branches.get(keyOf(one)) ?? 0) + 1);
  return {
    id: machine.id,
    states: nodesOf(machine).map(stateOf),
    transitions: described.map(([definition, one]) => transitionOf(definition, one, branches.get(keyOf(one)) ?? 1)),
    code: codeOf(machine),
  };
}
