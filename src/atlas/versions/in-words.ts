import type { DifferenceKind } from '../chart-view/DifferenceMark.tsx';
import type { StatePart, TransitionDefinition, TransitionPart } from './definition.ts';
import type { Difference } from './differences.ts';

/** A row of a table of differences: what differs, where, and both sides. */
export interface DifferenceRow {
  readonly mark: DifferenceKind;
  readonly what: string;
  /** The name of the transition or the id of the state, as a chart knows it. `isOld`: only the older version has it. */
  readonly part: string;
  readonly isOld: boolean;
  /** The state that answers an event; empty for the machine itself. Null where it is no transition. */
  readonly state: string | null;
  /** The event in words, or the state, or the name of a piece of code. */
  readonly name: string;
  /** The place among the branches of its event, from 1; null where it has none beside it. */
  readonly place: number | null;
  readonly before: string;
  readonly after: string;
}

const OF_STATE: Readonly<Record<StatePart, string>> = {
  kind: 'other kind of state',
  initial: 'begins elsewhere',
  starting: 'other actions on the way to where it begins',
  historyTarget: 'other target without a history',
  entry: 'other actions on the way in',
  exit: 'other actions on the way out',
  invokes: 'runs something else',
  tags: 'other tags',
  output: 'other output',
  context: 'begins with another context',
  meta: 'other meta data',
  description: 'other description',
};

const OF_TRANSITION: Readonly<Record<TransitionPart, string>> = {
  targets: 'other target',
  guard: 'other guard',
  actions: 'other actions',
  reenters: 'enters anew or not',
  description: 'other description',
  meta: 'other meta data',
};

function branchOf({ source, trigger, branch: { place, of } }: TransitionDefinition) {
  return { state: source, name: trigger, place: of === 1 ? null : place };
}

/** What a transition does as a whole, for one that is on one side alone. */
function wholeOf({ parts: { targets, guard, actions } }: TransitionDefinition): string {
  return [
    targets === '' ? 'stays' : `to ${targets}`,
    ...(guard === '' ? [] : [`if ${guard}`]),
    ...(actions === '' ? [] : [`does ${actions}`]),
  ].join(', ');
}

const NO_BRANCH = { state: null, place: null };

/** Differences as rows, one for each part that differs. */
export function rowsOf(differences: readonly Difference[]): DifferenceRow[] {
  return differences.flatMap((one): DifferenceRow[] => {
    switch (one.kind) {
      case 'state added':
      case 'state removed': {
        const isOld = one.kind === 'state removed';
        const mark = isOld ? 'removed' : 'added';
        return [{ mark, what: one.kind, part: one.id, isOld, name: one.id, before: '', after: '', ...NO_BRANCH }];
      }
      case 'state changed':
        return one.changes.map(({ part, before, after }) => ({
          mark: 'changed',
          what: OF_STATE[part],
          part: one.id,
          isOld: false,
          name: one.id,
          before,
          after,
          ...NO_BRANCH,
        }));
      case 'transition added':
      case 'transition removed': {
        const isOld = one.kind === 'transition removed';
        const side = one.kind === 'transition removed' ? one.before : one.after;
        const [before, after] = isOld ? [wholeOf(side), ''] : ['', wholeOf(side)];
        const mark = isOld ? 'removed' : 'added';
        return [{ mark, what: one.kind, part: side.name, isOld, before, after, ...branchOf(side) }];
      }
      case 'transition changed':
        return one.changes.map(({ part, before, after }) => ({
          mark: 'changed',
          what: OF_TRANSITION[part],
          part: one.after.name,
          isOld: false,
          before,
          after,
          ...branchOf(one.after),
        }));
      case 'transition moved':
        return [
          {
            mark: 'changed',
            what: 'asked in another order',
            part: one.after.name,
            isOld: false,
            ...branchOf(one.after),
            before: `${one.before.branch.place}.`,
            after: `${one.after.branch.place}.`,
          },
        ];
      case 'code changed':
        return [
          {
            mark: 'changed',
            what: 'other code',
            part: '',
            isOld: false,
            name: one.name,
            before: one.before,
            after: one.after,
            ...NO_BRANCH,
          },
        ];
    }
  });
}
