import { token } from '../../../src/atlas/exports/scxml/xml.ts';
import type { MachineModel } from '../../engine/model.ts';
import { leafPaths } from '../../engine/machine/state-words.ts';
import { plainOf, textOf } from '../../engine/machine/words.ts';
import type { Walk, WalkStep } from '../../engine/walk-files/walk.ts';
import type { ScionDocument, ScionSeen } from './scion.ts';

/** The first step of a walk at which a document is not as its machine. */
export interface Departure {
  readonly walk: string;
  /** Counted from 1. */
  readonly step: number;
  readonly words: string;
  readonly expected: string;
  readonly seen: string;
}

/** What a step shows, in the terms of the document. Text, so that both sides are compared as they are printed. */
function inWords(seen: Pick<ScionSeen, 'states' | 'emitted' | 'scheduled' | 'invoked' | 'isDone'>, context: object) {
  const { states, emitted, scheduled, invoked, isDone } = seen;
  return textOf({ states, context, emitted, scheduled, invoked, isDone });
}

/** The event of a delay as the document names it, part by part. */
function timerIn(type: string): string {
  return type.replace('xstate.', '').split('.').map(token).join('.');
}

function expectedOf({ seen }: WalkStep, id: string): string {
  return inWords(
    {
      states: leafPaths(seen.state)
        .map((path) => token(`${id}.${path}`))
        .sort(),
      emitted: seen.emitted,
      scheduled: seen.scheduled.map(({ type, delay }) => ({ type: timerIn(type), delay: Number(delay) })),
      invoked: seen.invoked.map(({ type, input }) => ({ type: `urn:xstate:${token(type)}`, input: input ?? null })),
      isDone: seen.status === 'done',
    },
    seen.context,
  );
}

/**
 * Takes a walk in an interpreter of SCXML, and compares after each step what the walk file says: the states, the
 * projected context, and what was emitted, scheduled and invoked. Null where all was equal.
 */
export function departureIn(
  document: ScionDocument,
  model: Pick<MachineModel, 'id' | 'project'>,
  walk: Walk,
): Departure | null {
  const [first, ...rest] = walk.steps;
  const session = document.open(first?.stimulus.event['input']);
  const fault = (place: number, seen: () => ScionSeen): Departure | null => {
    const step = walk.steps[place];
    if (step === undefined) return null;
    const expected = expectedOf(step, model.id);
    let words: string;
    try {
      const shown = seen();
      words = inWords(shown, Object(plainOf(model.project(shown.context))));
    } catch (error) {
      words = String(error);
    }
    return words === expected
      ? null
      : { walk: walk.id, step: place + 1, words: step.stimulus.words, expected, seen: words };
  };
  const departure = fault(0, () => session.start());
  if (departure !== null) return departure;
  for (const [place, { stimulus }] of rest.entries()) {
    const found = fault(place + 1, () => session.apply(stimulus));
    if (found !== null) return found;
  }
  return null;
}
