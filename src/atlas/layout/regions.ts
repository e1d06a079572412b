import type { ChartState } from '../chart/chart.ts';
import { INSET } from './elk-graph.ts';
import { type Hierarchy, parentOf } from '../chart/hierarchy.ts';
import { cheapest } from './layout-cost.ts';
import { type LayoutFragment, joinedFragment, movedFragment, stateFragment } from './layout-fragment.ts';
import { measureNode } from './node-measurement.ts';

/** Whether a state is a region of the one around it. */
export function isRegion(state: ChartState, hierarchy: Hierarchy): boolean {
  return state.id !== '' && hierarchy.stateOf(parentOf(state.id)).kind === 'parallel';
}

/** Regions under each other or beside each other, whichever costs less; all as wide or as high as the largest. */
export function arrangedRegions(
  state: ChartState,
  regions: readonly LayoutFragment[],
  hierarchy: Hierarchy,
): LayoutFragment {
  const measurement = measureNode(state, hierarchy.rowsOf(state.id));
  const region = isRegion(state, hierarchy);
  const top = measurement.height + INSET / 2;
  const arrange = (isDown: boolean): LayoutFragment => {
    let [x, y] = [INSET, top];
    const widest = Math.max(measurement.width - 2 * INSET, ...regions.map(({ width }) => width));
    const highest = Math.max(...regions.map(({ height }) => height));
    const parts = regions.map((fragment) => {
      const part = movedFragment(
        stretched(fragment, isDown ? widest : fragment.width, isDown ? fragment.height : highest),
        x,
        y,
      );
      if (isDown) y += fragment.height + INSET;
      else x += fragment.width + INSET;
      return part;
    });
    const width = Math.max(isDown ? widest + 2 * INSET : x, measurement.width);
    const height = isDown ? y : top + highest + INSET;
    return joinedFragment([stateFragment(state, measurement, region, width, height), ...parts], width, height);
  };
  return cheapest([arrange(true), arrange(false)]);
}

/** A fragment whose outermost state is enlarged. */
function stretched(fragment: LayoutFragment, width: number, height: number): LayoutFragment {
  const states = fragment.states.map((shape, index) =>
    index === 0 ? { ...shape, box: { ...shape.box, width, height } } : shape,
  );
  return { ...fragment, width, height, states };
}
