import { ACTOR, AFTER, DONE_STATE } from '../chart/trigger.ts';

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object itself holds under a key. */
export function part(holder: object, key: string): unknown {
  return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}

/** A value as a list: itself, alone, or nothing. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A branch of a state's configuration, and where it stands: in a list, or alone under its key. */
export interface ConfigBranch {
  /** As charts name it: an event, `always`, `xstate.done.actor.loader`. */
  readonly descriptor: string;
  /** Its place among the branches of the same descriptor, from 0. */
  readonly place: number;
  readonly holder: object;
  readonly key: string | number;
  /** An object, or the mere name of a state. */
  readonly branch: unknown;
}

function* heldIn(config: object, id: string): Generator<Pick<ConfigBranch, 'descriptor' | 'holder'> & { key: string }> {
  const [on, after] = [part(config, 'on'), part(config, 'after')];
  if (isObject(on)) for (const key of Object.keys(on)) yield { descriptor: key, holder: on, key };
  if (isObject(after))
    for (const key of Object.keys(after)) yield { descriptor: `${AFTER}${key}.${id}`, holder: after, key };
  yield { descriptor: 'always', holder: config, key: 'always' };
  yield { descriptor: `${DONE_STATE}${id}`, holder: config, key: 'onDone' };
  for (const [place, invoke] of listOf(part(config, 'invoke')).entries()) {
    if (!isObject(invoke)) continue;
    const own = part(invoke, 'id');
    const actor = typeof own === 'string' ? own : `${place}.${id}`;
    yield { descriptor: `${ACTOR.done}${actor}`, holder: invoke, key: 'onDone' };
    yield { descriptor: `${ACTOR.error}${actor}`, holder: invoke, key: 'onError' };
    yield { descriptor: `${ACTOR.snapshot}${actor}`, holder: invoke, key: 'onSnapshot' };
  }
}

/** All branches of a state's configuration. @param id of the state, with that of the machine before it */
export function* branchesIn(config: object, id: string): Generator<ConfigBranch> {
  for (const { descriptor, holder, key } of heldIn(config, id)) {
    const value = part(holder, key);
    for (const [place, branch] of listOf(value).entries())
      yield { descriptor, place, branch, ...(Array.isArray(value) ? { holder: value, key: place } : { holder, key }) };
  }
}
