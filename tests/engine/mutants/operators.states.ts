import type { StateNode } from 'xstate';
import { nodesOf } from '../machine/transitions.ts';
import { TWIN } from '../machine/words.ts';
import { type NodeDraft, draftOf } from './draft.ts';
import { type Operator, besides, branchesOf, draftAt, mutant, nameOf, placeOf, slotsOf } from './site.ts';

/** A state that does one thing less when it is entered or left. */
export const dropEntryOrExit: Operator = (machine) =>
  nodesOf(machine).flatMap((node) =>
    (['entry', 'exit'] as const).flatMap((when) =>
      draftOf(node.config)[when].map((action, place) =>
        mutant(
          machine,
          `drop ${when} action`,
          `${nameOf(action)}[${place}] of ${placeOf(node)}`,
          (root) => void draftAt(root, node)[when].splice(place, 1),
        ),
      ),
    ),
  );

/** A state without one of its tags. */
export const dropTag: Operator = (machine) =>
  nodesOf(machine).flatMap((node) =>
    node.tags.map((tag, place) =>
      mutant(
        machine,
        'drop tag',
        `${tag} of ${placeOf(node)}`,
        (root) => void draftAt(root, node).tags.splice(place, 1),
      ),
    ),
  );

/** A state that does not invoke one of its actors. */
export const dropInvoke: Operator = (machine) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.map(({ id }, place) =>
      mutant(
        machine,
        'drop invoke',
        `${id} of ${placeOf(node)}`,
        (root) => void draftAt(root, node).invoke.splice(place, 1),
      ),
    ),
  );

/** A state that begins in another of its children. */
export const changeInitial: Operator = (machine) =>
  nodesOf(machine)
    .filter(({ type }) => type === 'compound')
    .flatMap((node) =>
      (node.initial.target[0] === undefined ? [] : besides(node.initial.target[0])).map((other) =>
        mutant(machine, 'change initial', `of ${placeOf(node)} to ${other.key}`, (root) => {
          draftAt(root, node).initial = other.key;
        }),
      ),
    );

function doubled(delay: unknown): unknown {
  if (typeof delay === 'number') return 2 * delay;
  return typeof delay === 'function' ? (...given: unknown[]) => 2 * Number(delay(...given)) : delay;
}

/** A timer that takes twice as long. */
export const changeDelay: Operator = (machine) => [
  ...Object.keys(machine.implementations.delays ?? {}).map((name) =>
    mutant(machine, 'change delay', name, (_, { delays }) => {
      delays[name] = doubled(delays[name]);
    }),
  ),
  ...slotsOf(machine)
    .filter(({ kind, event }) => kind === 'after' && !Number.isNaN(Number(event.slice('after '.length))))
    .map(({ node, event, words }) =>
      mutant(machine, 'change delay', words, (root) => {
        const { after } = draftAt(root, node);
        const delay = event.slice('after '.length);
        after[String(2 * Number(delay))] = after[delay] ?? [];
        delete after[delay];
      }),
    ),
];

function withoutIds({ id: _, ...draft }: NodeDraft): NodeDraft {
  return {
    ...draft,
    states: Object.fromEntries(Object.entries(draft.states).map(([key, state]) => [key, withoutIds(state)])),
  };
}

/** A copy of a state, to its last branch, whose actors keep their names. */
function twinOf(draft: NodeDraft, node: StateNode): NodeDraft {
  const copy = withoutIds(draftOf(draft));
  return { ...copy, invoke: copy.invoke.map((invoke, place) => ({ id: node.invoke[place]?.id, ...invoke })) };
}

function isTwinnable(node: StateNode): boolean {
  return (
    node.parent?.type === 'compound' && (node.type === 'atomic' || node.type === 'compound' || node.type === 'parallel')
  );
}

/**
 * A hidden state: one transition leads to a twin that looks like the state that it should lead to, and lacks one of its
 * transitions. Twins are observed under the name of their original.
 */
export const hideState: Operator = (machine) =>
  branchesOf(machine).flatMap(({ slot, branch, index, words }) =>
    (branch.target ?? []).filter(isTwinnable).flatMap((goal) =>
      branchesOf(machine)
        .filter((later) => later.slot.node === goal)
        .map((later) =>
          mutant(machine, 'hidden state', `behind ${words} without ${later.words}`, (root) => {
            const twin = twinOf(draftAt(root, goal), goal);
            later.slot.pick(twin)?.splice(later.index, 1);
            const key = goal.key + TWIN;
            if (goal.parent !== undefined) draftAt(root, goal.parent).states[key] = twin;
            const draft = slot.in(root)[index];
            if (draft === undefined) return;
            draft.target = (branch.target ?? []).map((node) =>
              node === goal ? `#${goal.parent?.id ?? ''}.${key}` : `#${node.id}`,
            );
          }),
        ),
    ),
  );
