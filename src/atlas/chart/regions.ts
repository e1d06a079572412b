import type { ChartState } from './chart.ts';
import { INSET } from './elk-graph.ts';
import { type Family, parentOf } from './family.ts';
import { bestFit } from './fit.ts';
import { type Plan, joinedPlan, movedPlan, statePlan } from './plan.ts';
import { faceOf } from './state-face.ts';

/** Whether a state is a region of the one around it. */
export function isRegion(state: ChartState, family: Family): boolean {
  return state.id !== '' && family.stateOf(parentOf(state.id)).kind === 'parallel';
}

/** Regions under each other or beside each other, all as wide or as high as the largest. */
export function stacked(state: ChartState, regions: readonly Plan[], family: Family): Plan {
  const face = faceOf(state, family.rowsOf(state.id));
  const region = isRegion(state, family);
  const top = face.height + INSET / 2;
  const pile = (isDown: boolean): Plan => {
    let [x, y] = [INSET, top];
    const widest = Math.max(face.width - 2 * INSET, ...regions.map(({ width }) => width));
    const highest = Math.max(...regions.map(({ height }) => height));
    const parts = regions.map((plan) => {
      const part = movedPlan(stretched(plan, isDown ? widest : plan.width, isDown ? plan.height : highest), x, y);
      if (isDown) y += plan.height + INSET;
      else x += plan.width + INSET;
      return part;
    });
    const width = Math.max(isDown ? widest + 2 * INSET : x, face.width);
    const height = isDown ? y : top + highest + INSET;
    return joinedPlan([statePlan(state, face, region, width, height), ...parts], width, height);
  };
  return bestFit(pile(true), pile(false));
}

/** A plan whose outermost state is made larger. */
function stretched(plan: Plan, width: number, height: number): Plan {
  const states = plan.states.map((shape, place) =>
    place === 0 ? { ...shape, box: { ...shape.box, width, height } } : shape,
  );
  return { ...plan, width, height, states };
}
