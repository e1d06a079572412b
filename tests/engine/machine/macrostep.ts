import type { AnyActorScope, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { type OutputLists, addOutput, effectOf, emptyOutputs } from './actions.ts';
import type { Transition } from './transitions.ts';
import { type MarkedMachine, type StepListener, TRANSITION_RAN } from './marked-machine.ts';
import type { PlainEvent } from '../model.ts';
import type { Situation, Timer } from './situation.ts';

/** The transitions that ran in one microstep, and the type of the event that it answered. */
export interface Microstep {
  readonly event: string;
  readonly transitions: readonly Transition[];
}

/** The names of the transitions of all microsteps, each once, in the order they ran. */
export function tookOf(microsteps: readonly Microstep[]): string[] {
  return [...new Set(microsteps.flatMap(({ transitions }) => transitions.map(({ name }) => name)))];
}

/** Computes a step with XState's own functions and gathers the actions that it wants executed, executing none. */
export class Macrostep implements StepListener {
  readonly outputs: OutputLists = emptyOutputs();
  readonly microsteps: Microstep[] = [];
  settled: ReadonlySet<string>;
  timers: readonly Timer[];
  readonly #marked: MarkedMachine;
  readonly #scope: AnyActorScope;
  readonly #queue: PlainEvent[] = [];
  #ran = new Set<unknown>();

  constructor(marked: MarkedMachine, before: Pick<Situation, 'timers' | 'settled'>) {
    this.#marked = marked;
    this.timers = before.timers;
    this.settled = before.settled;
    this.#scope = marked.scopeFor(this);
  }

  start(input: unknown): AnyMachineSnapshot {
    return this.#drain(this.#marked.machine.getInitialSnapshot(this.#scope, input));
  }

  /**
   * Answers an event, and then all that the machine sends to itself. What throws ends the machine with an error, as it
   * would an actor.
   */
  answer(snapshot: AnyMachineSnapshot, event: PlainEvent): AnyMachineSnapshot {
    if (snapshot.status !== 'active') return snapshot;
    try {
      return this.#drain(this.#marked.machine.transition(snapshot, event, this.#scope));
    } catch (error) {
      return { ...snapshot, status: 'error', error };
    }
  }

  /** Fires those of the timers that are still scheduled when their turn comes. */
  fire(snapshot: AnyMachineSnapshot, due: readonly Timer[]): AnyMachineSnapshot {
    return due.reduce((before, timer) => {
      if (!this.timers.includes(timer)) return before;
      this.timers = this.timers.filter((other) => other !== timer);
      return this.answer(before, timer.event);
    }, snapshot);
  }

  #drain(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const event = this.#queue.shift();
    return event === undefined ? snapshot : this.answer(snapshot, event);
  }

  onMicrostep(event: string, selected: readonly AnyTransitionDefinition[]): void {
    const transitions = selected
      .map((definition) => this.#marked.transitions.get(definition))
      .filter((transition) => transition !== undefined)
      .filter((transition) => transition.inert || this.#ran.has(transition));
    if (transitions.length > 0) this.microsteps.push({ event, transitions });
    this.#ran = new Set();
  }

  onAction(type: string, params: unknown, self: unknown): void {
    if (type === TRANSITION_RAN) {
      this.#ran.add(Reflect.get(Object(params), 'transition'));
      return;
    }
    const effect = effectOf(type, params, self);
    addOutput(this.outputs, effect);
    if (effect.kind === 'queued') this.#queue.push(effect.event);
    if (effect.kind === 'cancelled') this.timers = this.timers.filter(({ id }) => id !== effect.id);
    if (effect.kind === 'scheduled') {
      const { id, event, delay } = effect;
      this.timers = [...this.timers.filter((other) => other.id !== id), { id, event, left: delay, delay }];
    }
    if (effect.kind === 'invoked') this.settled = new Set([...this.settled].filter((id) => id !== effect.id));
  }
}
