import { aligned } from './aligned.ts';
import type { Definition, StateDefinition, StatePart, TransitionDefinition, TransitionPart } from './definition.ts';

/** One part that differs, as text in both versions; empty where there is none. */
export interface PartChange<TPart extends string> {
  readonly part: TPart;
  readonly before: string;
  readonly after: string;
}

/** One difference between two versions of a machine. */
export type Difference =
  | { readonly kind: 'state added' | 'state removed'; readonly id: string }
  | { readonly kind: 'state changed'; readonly id: string; readonly changes: readonly PartChange<StatePart>[] }
  | { readonly kind: 'transition added'; readonly after: TransitionDefinition }
  | { readonly kind: 'transition removed'; readonly before: TransitionDefinition }
  | {
      readonly kind: 'transition changed';
      readonly before: TransitionDefinition;
      readonly after: TransitionDefinition;
      readonly changes: readonly PartChange<TransitionPart>[];
    }
  | {
      /** The same branch, asked at another place among those of its state and event. */
      readonly kind: 'transition moved';
      readonly before: TransitionDefinition;
      readonly after: TransitionDefinition;
    }
  | { readonly kind: 'code changed'; readonly name: string; readonly before: string; readonly after: string };

function changesOf<TPart extends string>(
  before: Readonly<Record<TPart, string>>,
  after: Readonly<Record<TPart, string>>,
): PartChange<TPart>[] {
  return (Object.keys(before) as TPart[])
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], after: after[part] }));
}

function statesOf(before: Definition, after: Definition): Difference[] {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const now = new Set(after.states.map(({ id }) => id));
  const removed = before.states.filter(({ id }) => !now.has(id));
  const inBoth = after.states.flatMap((state): [StateDefinition, StateDefinition][] => {
    const known = old.get(state.id);
    return known === undefined ? [] : [[known, state]];
  });
  return [
    ...removed.map(({ id }): Difference => ({ kind: 'state removed', id })),
    ...after.states.filter(({ id }) => !old.has(id)).map(({ id }): Difference => ({ kind: 'state added', id })),
    ...inBoth.flatMap(([was, is]): Difference[] => {
      const changes = changesOf(was.parts, is.parts);
      return changes.length === 0 ? [] : [{ kind: 'state changed', id: is.id, changes }];
    }),
  ];
}

/** The branches of one state and event: in their order, the first that may is taken. */
function groupsOf({ transitions }: Definition): ReadonlyMap<string, TransitionDefinition[]> {
  const groups = new Map<string, TransitionDefinition[]>();
  for (const transition of transitions) {
    const key = `${transition.source}: ${transition.descriptor}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return groups;
}

function groupDifferences(was: readonly TransitionDefinition[], is: readonly TransitionDefinition[]): Difference[] {
  return aligned(was, is).flatMap(([before, after]): Difference[] => {
    if (before === null) return after === null ? [] : [{ kind: 'transition added', after }];
    if (after === null) return [{ kind: 'transition removed', before }];
    const changes = changesOf(before.parts, after.parts);
    return changes.length === 0 ? [] : [{ kind: 'transition changed', before, after, changes }];
  });
}

function sameParts(a: TransitionDefinition, b: TransitionDefinition): boolean {
  return changesOf(a.parts, b.parts).length === 0;
}

/** A branch that was removed at one place of its group and added at another has moved. */
function withMoves(differences: readonly Difference[]): Difference[] {
  const left = [...differences];
  for (const removed of differences) {
    if (removed.kind !== 'transition removed') continue;
    const place = left.findIndex((one) => one.kind === 'transition added' && sameParts(removed.before, one.after));
    const added = left[place];
    if (added?.kind !== 'transition added') continue;
    left.splice(place, 1);
    left[left.indexOf(removed)] = { kind: 'transition moved', before: removed.before, after: added.after };
  }
  return left;
}

function transitionsOf(before: Definition, after: Definition): Difference[] {
  const [old, now] = [groupsOf(before), groupsOf(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].flatMap((key) => withMoves(groupDifferences(old.get(key) ?? [], now.get(key) ?? [])));
}

function codeOf(before: Definition, after: Definition): Difference[] {
  const names = [...before.code.keys()].filter((name) => after.code.has(name));
  return names.flatMap((name): Difference[] => {
    const [was = '', is = ''] = [before.code.get(name), after.code.get(name)];
    return was === is ? [] : [{ kind: 'code changed', name, before: was, after: is }];
  });
}

/** All in which two versions of a machine differ: states, transitions, and the code behind names where both hold it. */
export function differencesBetween(before: Definition, after: Definition): Difference[] {
  return [...statesOf(before, after), ...transitionsOf(before, after), ...codeOf(before, after)];
}
