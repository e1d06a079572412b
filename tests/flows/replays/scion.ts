import { createRequire } from 'node:module';
import { token } from '../../../src/atlas/exports/scxml/xml.ts';
import type { Stimulus } from '../../engine/model.ts';
import { plainOf } from '../../engine/machine/words.ts';
import { actorIdOf } from '../../engine/machine/stimulus.ts';

interface SentEvent {
  readonly name: string;
  readonly data: unknown;
  readonly sendid?: string;
}

interface Interpreter {
  start(): void;
  gen(event: { readonly name: string; readonly data: unknown }): void;
  /** The innermost states, what history remembers, whether it has ended, and the data. */
  getSnapshot(): [readonly string[], unknown, boolean, Readonly<Record<string, unknown>>];
  on(event: 'onError', listener: (fault: unknown) => void): void;
}

interface Invocation {
  readonly id: string;
  readonly type: string;
  readonly params?: unknown;
  readonly content?: unknown;
}

interface Options {
  readonly params: object;
  readonly invokers: Readonly<Record<string, (session: unknown, invocation: Invocation) => void>>;
  readonly customSend: (event: SentEvent, options: { readonly delay: number }) => void;
  readonly customCancel: (id: string) => void;
  readonly console: { readonly log: (label: unknown, value: unknown) => void };
}

type Settled<T> = (error: unknown, made: T) => void;

/** The part of SCION that is used here; what its own types say of it is less than that. */
interface Scion {
  readonly core: { readonly Statechart: new (model: object, options: Options) => Interpreter };
  readonly documentStringToModel: (
    address: string,
    text: string,
    settled: Settled<{ prepare(prepared: Settled<object>, globals: object): void }>,
    options: { readonly reportAllErrors: boolean },
  ) => void;
}

const require = createRequire(import.meta.url);
const scion: Scion = require('@scion-scxml/scxml');

/** What SCION, an interpreter that is not ours, shows of a document after one step. */
export interface ScionSeen {
  /** The ids of the innermost active states, sorted. */
  readonly states: readonly string[];
  /** The value of the data `context`. */
  readonly context: object;
  /** The events that were logged under the label `emit`. */
  readonly emitted: readonly unknown[];
  /** Events that were sent with a delay, which is in milliseconds. */
  readonly scheduled: readonly { readonly type: string; readonly delay: number }[];
  /** Services that were invoked: the type of each, and its parameters. */
  readonly invoked: readonly { readonly type: string; readonly input: unknown }[];
  /** Whether the session has ended. */
  readonly isDone: boolean;
}

/** A document that SCION has compiled. */
export interface ScionDocument {
  /** Begins a session with an input. */
  readonly open: (input: unknown) => ScionSession;
}

/** A session of a document. Its clock stands still until a timer is applied. */
export interface ScionSession {
  /** What it shows where it begins. */
  readonly start: () => ScionSeen;
  /** @throws where the stimulus is a timer and no timer is scheduled, or where SCION reports an error */
  readonly apply: (stimulus: Stimulus) => ScionSeen;
}

interface Timer {
  readonly event: SentEvent;
  readonly due: number;
}

/** A stimulus as an event of the document, by the name that it has there. */
function eventIn({ kind, event }: Stimulus, invokeId: () => string): { name: string; data: unknown } {
  const { type, ...payload } = event;
  if (kind === 'done') return { name: `done.invoke.${invokeId()}`, data: payload['output'] };
  if (kind === 'error') return { name: `error.platform.${invokeId()}`, data: payload['error'] };
  return { name: token(type), data: payload };
}

class Session implements ScionSession {
  readonly #interpreter: Interpreter;
  readonly #faults: unknown[] = [];
  readonly #running = new Set<string>();
  #timers: Timer[] = [];
  #now = 0;
  #emitted: unknown[] = [];
  #scheduled: { type: string; delay: number }[] = [];
  #invoked: { type: string; input: unknown }[] = [];

  constructor(model: object, input: unknown) {
    const invoke = (_: unknown, { id, type, params, content }: Invocation): void => {
      this.#running.add(id);
      this.#invoked.push({ type, input: plainOf(params ?? content) });
    };
    this.#interpreter = new scion.core.Statechart(model, {
      params: { input },
      // Any type of service is known: it runs until the walk ends it.
      invokers: new Proxy({}, { get: () => invoke }),
      customSend: (event, { delay }) => this.#send(event, delay),
      customCancel: (id) => {
        this.#timers = this.#timers.filter(({ event }) => event.sendid !== id);
      },
      console: {
        log: (label, value) => {
          if (label === 'emit') this.#emitted.push(plainOf(value));
        },
      },
    });
    this.#interpreter.on('onError', (fault) => this.#faults.push(fault));
  }

  #send(event: SentEvent, delay: number): void {
    this.#scheduled.push({ type: event.name, delay });
    this.#timers.push({ event, due: this.#now + delay });
  }

  start(): ScionSeen {
    this.#interpreter.start();
    return this.#seen();
  }

  apply(stimulus: Stimulus): ScionSeen {
    [this.#emitted, this.#scheduled, this.#invoked] = [[], [], []];
    if (stimulus.kind === 'timer') this.#advance();
    else this.#interpreter.gen(eventIn(stimulus, () => this.#invokeOf(actorIdOf(stimulus))));
    return this.#seen();
  }

  /** The session gives every actor an id of its own, which ends in the name that the machine gives it. */
  #invokeOf(actor: string): string {
    const id = [...this.#running].toReversed().find((one) => one.endsWith(`.${token(actor)}`));
    if (id === undefined) throw new Error(`No service ${actor} was invoked.`);
    return id;
  }

  #advance(): void {
    const due = Math.min(...this.#timers.map((timer) => timer.due));
    if (due === Infinity) throw new Error('No timer is scheduled.');
    this.#now = due;
    for (const timer of this.#timers.filter((other) => other.due === due)) {
      if (!this.#timers.includes(timer)) continue;
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#interpreter.gen({ name: timer.event.name, data: timer.event.data });
    }
  }

  #seen(): ScionSeen {
    const [fault] = this.#faults;
    if (fault !== undefined) throw new Error(`SCION reports ${JSON.stringify(fault)}`);
    const [states, , isDone, data] = this.#interpreter.getSnapshot();
    return {
      states: [...states].sort(),
      context: Object(plainOf(data['context'])),
      emitted: this.#emitted,
      scheduled: this.#scheduled,
      invoked: this.#invoked,
      isDone,
    };
  }
}

/** Compiles a document. @throws where SCION cannot read a part of it */
export async function scionDocument(text: string): Promise<ScionDocument> {
  const model = await new Promise<object>((resolve, reject) => {
    const settle = (error: unknown, made: object): void => {
      if (error) reject(new Error(JSON.stringify(error), { cause: error }));
      else resolve(made);
    };
    scion.documentStringToModel(
      '',
      text,
      (error, prepared) => {
        if (error) settle(error, {});
        else prepared.prepare(settle, {});
      },
      // Without it an expression that cannot be read is taken for false.
      { reportAllErrors: true },
    );
  });
  return { open: (input) => new Session(model, input) };
}
