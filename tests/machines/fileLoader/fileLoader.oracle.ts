import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type File = { name: string; size: number };
type Opened = { from: string; content: unknown };

type Event =
  | { type: 'file.chosen'; file: File }
  | { type: 'refusal.dismissed' }
  | { type: 'xstate.done.actor.loadFirst'; output: Opened | null }
  | { type: 'xstate.done.actor.readFile'; output: Opened }
  | { type: 'xstate.error.actor.loadFirst' }
  | { type: 'xstate.error.actor.readFile'; error: unknown };

/** 50 MB, of a million bytes each. */
const TOO_MUCH = 50_000_001;

/**
 * What is open, the file that was chosen last, what is being done about one, what is wrong with it, and what this step
 * emits.
 */
type Ref = {
  opened: Opened | null;
  file: string;
  busy: 'asking' | 'reading' | 'no';
  fault: unknown;
  invoked: readonly PlainEvent[];
  emitted: readonly PlainEvent[];
};

const quiet = { invoked: [], emitted: [] };

function chosen(ref: Ref, file: File): Ref {
  return file.size >= TOO_MUCH
    ? { ...ref, file: file.name, busy: 'no', fault: 'large' }
    : {
        ...ref,
        file: file.name,
        busy: 'reading',
        fault: null,
        invoked: [{ type: 'readFile', id: 'readFile', input: { file } }],
      };
}

/** A reader says of which kind the fault is, or what is wrong and where. */
function faultOf(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'line' in error) return error;
  return error === 'version' ? 'version' : 'broken';
}

function answered(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'file.chosen':
      return chosen(ref, event.file);
    case 'refusal.dismissed':
      return { ...ref, fault: null };
    case 'xstate.done.actor.loadFirst':
      return { ...ref, busy: 'no', opened: event.output };
    case 'xstate.error.actor.loadFirst':
      return { ...ref, busy: 'no' };
    case 'xstate.done.actor.readFile':
      return { ...ref, busy: 'no', opened: event.output, emitted: [{ type: 'file.opened', opened: event.output }] };
    case 'xstate.error.actor.readFile':
      return { ...ref, busy: 'no', fault: faultOf(event.error) };
  }
}

function stateOf({ opened, busy, fault }: Ref): string {
  if (busy !== 'no') return busy;
  if (fault !== null) return 'refused';
  return opened === null ? 'empty' : 'open';
}

/** A file is asked for, read, opened or refused with a reason; what cannot be opened leaves what was open as it is. */
export const fileLoaderOracle: Oracle<Ref, Event> = {
  initial: () => ({
    opened: null,
    file: '',
    busy: 'asking',
    fault: null,
    emitted: [],
    invoked: [{ type: 'loadFirst', id: 'loadFirst' }],
  }),
  next: (ref, event) => answered({ ...ref, ...quiet }, event),
  observe: (ref) => ({
    ...predictionDefaults,
    invoked: ref.invoked,
    emitted: ref.emitted,
    state: stateOf(ref),
    context: { opened: ref.opened, file: ref.file, fault: ref.fault },
  }),
};
