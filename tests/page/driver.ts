import type { Locator } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateMachine } from 'xstate';
import type { Expected, MachineModel, Observed, PlainEvent, Stimulus } from '../engine/model.ts';
import type { PageFixture } from './page-fixture.ts';

/** The paths of all leaves of a state value, dots between the keys; a region without states of its own is a leaf. */
type PathsOf<TValue> = TValue extends string
  ? TValue
  : keyof TValue extends never
    ? ''
    : {
        [K in keyof TValue & string]: PathsOf<TValue[K]> extends infer P extends string
          ? P extends ''
            ? K
            : `${K}.${P}`
          : never;
      }[keyof TValue & string];

/** Every leaf of a machine: `open.payment.creditCard`, `undo.available`. */
export type LeafOf<TMachine extends AnyStateMachine> = PathsOf<SnapshotFrom<TMachine>['value']>;

/* The parameters that are of no interest here have to be named to reach those that are. */
/* oxlint-disable typescript/no-explicit-any */
type DelayOf<TMachine> =
  TMachine extends StateMachine<any, any, any, any, any, any, infer TDelay, any, any, any, any, any, any, any>
    ? TDelay
    : never;
type ActorOf<TMachine> =
  TMachine extends StateMachine<any, any, any, infer TActor, any, any, any, any, any, any, any, any, any, any>
    ? TActor extends { src: infer TSource extends string }
      ? TSource
      : never
    : never;
/* oxlint-enable typescript/no-explicit-any */

/** What can happen to a machine: its events by type, its timers by the name of the delay, the replies of its actors. */
export type CauseOf<TMachine extends AnyStateMachine> =
  | EventFromLogic<TMachine>['type']
  | `after ${DelayOf<TMachine>}`
  | `done ${ActorOf<TMachine>}`
  | `error ${ActorOf<TMachine>}`;

type EventOf<TMachine extends AnyStateMachine, TCause extends string> = [
  Extract<EventFromLogic<TMachine>, { type: TCause }>,
] extends [never]
  ? PlainEvent
  : Extract<EventFromLogic<TMachine>, { type: TCause }>;

/** What the oracle predicts, with a context of a known shape. */
export type Predicted<TContext> = Expected & { readonly context: TContext };

/** The situation of one step: what the oracle predicted before it, and what it predicts after it. */
export interface StepPredictions<TContext> {
  readonly before: Predicted<TContext>;
  readonly after: Predicted<TContext>;
}

/** Says why something cannot be caused, seen or offered, in one sentence. */
export interface Reason {
  readonly because: string;
}

/** Lets a person, the clock or the network cause an event on the page. */
export type Cause<TEvent, TContext> = (event: TEvent, scene: StepPredictions<TContext>) => Promise<void>;

/** Compares all that a shopper sees with what the oracle predicts, never with what the machine says. */
export type Check<TContext> = (predicted: Predicted<TContext>) => Promise<void>;

/** Happens all the same, by a key or a pointer that no state can take away, and must then change nothing. */
export const HARMLESS = 'harmless';

/** What offers an event: a control that is to be absent, disabled or covered; or one that stays, and does nothing. */
export type Blocked = Locator | typeof HARMLESS;

/** How an event is kept from a shopper where it must be ignored. */
export type BlockedControl<TEvent, TContext> =
  | ((event: TEvent, predicted: Predicted<TContext>) => Blocked)
  | typeof HARMLESS;

/**
 * A machine as it is played on a page: one way to cause each event, timer and reply; one check for each leaf state; for
 * each event the control that offers it. Whatever is left out does not compile.
 */
export interface PageObject<TMachine extends AnyStateMachine, TContext> {
  /** Brings the page to the machine's first state. */
  open(input: unknown, predicted: Predicted<TContext>): Promise<void>;
  readonly causes: { readonly [T in CauseOf<TMachine>]: Cause<EventOf<TMachine, T>, TContext> | Reason };
  readonly checks: { readonly [P in LeafOf<TMachine>]: Check<TContext> | Reason };
  readonly blockedControls: {
    readonly [T in EventFromLogic<TMachine>['type']]: BlockedControl<EventOf<TMachine, T>, TContext> | Reason;
  };
}

/** What the page remembers beside the machine, where that decides what can happen to it. Any plain value. */
export interface Reach {
  readonly start: unknown;
  /** Whether a page can take this step. */
  can(step: ReachStep): boolean;
  /** What the page remembers after a step that it took. */
  next(step: ReachStep): unknown;
}

/** A step that the machine would take. */
export interface ReachStep {
  readonly memory: unknown;
  /** Null before the start. */
  readonly before: Observed | null;
  readonly stimulus: Stimulus;
  readonly after: Observed;
  readonly took: readonly string[];
}

/** What all drivers have in common. */
interface Driving {
  /** The machine's id. */
  readonly id: string;
  readonly model: MachineModel;
  /** The page needs a clock of its own: it stands still but for what a walk lets pass. */
  readonly clocked?: boolean;
  /** How thoroughly the browser walks: each transition once, or in every state value in which it runs. */
  readonly each: 'transition' | 'configuration';
  /** What a page can be made to do; all where left out. */
  readonly reach?: Reach;
  /** Transitions that no page can be made to take, by name, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Console errors that walks of this machine cause on purpose, as lines of the gate. */
  readonly consoleErrors?: readonly RegExp[];
}

/** How the page is driven for one machine. */
export interface Driver<TMachine extends AnyStateMachine, TContext> extends Driving {
  readonly machine: TMachine;
  pageObject(fixture: PageFixture): PageObject<TMachine, TContext>;
}

/** A driver as the walker uses it, whatever its machine. */
export interface PageDriver extends Driving {
  pageObject(fixture: PageFixture): AnyPageObject;
}

/** A play whose events and contexts are known to fit, because `defineDriver` has compared their types. */
export interface AnyPageObject {
  open(input: unknown, predicted: Expected): Promise<void>;
  readonly causes: Readonly<
    Record<string, ((event: PlainEvent, scene: { before: Expected; after: Expected }) => Promise<void>) | Reason>
  >;
  readonly checks: Readonly<Record<string, ((predicted: Expected) => Promise<void>) | Reason>>;
  readonly blockedControls: Readonly<
    Record<string, ((event: PlainEvent, predicted: Expected) => Blocked) | typeof HARMLESS | Reason>
  >;
}

/** Compares a driver with its machine: every event, timer, reply and leaf state has to be there. */
export function defineDriver<TMachine extends AnyStateMachine, TContext>(
  driver: Driver<TMachine, TContext>,
): PageDriver {
  return {
    ...driver,
    // The one place where the types of one machine are let go: a walk file holds plain events, and its model made them.
    pageObject: (fixture) => driver.pageObject(fixture) as unknown as AnyPageObject,
  };
}

/** Whether a part of a driver is a reason and nothing to run. */
export function isReason(part: unknown): part is Reason {
  return typeof part === 'object' && part !== null && 'because' in part;
}

/** The name of the way to cause a stimulus: the event's type, `after newsInterval`, `done loadTranslation`. */
export function causeOf({ kind, event }: Stimulus): string {
  if (kind === 'timer') return `after ${event.type.split('.')[2] ?? ''}`;
  if (kind === 'done' || kind === 'error') return `${kind} ${event.type.split('.').slice(3).join('.')}`;
  return event.type;
}
