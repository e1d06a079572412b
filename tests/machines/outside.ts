import type { MachineId } from '../../machines/index.ts';
import type { Observed } from '../engine/model.ts';
import type { OutputFunction } from '../engine/w-method/mealy.ts';
import { textOf } from '../engine/machine/words.ts';

/** Parts of a context that no screen shows, by machine. What is left of state, tags and context is what a person sees. */
const UNSEEN: Partial<Record<MachineId, readonly string[]>> = {
  carousel: ['reducedMotion'],
  cart: ['removed'],
  chunk: ['failures', 'reloaded'],
  language: ['requested', 'origin'],
  marquee: ['reducedMotion'],
  search: ['entries'],
  session: ['email'],
};

/** What a person sees of an observation, as text: not what is told to other actors, nor what stands in no screen. */
export function outsideOf(id: MachineId): OutputFunction {
  const unseen = UNSEEN[id] ?? [];
  return ({ state, status, tags, context }: Observed) =>
    textOf([state, status, tags, Object.entries(context).filter(([key]) => !unseen.includes(key))]);
}
