import { aside, narrowIn } from './aside.ts';
import type { Chart, ChartState } from './chart.ts';
import { laidOut } from './elk.ts';
import { type Trial, graphOf } from './elk-graph.ts';
import { names } from './elk-names.ts';
import { familyOf } from './family.ts';
import { bestFit } from './fit.ts';
import type { Measured } from './measured.ts';
import { placedPlan } from './placed.ts';
import { type Plan, statePlan } from './plan.ts';
import { isRegion, stacked } from './regions.ts';
import type { ChartLayout } from './shapes.ts';
import { faceOf } from './state-face.ts';

/** What is tried; the one that fits a screen best is kept. */
function trialsFor({ inside }: Measured): Trial[] {
  return (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
    (['flow', 'short'] as const).flatMap((order) =>
      (hasRegions(inside ?? []) ? (['lonely', 'all'] as const) : (['lonely'] as const)).map((piling) => ({
        direction,
        order,
        piling,
      })),
    ),
  );
}

function hasRegions(inside: readonly Measured[]): boolean {
  return inside.some((one) => one.inside !== null && (one.state.kind === 'parallel' || hasRegions(one.inside)));
}

/** Lays out states from the inside outwards. What no transition crosses is laid out by itself and then is one box. */
export async function layoutOf(chart: Chart): Promise<ChartLayout> {
  const family = familyOf(chart);
  const closed = new Map<string, Plan>();

  const planOf = async (state: ChartState): Promise<Plan> => {
    const face = faceOf(state, family.rowsOf(state.id));
    if (state.states.length === 0) return statePlan(state, face, isRegion(state, family));
    const isPile = state.kind === 'parallel' && family.hostedBy(state.id).length === 0;
    if (isPile && !state.states.some(({ id }) => family.isCrossed(id))) {
      const regions: Plan[] = [];
      for (const region of state.states) regions.push(await planOf(region));
      return stacked(state, regions, family);
    }
    const inside: Measured[] = [];
    for (const child of state.states) inside.push(await measure(child));
    const measured = { state, face, inside, width: 0, height: 0 };
    const plans: Plan[] = [];
    for (const trial of trialsFor(measured)) plans.push(aside(await roomyPlan(measured, trial)));
    const [first, ...others] = plans;
    if (first === undefined) throw new Error('Nothing was tried.');
    return bestFit(first, ...others);
  };

  /** Lays out a state once more, and wider, where it was too narrow for its words. */
  const roomyPlan = async (measured: Measured, trial: Trial): Promise<Plan> => {
    const attempt = async (room: ReadonlyMap<string, number>): Promise<Plan> => {
      const graph = await laidOut(graphOf(measured, family, trial, room));
      return placedPlan(graph, measured, family, closed, (one) => isRegion(one, family));
    };
    const plan = await attempt(new Map());
    const narrow = narrowIn(plan);
    return narrow.size === 0 ? plan : attempt(narrow);
  };

  const measure = async (state: ChartState): Promise<Measured> => {
    const face = faceOf(state, family.rowsOf(state.id));
    if (state.states.length > 0 && family.isCrossed(state.id)) {
      const inside: Measured[] = [];
      for (const child of state.states) inside.push(await measure(child));
      return { state, face, inside, width: face.width, height: face.height };
    }
    const plan = await planOf(state);
    closed.set(names.state(state.id), plan);
    return { state, face, inside: null, width: plan.width, height: plan.height };
  };

  return { id: chart.id, ...(await planOf(chart.root)) };
}
