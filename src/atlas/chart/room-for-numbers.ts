import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** As wide as the widest number that is drawn; without blanks, so that it stays on one line. */
const OF_TRANSITION: readonly string[] = ['0,000,000_·_100.0_%'];
const OF_STATE: readonly string[] = ['0,000,000_visits,_000,000_end', 'median_000.0_s,_95_%_000.0_min'];

function stateWithRoom(state: ChartState): ChartState {
  return { ...state, numbers: OF_STATE, states: state.states.map(stateWithRoom) };
}

/**
 * The same chart with room for numbers on each state and transition. The room is the same for every number, so that a drawing
 * stays where it is when other sessions are counted. The machine itself, which nobody enters, has none.
 */
export function chartWithRoom({ root, transitions, ...chart }: Chart): Chart {
  return {
    ...chart,
    root: { ...root, states: root.states.map(stateWithRoom) },
    transitions: transitions.map((transition): ChartTransition => ({ ...transition, numbers: OF_TRANSITION })),
  };
}
