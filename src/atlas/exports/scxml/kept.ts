import type { AnyStateMachine } from 'xstate';
import { type Chart, type ChartState, type ChartTransition, statesWithin } from '../../chart/chart.ts';
import { type Hierarchy, innermostAround, isWithin, parentOf } from '../../chart/hierarchy.ts';

/** Parallel states that a transition changes inside without leaving them. */
export interface Kept {
  /** Whether a state is written as a compound one around its regions. */
  readonly isAround: (state: string) => boolean;
  /** The parallel state that a transition leaves in SCXML and not in XState; null where there is none. */
  readonly leftBy: (transition: ChartTransition) => string | null;
}

/** The state that XState does not leave by a transition, while it leaves all that is inside; null where there is none. */
function stayingIn({ source, targets, reenters }: ChartTransition): string | null {
  if (targets.length === 0) return null;
  if (!reenters && targets.every((target) => isWithin(target, source))) return source;
  const ends = [source, ...targets];
  if (ends.includes('')) return reenters ? null : '';
  return innermostAround(ends.map(parentOf));
}

/** Whether a state can be at its end while it is active: then the end of a parallel state around it may wait for that. */
export function canEnd({ kind, states }: ChartState): boolean {
  if (kind === 'parallel') return states.every((region) => region.kind === 'history' || canEnd(region));
  return kind === 'final' || states.some((inner) => inner.kind === 'final');
}

/**
 * Finds the parallel states that must be kept.
 *
 * A transition of SCXML stays in compound states only (3.13): it leaves a parallel one, and all parallel ones around that.
 * Where it shows, the parallel state is written as a compound one that has its actions, actors and transitions, around a
 * parallel one that has its regions. A parallel state waits for the ends of its regions, and a compound one is at its end by
 * a final state alone (3.7): so a region that can be at its end stays as it is, and leaving it is told.
 */
export function keptOf({ root, transitions }: Chart, hierarchy: Hierarchy, machine: AnyStateMachine): Kept {
  const staying = new Set(transitions.map(stayingIn));
  const isRegion = (id: string): boolean => id !== '' && hierarchy.stateOf(parentOf(id)).kind === 'parallel';
  const showsLeaving = ({ id, entry, exit, invokes, states }: ChartState): boolean =>
    entry.length + exit.length + invokes.length > 0 ||
    states.some(({ kind }) => kind === 'history') ||
    transitions.some(({ source, kind }) => source === id && kind === 'after') ||
    (id === '' && typeof machine.config.context === 'function') ||
    isRegion(id);
  const kept = statesWithin(root).filter(
    (state) => state.kind === 'parallel' && staying.has(state.id) && showsLeaving(state),
  );
  const isLost = (state: ChartState): boolean => isRegion(state.id) && canEnd(state);
  const around = new Set(kept.filter((state) => !isLost(state)).map(({ id }) => id));
  const left = new Set(kept.filter(isLost).map(({ id }) => id));
  return {
    isAround: (id) => around.has(id),
    leftBy(transition) {
      const id = stayingIn(transition);
      return id !== null && left.has(id) ? id : null;
    },
  };
}
