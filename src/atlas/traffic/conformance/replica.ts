import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate';
import type { SerializedEvent, SerializedSnapshot } from '../../../../machines/recorder/messages.ts';
import { holdActors } from '../../../../tests/engine/machine/held-actors.ts';
import { type MarkedMachine, mark } from '../../../../tests/engine/machine/marked-machine.ts';
import { stateWords } from '../../../../tests/engine/machine/state-words.ts';
import { nodesOf } from '../../../../tests/engine/machine/transitions.ts';
import { versionOf } from '../version.ts';

/** What one event leads to: the state, and the transitions that were taken on the way. */
export interface Outcome {
  readonly snapshot: AnyMachineSnapshot;
  readonly state: string;
  readonly took: readonly string[];
}

/** More guards than this are not tried in every combination: 2 to this power at most. */
const MOST_GUARDS = 8;

/** A machine that does more at one event goes in a circle, as where two guards that exclude each other are both to hold. */
const MOST_MICROSTEPS = 30;

function guardNames(machine: AnyStateMachine): string[] {
  const all = nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  const names = all.map(({ guard }) =>
    typeof guard === 'object' && guard !== null ? Reflect.get(guard, 'type') : guard,
  );
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/**
 * A machine of this build, to replay recorded steps on: with XState's own `transition` alone. No action is executed, no actor
 * started, no timer set.
 */
export class Replica {
  readonly hash: string;
  readonly #marked: MarkedMachine;
  readonly #guards: readonly string[];
  /** The same machine for each combination of answers that its guards may give; made by the first step that needs them. */
  #forced: readonly MarkedMachine[] | undefined;
  readonly #possible = new Map<string, readonly Outcome[]>();

  constructor(machine: AnyStateMachine) {
    this.hash = versionOf(machine.config);
    this.#marked = mark(holdActors(machine));
    this.#guards = guardNames(machine);
  }

  /** A snapshot as it was recorded. What the record leaves out comes from the one before. @throws where it has no such state */
  restore({ value, context }: SerializedSnapshot, before?: AnyMachineSnapshot): AnyMachineSnapshot {
    const snapshot = this.#marked.machine.resolveState({
      value: value as StateValue,
      context: { ...before?.context, ...Object(context) },
    });
    return before === undefined ? snapshot : Object.assign(snapshot, { historyValue: before.historyValue });
  }

  /** What an event leads to. @throws what the machine's own code throws, and where it goes in a circle */
  step(snapshot: AnyMachineSnapshot, event: SerializedEvent): Outcome {
    return this.#answer(this.#marked, snapshot, event);
  }

  /**
   * All that an event may lead to, whatever the guards say: for a step whose payload or context is masked. None where there are
   * too many guards, or code fails on what is masked. Answers that lead in a circle are none that guards give.
   */
  possible(snapshot: AnyMachineSnapshot, event: SerializedEvent): readonly Outcome[] {
    if (this.#guards.length > MOST_GUARDS) return [];
    const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
    const key = JSON.stringify([snapshot.value, event.type, history]);
    const known = this.#possible.get(key);
    if (known !== undefined) return known;
    this.#forced ??= this.#forcedMachines();
    const outcomes = this.#forced.flatMap((marked) => {
      try {
        return [this.#answer(marked, snapshot, event)];
      } catch {
        return [];
      }
    });
    this.#possible.set(key, outcomes);
    return outcomes;
  }

  #forcedMachines(): MarkedMachine[] {
    const machine = this.#marked.machine;
    return Array.from({ length: 2 ** this.#guards.length }, (_, answers) =>
      mark(
        machine.provide({
          guards: Object.fromEntries(this.#guards.map((name, place) => [name, () => ((answers >> place) & 1) === 1])),
        }),
      ),
    );
  }

  #answer(marked: MarkedMachine, from: AnyMachineSnapshot, event: SerializedEvent): Outcome {
    const { machine, transitions } = marked;
    const took: string[] = [];
    let microsteps = 0;
    const scope = marked.scopeFor({
      onAction: () => {},
      onMicrostep: (_, selected: readonly AnyTransitionDefinition[]) => {
        microsteps += 1;
        if (microsteps > MOST_MICROSTEPS) throw new Error('This machine goes in a circle.');
        for (const definition of selected) took.push(transitions.get(definition)?.name ?? '');
      },
    });
    // A snapshot belongs to the machine that made it.
    const own = from.machine === machine ? from : this.#moved(machine, from);
    const snapshot = machine.transition(own, event, scope);
    return { snapshot, state: stateWords(snapshot.value), took: [...new Set(took)].filter((name) => name !== '') };
  }

  #moved(machine: AnyStateMachine, { value, context, historyValue }: AnyMachineSnapshot): AnyMachineSnapshot {
    const own = Object.fromEntries(
      Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => machine.getStateNodeById(node.id))]),
    );
    return Object.assign(machine.resolveState({ value, context }), { historyValue: own });
  }
}
