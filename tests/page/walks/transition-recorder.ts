import type { BrowserContext, Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';

/** A transition that a machine in the page was seen to take. */
export interface TakenTransition {
  /** The machine's id. */
  readonly machine: string;
  /** The id of the actor, as it was made. */
  readonly actor: string;
  /** `cart.filled: item.added[0]`, as the walk files name it. */
  readonly transition: string;
  /** The state that the machine was in then. */
  readonly state: StateValue;
}

/** An event that a machine in the page was seen to get, whether or not it took a transition. */
export interface GotEvent {
  /** The machine's id. */
  readonly machine: string;
  /** The id of the actor, as it was made. */
  readonly actor: string;
  readonly type: string;
}

const BINDING = 'loadoutTransitions';
/** Under this name a page keeps which events its machines got. */
const GOT = 'loadoutGotEvents';

/**
 * Runs in the page before its script: tells of each transition that XState takes there, by the names of the walk files, and
 * of the state that it leads to. XState itself says which transition it is; nothing is concluded from a snapshot. What a
 * page told just before it was left may be lost on its way: what nobody has answered by then is told again by the next
 * page of the tab. Which events machines get stays in the page until somebody asks: most of them are followed by a transition.
 */
function tellTransitions([binding, gotName]: readonly [string, string]): void {
  const got = new Map<string, GotEvent>();
  Reflect.set(window, gotName, got);
  const unanswered = new Map<string, readonly TakenTransition[]>();
  const tell = (id: string, taken: readonly TakenTransition[]): void => {
    unanswered.set(id, taken);
    const answer: Promise<void> = Reflect.get(window, binding)(id, taken);
    void answer.then(() => unanswered.delete(id));
  };
  // An empty tab has no storage.
  const store = origin === 'null' ? null : sessionStorage;
  const left = store?.getItem(binding) ?? '[]';
  store?.removeItem(binding);
  for (const [id, taken] of JSON.parse(left) as [string, TakenTransition[]][]) tell(id, taken);
  addEventListener('pagehide', () => {
    if (unanswered.size > 0) store?.setItem(binding, JSON.stringify([...unanswered]));
  });
  const nameOf = (definition: AnyTransitionDefinition): string => {
    const { source, eventType } = definition;
    const branches = eventType === '' ? source.always : source.transitions.get(eventType);
    return `${source.id}: ${eventType === '' ? 'always' : eventType}[${branches?.indexOf(definition) ?? -1}]`;
  };
  // What is taken in one task is told at once: each call to the binding goes through three processes.
  let untold: TakenTransition[] = [];
  const tellUntold = (): void => {
    tell(crypto.randomUUID(), untold);
    untold = [];
  };
  window.loadoutInspect = (report: InspectionEvent) => {
    if (report.type === '@xstate.event') {
      const { id: actor, logic } = report.actorRef as unknown as { id: string; logic?: { id?: string } };
      const { type } = report.event;
      if (logic?.id !== undefined) got.set(`${logic.id} ${actor} ${type}`, { machine: logic.id, actor, type });
      return;
    }
    if (report.type !== '@xstate.microstep' || report._transitions.length === 0) return;
    const { id, logic } = report.actorRef as unknown as { id: string; logic: { id: string } };
    const { value: state } = report.snapshot as AnyMachineSnapshot;
    const taken = report._transitions.map((one) => ({ machine: logic.id, actor: id, transition: nameOf(one), state }));
    if (untold.length === 0) queueMicrotask(tellUntold);
    untold.push(...taken);
  };
}

/** What the machines of all pages of a browser context do, as XState reports it there. */
export class TransitionRecorder {
  #taken: TakenTransition[] = [];

  /** Records from now on, for every page that is loaded anew. */
  static async start(context: BrowserContext): Promise<TransitionRecorder> {
    const recorder = new TransitionRecorder();
    const known = new Set<string>();
    await context.exposeBinding(BINDING, (_, id: string, taken: TakenTransition[]) => {
      if (!known.has(id)) recorder.#taken.push(...taken);
      known.add(id);
    });
    await context.addInitScript(tellTransitions, [BINDING, GOT] as const);
    return recorder;
  }

  /** Forgets some of what was taken since the list was drained last. */
  forget(isMeant: (taken: TakenTransition) => boolean): void {
    this.#taken = this.#taken.filter((taken) => !isMeant(taken));
  }

  /** How often a transition was taken since the list was drained last. */
  timesOf(name: string): number {
    return this.#taken.filter(({ transition }) => transition === name).length;
  }

  /** The events that the machines of a page got since the last call, or since it was loaded, each once; they are then forgotten. */
  takeGotEvents(page: Page): Promise<readonly GotEvent[]> {
    return page.evaluate((gotName) => {
      const got: Map<string, GotEvent> = Reflect.get(window, gotName);
      const all = [...got.values()];
      got.clear();
      return all;
    }, GOT);
  }

  /** What was taken since the last call, in order; it is then forgotten. */
  drain(): readonly TakenTransition[] {
    return this.#taken.splice(0);
  }
}
