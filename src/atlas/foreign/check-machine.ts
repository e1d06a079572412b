import type { MisfitKind } from '../../../machines/fileLoader/files.ts';
import { isDefinition } from '../chart/config-of-definition.ts';
import { chartOf } from '../chart/chart-of.ts';
import { isStateValue } from '../chart/state-value.ts';
import { branchesIn, isObject, listOf, part } from './config-parts.ts';

/** Says that something is wrong with what a holder has under a key. It throws. */
export type Complain = (holder: object, key: string | number, kind: MisfitKind, what?: string) => never;

/** More than this is not drawn: the layout would take minutes. */
const MOST_STATES = 500;
const MOST_TRANSITIONS = 2000;

/** Half a pair of code units is in no name: no address can hold it, and no file that is saved. */
function checkName(holder: object, key: string, name: string, complain: Complain): void {
  if (!name.isWellFormed()) complain(holder, key, 'name', name.toWellFormed());
}

interface Node {
  readonly path: readonly string[];
  readonly config: object;
  readonly parent: Node | null;
}

function nodesOf(root: object, complain: Complain): Node[] {
  const nodes: Node[] = [];
  const visit = (config: object, path: readonly string[], parent: Node | null): void => {
    const node = { path, config, parent };
    nodes.push(node);
    if (nodes.length > MOST_STATES + 1) complain(root, 'states', 'many', `${MOST_STATES} states`);
    const states = part(config, 'states');
    if (states === undefined) return;
    if (!isObject(states)) return complain(config, 'states', 'machine', 'its states are no object');
    for (const [key, inner] of Object.entries(states)) {
      if (key === '' || /[.#:]/u.test(key)) complain(states, key, 'name', key);
      checkName(states, key, key, complain);
      if (!isObject(inner)) return complain(states, key, 'machine', `the state ${key} is no object`);
      visit(inner, [...path, key], node);
    }
  };
  visit(root, [], null);
  return nodes;
}

/** The keys that a target names, as XState reads them: a backslash keeps the dot after it in a key. */
function keysIn(target: string): string[] {
  const keys = [''];
  for (const [sign, kept = sign] of target.matchAll(/\\(.)|./gsu))
    if (sign === '.') keys.push('');
    else keys.push((keys.pop() ?? '') + kept);
  return keys;
}

/** All states of a machine, and what else tells where a target leads. */
interface Tree {
  readonly nodes: readonly Node[];
  readonly machine: string;
  /** In the definition that XState makes of a machine, a target is the id of a state as it stands. */
  readonly isDefined: boolean;
}

function idOf({ config, path }: Node, machine: string): unknown {
  return part(config, 'id') ?? [machine, ...path].join('.');
}

function resolves(target: string, from: Node, { nodes, machine, isDefined }: Tree): boolean {
  // As XState does it, a path ends where a name is empty: the target `.` is the state itself.
  const has = (path: readonly string[]): boolean => {
    const end = path.indexOf('');
    const whole = path.slice(0, end < 0 ? path.length : end).join('.');
    return nodes.some((node) => node.path.join('.') === whole);
  };
  const owner = (id: string): Node | undefined => nodes.find((node) => idOf(node, machine) === id);
  if (isDefined) return target.startsWith('#') && owner(target.slice(1)) !== undefined;
  if (target.startsWith('#')) {
    const [id = '', ...rest] = keysIn(target.slice(1));
    const named = owner(id);
    return named !== undefined && has([...named.path, ...rest]);
  }
  if (target.startsWith('.')) return has([...from.path, ...keysIn(target.slice(1))]);
  const base = from.parent === null ? from.path : from.parent.path;
  return has([...base, ...keysIn(target)]);
}

/** What XState 4 has in a state, and XState 5 reads over. It writes some of them where nothing is in them. */
const OLD_IN_STATES = ['activities', 'onEntry', 'onExit'];

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

function checkOld({ config }: Node, complain: Complain): void {
  const old = part(config, 'type') === 'final' ? [...OLD_IN_STATES, 'data'] : OLD_IN_STATES;
  for (const key of old) if (!isEmpty(part(config, key))) complain(config, key, 'old', key);
}

/** What XState 4 has in a transition and XState 5 reads over: its guards would be lost without a word. */
const OLD = ['cond', 'in', 'internal'];

/** @returns how many transitions the state has */
function checkTransitions(node: Node, tree: Tree, complain: Complain): number {
  const branches = [...branchesIn(node.config, node.path.join('.'))];
  for (const key of ['on', 'after']) {
    const named = part(node.config, key);
    // XState 4 has lists there, of which XState 5 would read the numbers.
    if (Array.isArray(named)) complain(node.config, key, 'old', key);
    if (isObject(named)) for (const name of Object.keys(named)) checkName(named, name, name, complain);
  }
  for (const { branch, ...own } of branches) {
    if (isObject(branch)) for (const key of OLD) if (Object.hasOwn(branch, key)) complain(branch, key, 'old', key);
    const { holder, key } = isObject(branch) ? { holder: branch, key: 'target' } : own;
    const led = isObject(branch) ? part(branch, 'target') : branch;
    // `listOf` finds nothing in it, and XState looks for a state there.
    if (led === null) complain(holder, key, 'target', 'null');
    for (const target of listOf(led)) {
      if (typeof target !== 'string') complain(holder, key, 'target', JSON.stringify(target));
      if (typeof target === 'string' && !resolves(target, node, tree)) complain(holder, key, 'target', target);
    }
  }
  return branches.length;
}

function checkInitial({ config }: Node, { nodes, machine, isDefined }: Tree, complain: Complain): void {
  const states = part(config, 'states');
  if (!isObject(states) || Object.keys(states).length === 0 || part(config, 'type') === 'parallel') return;
  const initial = part(config, 'initial');
  const named = isObject(initial) ? listOf(part(initial, 'target'))[0] : initial;
  const key = typeof named === 'string' ? named.slice(named.lastIndexOf('.') + 1) : '';
  const isInside = isDefined
    ? nodes.some((node) => node.parent?.config === config && named === `#${String(idOf(node, machine))}`)
    : Object.hasOwn(states, key);
  if (!isInside)
    complain(config, initial === undefined ? 'states' : 'initial', 'initial', typeof named === 'string' ? named : '');
}

const TYPES = ['atomic', 'compound', 'parallel', 'final', 'history'];

function checkType({ config }: Node, complain: Complain): void {
  const type = part(config, 'type');
  if (type !== undefined && !TYPES.some((known) => known === type))
    complain(config, 'type', 'machine', `its type is ${JSON.stringify(type)}`);
}

/** Where a history leads that remembers nothing. */
function checkHistory(node: Node, tree: Tree, complain: Complain): void {
  if (part(node.config, 'type') !== 'history') return;
  for (const target of listOf(part(node.config, 'target')))
    if (typeof target !== 'string' || !resolves(target, node, tree))
      complain(node.config, 'target', 'target', String(target));
}

/** What an export says of guards over states: XState looks for a state by its id as it asks one. */
function checkGuards(guard: unknown, root: Node, tree: Tree, complain: Complain): void {
  if (!isObject(guard)) return;
  const value = part(guard, 'stateValue');
  if (value !== undefined && !isStateValue(value)) complain(guard, 'stateValue', 'target', JSON.stringify(value));
  if (typeof value === 'string' && value.startsWith('#') && !resolves(value, root, tree))
    complain(guard, 'stateValue', 'target', value);
  for (const inner of listOf(part(guard, 'guards'))) checkGuards(inner, root, tree, complain);
}

function checkInvokes({ config }: Node, complain: Complain): void {
  for (const invoke of listOf(part(config, 'invoke'))) {
    const source = isObject(invoke) ? part(invoke, 'src') : undefined;
    const name = isObject(source) ? part(source, 'type') : source;
    if (typeof name !== 'string' || name === '') complain(config, 'invoke', 'invoke');
    const id = isObject(invoke) ? part(invoke, 'id') : undefined;
    if (isObject(invoke) && typeof id === 'string') checkName(invoke, 'id', id, complain);
    else if (isObject(invoke) && id !== undefined && id !== null) complain(invoke, 'id', 'name', JSON.stringify(id));
  }
}

/**
 * Checks that plain JSON is a machine that can be drawn and stepped. Nothing in it is executed.
 *
 * @param complain throws what is wrong, with its place
 */
export function checkMachine(json: unknown, complain: Complain): object {
  const says = isObject(json) ? ['states', 'on', 'always', 'after', 'invoke'].filter((key) => part(json, key)) : [];
  if (!isObject(json) || says.length === 0) return complain(Object(json), '', 'machine', 'it has no states');
  const id = part(json, 'id') ?? '(machine)';
  if (typeof id !== 'string') return complain(json, 'id', 'name', JSON.stringify(id));
  checkName(json, 'id', id, complain);
  const nodes = nodesOf(json, complain);
  const [root] = nodes;
  const tree: Tree = { nodes, machine: id, isDefined: isDefinition(json) };
  const guards = part(Object(part(json, 'implementations')), 'guards');
  for (const guard of Object.values(Object(guards))) if (root) checkGuards(guard, root, tree, complain);
  let transitions = 0;
  for (const node of nodes) {
    checkOld(node, complain);
    checkType(node, complain);
    checkHistory(node, tree, complain);
    checkInitial(node, tree, complain);
    checkInvokes(node, complain);
    transitions += checkTransitions(node, tree, complain);
    if (transitions > MOST_TRANSITIONS) complain(json, 'states', 'many', `${MOST_TRANSITIONS} transitions`);
  }
  try {
    chartOf(json);
  } catch (error) {
    complain(json, 'states', 'machine', error instanceof Error ? error.message.split('\n')[0] : '');
  }
  return json;
}
