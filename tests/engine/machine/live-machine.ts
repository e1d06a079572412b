import { type AnyActor, type AnyStateMachine, type InspectionEvent, createActor } from 'xstate';
import { type OutputLists, addOutput, effectOf, emptyOutputs, toPlainEvent } from './actions.ts';
import { StepClock } from './clock.ts';
import { holdActors, settle } from './held-actors.ts';
import type { MachineModel, Observed, PlainEvent, Stimulus } from '../model.ts';
import { observe, projectionOf } from './situation.ts';
import { actorIdOf, timerWords } from './stimulus.ts';

/** What is seen after a stimulus, or why it could not be applied. */
export type StepResult = { readonly seen: Observed } | { readonly refused: string };

const heldMachines = new WeakMap<MachineModel, WeakMap<AnyStateMachine, AnyStateMachine>>();

/** The machine with its actors held; made once, for a machine is never changed by running. */
function heldFor(model: MachineModel, machine: AnyStateMachine): AnyStateMachine {
  const known = heldMachines.get(model) ?? new WeakMap<AnyStateMachine, AnyStateMachine>();
  heldMachines.set(model, known);
  const held = known.get(machine) ?? holdActors(machine, model.actors);
  known.set(machine, held);
  return held;
}

/**
 * A machine that really runs, as a bare actor: its own actions are executed, its timers run on a clock that the walk
 * advances, and its invoked actors are held until the walk ends them. No event of XState's own is forged.
 */
export class LiveMachine {
  readonly #model: MachineModel;
  readonly #clock = new StepClock();
  readonly #actor: AnyActor;
  #outputs: OutputLists = emptyOutputs();
  #received: PlainEvent[] = [];

  constructor(model: MachineModel, input: unknown, machine: AnyStateMachine = model.machine) {
    this.#model = model;
    this.#actor = createActor(heldFor(model, machine), {
      clock: this.#clock,
      input,
      inspect: (event) => this.#inspect(event),
    });
    this.#actor.on('*', (event) => this.#outputs.emitted.push(toPlainEvent(event)));
    // An error that nothing subscribes to would be thrown later, outside of the walk; its status shows it at once.
    this.#actor.subscribe({ error: () => {} });
  }

  start(): StepResult {
    this.#actor.start();
    return { seen: this.#observe() };
  }

  /** Applies a stimulus and observes the machine. Refused where no such timer is next, no such actor runs, or the machine has ended. */
  apply(stimulus: Stimulus): StepResult {
    this.#clear();
    const { status } = this.#actor.getSnapshot();
    if (status !== 'active') return { refused: `the machine has ended: ${status}` };
    if (stimulus.kind === 'timer') return this.#advanceClock(stimulus.words);
    if (stimulus.kind === 'event') this.#actor.send(stimulus.event);
    else if (!this.#release(stimulus)) return { refused: 'that actor does not run' };
    return { seen: this.#observe() };
  }

  /** Stops the actor; its timers and children end with it. */
  stop(): void {
    this.#actor.stop();
  }

  #advanceClock(words: string): StepResult {
    if (!this.#clock.advance()) return { refused: 'no timer is scheduled' };
    const [first] = this.#received;
    const fired = first === undefined ? undefined : timerWords(toPlainEvent(first));
    return fired === words
      ? { seen: this.#observe() }
      : { refused: `another timer is due first: ${fired ?? 'none of this machine'}` };
  }

  /** Ends a held actor with its reply. False where it does not run. */
  #release(stimulus: Stimulus): boolean {
    const { kind, event } = stimulus;
    const child: AnyActor | undefined = this.#actor.getSnapshot().children[actorIdOf(stimulus)];
    if (child?.getSnapshot().status !== 'active') return false;
    child.send(settle(kind === 'done' ? { done: event['output'] } : { error: event['error'] }));
    return true;
  }

  #inspect(event: InspectionEvent): void {
    if (event.actorRef !== this.#actor) return;
    if (event.type === '@xstate.event') this.#received.push(event.event);
    if (event.type !== '@xstate.action') return;
    const effect = effectOf(event.action.type, event.action.params, this.#actor);
    // What is emitted is taken from a listener of the actor: this is what reaches others.
    if (effect.kind !== 'emitted') addOutput(this.#outputs, effect);
  }

  #observe(): Observed {
    const snapshot = this.#actor.getSnapshot();
    return observe(snapshot, projectionOf(this.#model, snapshot.context), this.#outputs);
  }

  #clear(): void {
    this.#outputs = emptyOutputs();
    this.#received = [];
  }
}
