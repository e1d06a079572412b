import { not, type AnyStateMachine } from 'xstate';
import { type Mutant, type Operator, besides, branchesOf, mutant, nameOf, slotsOf } from './site.ts';

/** One branch less: a transition, an `always`, an `after`, an edge of an invoke or of a final state. */
export const dropBranch: Operator = (machine) =>
  branchesOf(machine).map(({ slot, index, words }) =>
    mutant(machine, `drop ${slot.kind}`, words, (root) => void slot.in(root).splice(index, 1)),
  );

/** A branch that leads to each state beside the one it should lead to. */
export const retarget: Operator = (machine) =>
  branchesOf(machine).flatMap(({ slot, branch, index, words }) =>
    (branch.target ?? []).flatMap((goal, place) =>
      besides(goal).map((other) =>
        mutant(machine, 'retarget', `${words} to ${other.path.join('.')}`, (root) => {
          const draft = slot.in(root)[index];
          if (draft !== undefined)
            draft.target = (branch.target ?? []).map((node, at) => `#${at === place ? other.id : node.id}`);
        }),
      ),
    ),
  );

/** A branch that does what it should and does not change the state. */
export const forgetTarget: Operator = (machine) =>
  branchesOf(machine)
    .filter(
      ({ slot, branch }) =>
        branch.target !== undefined && branch.target.some((goal) => goal !== slot.node || branch.reenter),
    )
    .map(({ slot, index, words }) =>
      mutant(machine, 'forget target', words, (root) => {
        const draft = slot.in(root)[index];
        delete draft?.target;
      }),
    );

/** A branch that no longer leaves and enters its state anew. */
export const forgetReenter: Operator = (machine) =>
  branchesOf(machine)
    .filter(({ branch }) => branch.reenter)
    .map(({ slot, index, words }) =>
      mutant(machine, 'forget reenter', words, (root) => {
        const draft = slot.in(root)[index];
        delete draft?.reenter;
      }),
    );

function guarded(machine: AnyStateMachine) {
  return branchesOf(machine).filter(({ branch }) => branch.guard !== undefined);
}

/** A branch without its guard. */
export const dropGuard: Operator = (machine) =>
  guarded(machine).map(({ slot, branch, index, words }) =>
    mutant(machine, 'drop guard', `${nameOf(branch.guard)} of ${words}`, (root) => {
      const draft = slot.in(root)[index];
      delete draft?.guard;
    }),
  );

/** The library's own negation. Its type asks for the names of all guards, which an operator does not know. */
function negation(guard: unknown): unknown {
  return Reflect.apply(not, undefined, [guard]);
}

/** A branch whose guard is negated. */
export const negateGuard: Operator = (machine) =>
  guarded(machine).map(({ slot, branch, index, words }) =>
    mutant(machine, 'negate guard', `${nameOf(branch.guard)} of ${words}`, (root) => {
      const draft = slot.in(root)[index];
      if (draft !== undefined && branch.guard !== undefined) draft.guard = negation(branch.guard);
    }),
  );

/** Two neighbouring branches in the wrong order. */
export const swapBranches: Operator = (machine) =>
  slotsOf(machine).flatMap((slot) =>
    slot.branches.slice(1).map((_, index) =>
      mutant(machine, 'swap transitions', `${slot.words}[${index}] and [${index + 1}]`, (root) => {
        const branches = slot.in(root);
        branches.splice(index, 2, ...branches.slice(index, index + 2).reverse());
      }),
    ),
  );

/** A branch with one action less. */
export const dropAction: Operator = (machine): Mutant[] =>
  branchesOf(machine).flatMap(({ slot, branch, index, words }) =>
    branch.actions.map((action, place) =>
      mutant(
        machine,
        'drop action',
        `${nameOf(action)}[${place}] of ${words}`,
        (root) => void slot.in(root)[index]?.actions.splice(place, 1),
      ),
    ),
  );
