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

/** Stands for something that cannot be caused, seen or blocked on a page, with the reason in one sentence. */
export interface Exemption {
  readonly because: string;
}

/** Lets a person, the clock or the network cause an event on the page. */
export type Cause<TEvent, TContext> = (event: TEvent, predictions: StepPredictions<TContext>) => Promise<void>;

/**
 * Where a walk begins with what can be done in several ways. An id is a hash, so walks begin with different ones.
 *
 * @param id of the walk, in hexadecimal digits
 * @throws where it is none: there would be no way to begin with
 */
export function turnOf(id: string): number {
  const turn = Number.parseInt(id, 16);
  if (Number.isNaN(turn)) throw new Error(`«${id}» is no id of a walk.`);
  return turn;
}

/**
 * A person can cause the same in several ways, such as a press and a key: they are gone in turn.
 *
 * @param first the place of the way that is gone first, from 0: the turn that a page object is made with
 */
export function inTurn<TGiven extends readonly unknown[]>(
  first: number,
  ...ways: readonly ((...given: TGiven) => Promise<void>)[]
): (...given: TGiven) => Promise<void> {
  let gone = first;
  return async (...given) => {
    const way = ways[gone % ways.length];
    gone += 1;
    await way?.(...given);
  };
}

/** Compares all that a shopper sees with what the oracle predicts, never with what the machine says. */
export type Check<TContext> = (predicted: Predicted<TContext>) => Promise<void>;

/** Can happen in every state, by a key or a pointer, and must then change nothing where it is to be ignored. */
export const HARMLESS = 'harmless';

/** The control for an event: one that is to be absent, disabled or covered; or one that stays and does nothing. */
export type Blocked = Locator | typeof HARMLESS;

/** Finds the control for an event where the event must be ignored. */
export type BlockedControl<TEvent, TContext> =
  | ((event: TEvent, predicted: Predicted<TContext>) => Blocked)
  | typeof HARMLESS;

/**
 * A machine on a page: one way to cause each event, timer and reply; one check for each leaf state; for each event the
 * control that is blocked where the event must be ignored. Whatever is left out does not compile.
 */
export interface PageObject<TMachine extends AnyStateMachine, TContext> {
  /** The id of the actor that is walked, where a page has several of one machine. */
  readonly actor?: () => string;
  /**
   * The transitions that the page itself causes next, where it answers what the machine emitted; none where left out.
   * The same step takes them, after those of the walk.
   */
  readonly followUps?: (predicted: Predicted<TContext>) => readonly string[];
  /** Brings the page to the machine's first state. */
  open(input: unknown, predicted: Predicted<TContext>): Promise<void>;
  readonly causes: { readonly [T in CauseOf<TMachine>]: Cause<EventOf<TMachine, T>, TContext> | Exemption };
  readonly checks: { readonly [P in LeafOf<TMachine>]: Check<TContext> | Exemption };
  readonly blockedControls: {
    readonly [T in EventFromLogic<TMachine>['type']]: BlockedControl<EventOf<TMachine, T>, TContext> | Exemption;
  };
}

/** What the page remembers beside the machine, where that decides which steps it can take. Any plain value. */
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
interface DriverBase {
  /** The machine's id. */
  readonly id: string;
  readonly model: MachineModel;
  /** The page needs a clock of its own, which only a walk advances. */
  readonly clocked?: boolean;
  /** What is walked in the browser: each transition once, or each in every state value in which it runs. */
  readonly each: 'transition' | 'configuration';
  /** What a page shows where a state does not say it all: the walks come to each screen by its name, too. */
  readonly screen?: (seen: Observed) => string;
  /** The steps that a page can take; all where left out. */
  readonly reach?: Reach;
  /** Transitions that no page can be made to take, by name, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Console errors that walks of this machine cause on purpose, as lines of the gate. */
  readonly consoleErrors?: readonly RegExp[];
}

/** How the page is driven for one machine. */
export interface Driver<TMachine extends AnyStateMachine, TContext> extends DriverBase {
  readonly machine: TMachine;
  /** @param turn where what can be done in several ways begins, from 0 */
  pageObject(fixture: PageFixture, turn: number): PageObject<TMachine, TContext>;
}

/** A driver as walks are played with it, whatever its machine. */
export interface PageDriver extends DriverBase {
  /** @param turn where what can be done in several ways begins, from 0: `turnOf` the walk */
  pageObject(fixture: PageFixture, turn: number): AnyPageObject;
}

/** A page object whose events and contexts are known to fit, because `defineDriver` has compared their types. */
export interface AnyPageObject {
  readonly actor?: () => string;
  readonly followUps?: (predicted: Expected) => readonly string[];
  open(input: unknown, predicted: Expected): Promise<void>;
  readonly causes: Readonly<
    Record<
      string,
      ((event: PlainEvent, predictions: { before: Expected; after: Expected }) => Promise<void>) | Exemption
    >
  >;
  readonly checks: Readonly<Record<string, ((predicted: Expected) => Promise<void>) | Exemption>>;
  readonly blockedControls: Readonly<
    Record<string, ((event: PlainEvent, predicted: Expected) => Blocked) | typeof HARMLESS | Exemption>
  >;
}

/** Compares a driver with its machine: every event, timer, reply and leaf state has to be there. */
export function defineDriver<TMachine extends AnyStateMachine, TContext>(
  driver: Driver<TMachine, TContext>,
): PageDriver {
  return {
    ...driver,
    // The one place where the types of one machine are dropped: a walk file holds plain events, and its model made them.
    pageObject: (fixture, turn) => driver.pageObject(fixture, turn) as unknown as AnyPageObject,
  };
}

/** Whether a part of a page object is an exemption and nothing to run. */
export function isExemption(part: unknown): part is Exemption {
  return typeof part === 'object' && part !== null && 'because' in part;
}

/** The name of the way to cause a stimulus: the event's type, `after newsInterval`, `done loadTranslation`. */
export function causeOf({ kind, event }: Stimulus): string {
  if (kind === 'timer') return `after ${event.type.split('.')[2] ?? ''}`;
  if (kind === 'done' || kind === 'error') return `${kind} ${event.type.split('.').slice(3).join('.')}`;
  return event.type;
}
