import type { ChartTransition } from './chart.ts';

/** The descriptor of a delay, up to the delay and the id of its state. */
export const AFTER = 'xstate.after.';
/** The descriptor of the end of a state, up to its id. */
export const DONE_STATE = 'xstate.done.state.';

/** The descriptors that XState makes for invoked actors, up to the actor's id. */
export const ACTOR = {
  done: 'xstate.done.actor.',
  error: 'xstate.error.actor.',
  snapshot: 'xstate.snapshot.',
} as const;

/**
 * What sets a transition off, in words.
 *
 * @param descriptor the event as XState names it
 * @param nodeId the id of the state that answers it: XState writes it into the names of delays
 */
export function triggerOf(descriptor: string, nodeId: string): Pick<ChartTransition, 'trigger' | 'kind'> {
  if (descriptor === 'always') return { trigger: 'always', kind: 'always' };
  if (descriptor.startsWith(AFTER)) {
    const delay = descriptor.slice(AFTER.length);
    const end = `.${nodeId}`;
    return { trigger: `after ${delay.endsWith(end) ? delay.slice(0, -end.length) : delay}`, kind: 'after' };
  }
  if (descriptor.startsWith(DONE_STATE)) {
    const ended = descriptor.slice(DONE_STATE.length);
    return { trigger: ended === nodeId ? 'done' : `done ${ended}`, kind: 'done' };
  }
  for (const kind of ['done', 'error', 'snapshot'] as const) {
    const start = ACTOR[kind];
    if (descriptor.startsWith(start)) return { trigger: `${kind} ${descriptor.slice(start.length)}`, kind };
  }
  return { trigger: descriptor, kind: 'event' };
}
