import { type AnyActor, type AnyStateMachine, type InspectionEvent, createActor } from 'xstate';
import { effectOf } from './actions.ts';
import { StepClock } from './clock.ts';
import { holdActors, settle } from './held-actors.ts';
import type { MachineModel, Observed, PlainEvent, Stimulus } from '../model.ts';
import { observe, projectionOf } from './situation.ts';
import { timerWords } from './stimulus.ts';
import { originalName, plainOf } from './words.ts';

/** What a stimulus brought, or why it could not be given. */
export type StepResult = { readonly seen: Observed } | { readonly refused: string };

function isPlainEvent(value: unknown): value is PlainEvent {
  return typeof Object(value).type === 'string';
}
function toPlainEvent(event: PlainEvent): PlainEvent {
  const plain = plainOf(event);
  return isPlainEvent(plain) ? plain : event;
}

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
 * A machine that really runs, as a bare actor: its own actions are executed, its timers hang on a clock that the walk
 * drives, and its invoked actors are held until the walk releases them. Nothing is forged.
 */
export class LiveMachine {
  readonly #model: MachineModel;
  readonly #clock = new StepClock();
  readonly #actor: AnyActor;
  #emitted: PlainEvent[] = [];
  #executed: PlainEvent[] = [];
  #invoked: PlainEvent[] = [];
  #scheduled: PlainEvent[] = [];
  #received: PlainEvent[] = [];

  constructor(model: MachineModel, input: unknown, machine: AnyStateMachine = model.machine) {
    this.#model = model;
    this.#actor = createActor(heldFor(model, machine), {
      clock: this.#clock,
      input,
      inspect: (event) => this.#note(event),
    });
    this.#actor.on('*', (event) => this.#emitted.push(toPlainEvent(event)));
    // An actor that fails with nobody listening would throw out of the blue; here its status tells.
    this.#actor.subscribe({ error: () => {} });
  }

  start(): StepResult {
    this.#actor.start();
    return { seen: this.#look() };
  }

  /** Gives a stimulus and looks. Refused where no such timer is next, no such actor runs, or the machine has ended. */
  give(stimulus: Stimulus): StepResult {
    this.#forget();
    const { status } = this.#actor.getSnapshot();
    if (status !== 'active') return { refused: `the machine has ended: ${status}` };
    if (stimulus.kind === 'timer') return this.#letTimePass(stimulus.words);
    if (stimulus.kind === 'event') this.#actor.send(stimulus.event);
    else if (!this.#release(stimulus)) return { refused: 'that actor does not run' };
    return { seen: this.#look() };
  }

  /** Stops the actor; its timers and children end with it. */
  stop(): void {
    this.#actor.stop();
  }

  #letTimePass(words: string): StepResult {
    if (!this.#clock.goOn()) return { refused: 'no timer is scheduled' };
    const [first] = this.#received;
    const fired = first === undefined ? undefined : timerWords(toPlainEvent(first));
    return fired === words
      ? { seen: this.#look() }
      : { refused: `another timer is due first: ${fired ?? 'none of this machine'}` };
  }

  #release({ kind, event }: Stimulus): boolean {
    const id = event.type.replace(`xstate.${kind}.actor.`, '');
    const child: AnyActor | undefined = this.#actor.getSnapshot().children[id];
    if (child?.getSnapshot().status !== 'active') return false;
    child.send(settle(kind === 'done' ? { done: event['output'] } : { error: event['error'] }));
    return true;
  }

  #note(event: InspectionEvent): void {
    if (event.actorRef !== this.#actor) return;
    if (event.type === '@xstate.event') this.#received.push(event.event);
    if (event.type !== '@xstate.action') return;
    const effect = effectOf(event.action.type, event.action.params, this.#actor);
    if (effect.kind === 'effect') this.#executed.push(effect.said);
    if (effect.kind === 'invoked') this.#invoked.push(effect.said);
    if (effect.kind === 'scheduled')
      this.#scheduled.push({ type: originalName(effect.event.type), delay: effect.delay });
  }

  #look(): Observed {
    const snapshot = this.#actor.getSnapshot();
    const saying = {
      emitted: this.#emitted,
      executed: this.#executed,
      invoked: this.#invoked,
      scheduled: this.#scheduled,
    };
    return observe(snapshot, projectionOf(this.#model, snapshot.context), saying);
  }

  #forget(): void {
    this.#emitted = [];
    this.#executed = [];
    this.#invoked = [];
    this.#scheduled = [];
    this.#received = [];
  }
}
