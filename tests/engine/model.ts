import type { AnyActorLogic, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** Anything with a type and a payload: an event, an emitted event, an executed action. */
export type PlainEvent = { readonly type: string; readonly [key: string]: unknown };

/** How an invoked actor answers: it finishes with an output, or it fails with an error. */
export type Reply = { readonly done: unknown } | { readonly error: unknown };

/**
 * Where a stimulus comes from. `start` creates the actor with an input; a timer is driven by the clock, a reply by the
 * held actor; neither is ever sent as an event.
 */
export type StimulusKind = 'start' | 'event' | 'timer' | 'done' | 'error';

/** One concrete input of a machine. */
export interface Stimulus {
  readonly kind: StimulusKind;
  /** Stable words, unique within a machine: the event's type, then its payload as JSON with sorted keys. */
  readonly words: string;
  readonly event: PlainEvent;
}

/** All that can be seen of a machine at rest after one step. */
export interface Observed {
  /** The state value in words: `editing.valid`; regions joined and sorted by name: `badge.shown + lines.filled`. */
  readonly state: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Tags of the active state nodes, sorted. */
  readonly tags: readonly string[];
  /** `project(context)` as plain JSON: a Map becomes an object, a Set an array, keys sorted. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Events emitted during the step, in order. */
  readonly emitted: readonly PlainEvent[];
  /** Custom actions run during the step, in order, with their params; and events sent to other actors. */
  readonly executed: readonly PlainEvent[];
  /** Actors started during the step: `type` is the name of the logic, `id` that of the invoke, `input` what it got. */
  readonly invoked: readonly PlainEvent[];
  /** Timers set during the step: `type` is the event that they bring, `delay` their time in milliseconds. */
  readonly scheduled: readonly PlainEvent[];
  /** The machine's output as plain JSON once it is done; null before, and where it has none. */
  readonly output: unknown;
}

/** What an oracle predicts. Keys left out are not compared; state, context and emitted cannot be left out. */
export interface Expected {
  readonly state: string;
  readonly context: object;
  readonly emitted: readonly PlainEvent[];
  readonly executed?: readonly PlainEvent[];
  readonly invoked?: readonly PlainEvent[];
  readonly scheduled?: readonly PlainEvent[];
  readonly tags?: readonly string[];
  readonly status?: Observed['status'];
  readonly output?: unknown;
}

/**
 * The reference: plain functions written from the specification. It imports nothing from the machines.
 * A reference state is a value of any type; `next` returns a new one and never changes the old one.
 * Events that must be ignored are sent, too: `next` then returns a state that observes the same and emits nothing.
 */
export interface Oracle<TRef = unknown, TEvent = PlainEvent> {
  /**
   * The reference state that a machine started with this input begins in; `undefined` where the model lists no inputs.
   */
  initial(input: unknown): TRef;
  next(ref: TRef, event: TEvent): TRef;
  observe(ref: TRef): Expected;
}

/** One requirement of the specification that this machine covers, tied to what a walk can reach. */
export interface Requirement {
  /** Its id: the section of the specification and a word for the sentence, `§4 Cart: plus`, `R6 Undo`. */
  readonly id: string;
  /** What it demands, in one sentence. */
  readonly text: string;
  /** State node ids that cover it (`cart.filled`). */
  readonly states?: readonly string[];
  /** Transition names that cover it (`cart.filled: item.added[0]`). */
  readonly transitions?: readonly string[];
}

/** A machine, what can happen to it, and what it should then do. One for each machine of the register. */
export interface MachineModel<TMachine extends AnyStateMachine = AnyStateMachine, TRef = unknown, TEvent = PlainEvent> {
  /** The machine's id. */
  readonly id: string;
  readonly machine: TMachine;
  /** Every input worth starting with; walks begin with one of them. Leave it out where the machine takes none. */
  readonly inputs?: readonly InputFrom<TMachine>[];
  /**
   * Logic to run for real, by its name in `setup({ actors })`. All other named actors are held until a walk ends them.
   */
  readonly actors?: Readonly<Record<string, AnyActorLogic>>;
  /** The answers of held actors, by the invoke's id or, failing that, the name of its logic. They can come while it runs. */
  readonly replies?: Readonly<Record<string, readonly Reply[]>>;
  /**
   * Every event with every payload worth sending, for this snapshot. Send what must be ignored as well: the engine
   * sorts edges from sneak paths. Timers and replies are not listed here: the engine adds them by itself.
   */
  stimuli(snapshot: SnapshotFrom<TMachine>): readonly EventFromLogic<TMachine>[];
  /** The part of the context that tells one situation from another. Maps and Sets are welcome. */
  project(context: ContextFrom<TMachine>): object;
  /** Keeps the exploration finite: a step that leads outside (a quantity above 3) is not part of the graph. */
  within?(snapshot: SnapshotFrom<TMachine>): boolean;
  /** Most vertices before exploration gives up with an error; 20,000 where left out. */
  readonly limit?: number;
  readonly oracle: Oracle<TRef, TEvent>;
  readonly requirements: readonly Requirement[];
}

/**
 * Names the types of a model from its parts. Stimuli are checked against the machine's events without a cast.
 *
 * @example
 * export const playerModel = defineModel({ id: 'player', machine: playerMachine, ... });
 */
export function defineModel<
  TMachine extends AnyStateMachine,
  TRef,
  TEvent,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it keeps `item.added` from becoming any text
  const TStimulus extends EventFromLogic<TMachine>,
>(
  model: MachineModel<TMachine, TRef, TEvent> & { stimuli(snapshot: SnapshotFrom<TMachine>): readonly TStimulus[] },
): MachineModel<TMachine, TRef, TEvent> {
  return model;
}
