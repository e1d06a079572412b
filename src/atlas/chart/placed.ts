import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from './chart.ts';
import { DOT } from './elk-graph.ts';
import { names } from './elk-names.ts';
import type { Family, Way } from './family.ts';
import { pillFace, wayFaceOf } from './label-face.ts';
import type { Measured } from './measured.ts';
import { type Plan, joinedPlan, movedPlan, statePlan } from './plan.ts';
import type { Box, PillShape, Point, RowShape, WayShape } from './shapes.ts';
import { moved } from './words.ts';

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box {
  return { x, y, width, height };
}

function lineOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}

function rowAt(row: RowShape, { x, y }: Point): RowShape {
  return {
    name: row.name,
    box: { ...row.box, x: row.box.x + x, y: row.box.y + y },
    pieces: moved(row.pieces, x, y),
    icons: moved(row.icons, x, y),
  };
}

function pillAt(id: string, box: Box): PillShape {
  return { id, box, pieces: moved(pillFace.pieces, box.x, box.y) };
}

/** What the engine has placed, as parts of a drawing. */
export function placedPlan(
  graph: ElkNode,
  measured: Measured,
  family: Family,
  closed: ReadonlyMap<string, Plan>,
  isRegion: (state: ChartState) => boolean,
): Plan {
  const nodes = new Map<string, ElkNode>();
  const collect = (node: ElkNode): void => {
    nodes.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(graph);
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge)]));
  const at = (name: string): Box => boxOf(nodes.get(name) ?? { id: name });

  const wayOf = (way: Way): WayShape => {
    const { id, source, targets } = way;
    const box = at(names.words(id));
    return {
      id,
      source,
      targets,
      box,
      rows: wayFaceOf(way).rows.map((row) => rowAt(row, box)),
      from: lines.get(names.leave(id)) ?? [],
      to: targets.map((_, place) => lines.get(names.reach(id, place)) ?? []),
    };
  };

  const partsInside = ({ state, inside }: Measured): Plan[] => {
    const pill = nodes.get(names.pill(state.id));
    const start = nodes.get(names.start(state.id));
    const dot = at(names.start(state.id));
    const own: Plan = {
      width: 0,
      height: 0,
      states: [],
      ways: family.hostedBy(state.id).map(wayOf),
      pills: pill === undefined ? [] : [pillAt(state.id, boxOf(pill))],
      starts:
        start === undefined
          ? []
          : [
              {
                id: state.id,
                dot: { x: dot.x + DOT / 2, y: dot.y + DOT / 2 },
                line: lines.get(`from ${names.start(state.id)}`) ?? [],
              },
            ],
    };
    return [own, ...(inside ?? []).flatMap(partsOf)];
  };

  const partsOf = (one: Measured): Plan[] => {
    const box = at(names.state(one.state.id));
    const plan = closed.get(names.state(one.state.id));
    if (plan !== undefined) return [movedPlan(plan, box.x, box.y)];
    const own = statePlan(one.state, one.face, isRegion(one.state), box.width, box.height);
    return [movedPlan(own, box.x, box.y), ...partsInside(one)];
  };

  const { width, height } = boxOf(graph);
  const whole = { width: Math.max(width, measured.face.width), height: Math.max(height, measured.face.height) };
  const { state, face } = measured;
  const own = statePlan(state, face, isRegion(state), whole.width, whole.height);
  return joinedPlan([own, ...partsInside(measured)], whole.width, whole.height);
}
