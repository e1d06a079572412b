import type { AnyTransitionDefinition } from 'xstate';

/** A transition by its name: the state, the event, its place among the branches. Null for a first state, which is none. */
function nameOf(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition;
  const always = source.always?.indexOf(transition) ?? -1;
  if (always >= 0) return `${source.id}: always[${always}]`;
  for (const [descriptor, branches] of source.transitions) {
    const place = branches.indexOf(transition);
    if (place >= 0) return `${source.id}: ${descriptor || eventType}[${place}]`;
  }
  return null;
}

/** The names of the transitions that XState reports with a microstep. */
export function transitionNames(transitions: readonly AnyTransitionDefinition[]): string[] {
  return transitions.map(nameOf).filter((name) => name !== null);
}
