import type { AnyActorScope, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { deedOf } from './actions.ts';
import type { Candidate } from './candidates.ts';
import { type MarkedMachine, type Reporter, TOOK } from './marked.ts';
import type { Said } from './model.ts';
import type { Saying, Situation, Timer } from './situation.ts';
import { originalName } from './words.ts';

/** The candidates that ran in one microstep, and the type of the event that it answered. */
export interface Microstep {
  readonly event: string;
  readonly candidates: readonly Candidate[];
}

/** The names of the candidates of all microsteps, each once, in the order they ran. */
export function tookOf(microsteps: readonly Microstep[]): string[] {
  return [...new Set(microsteps.flatMap(({ candidates }) => candidates.map(({ name }) => name)))];
}

/** Computes a step in the engine's own functions and gathers what it wants done, doing none of it. */
export class Macrostep implements Reporter {
  readonly said: Record<keyof Saying, Said[]> = { emitted: [], effects: [], asked: [], armed: [] };
  readonly microsteps: Microstep[] = [];
  settled: ReadonlySet<string>;
  timers: readonly Timer[];
  readonly #marked: MarkedMachine;
  readonly #scope: AnyActorScope;
  readonly #toSelf: Said[] = [];
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
  answer(snapshot: AnyMachineSnapshot, event: Said): AnyMachineSnapshot {
    if (snapshot.status !== 'active') return snapshot;
    try {
      return this.#drain(this.#marked.machine.transition(snapshot, event, this.#scope));
    } catch (error) {
      return { ...snapshot, status: 'error', error };
    }
  }

  /** Fires those of the timers that are still armed when their turn comes. */
  fire(snapshot: AnyMachineSnapshot, due: readonly Timer[]): AnyMachineSnapshot {
    return due.reduce((before, timer) => {
      if (!this.timers.includes(timer)) return before;
      this.timers = this.timers.filter((other) => other !== timer);
      return this.answer(before, timer.event);
    }, snapshot);
  }

  #drain(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const event = this.#toSelf.shift();
    return event === undefined ? snapshot : this.answer(snapshot, event);
  }

  note(event: string, selected: readonly AnyTransitionDefinition[]): void {
    const candidates = selected
      .map((definition) => this.#marked.candidates.get(definition))
      .filter((candidate) => candidate !== undefined)
      .filter((candidate) => candidate.inert || this.#ran.has(candidate));
    if (candidates.length > 0) this.microsteps.push({ event, candidates });
    this.#ran = new Set();
  }

  act(type: string, params: unknown, self: unknown): void {
    if (type === TOOK) {
      this.#ran.add(Reflect.get(Object(params), 'candidate'));
      return;
    }
    const deed = deedOf(type, params, self);
    if (deed.kind === 'emitted') this.said.emitted.push(deed.said);
    if (deed.kind === 'effect') this.said.effects.push(deed.said);
    if (deed.kind === 'queued') this.#toSelf.push(deed.said);
    if (deed.kind === 'disarmed') this.timers = this.timers.filter(({ id }) => id !== deed.id);
    if (deed.kind === 'armed') {
      const { id, event, delay } = deed;
      this.said.armed.push({ type: originalName(event.type), delay });
      this.timers = [...this.timers.filter((other) => other.id !== id), { id, event, left: delay, delay }];
    }
    if (deed.kind === 'asked') {
      this.said.asked.push(deed.said);
      this.settled = new Set([...this.settled].filter((id) => id !== deed.id));
    }
  }
}
