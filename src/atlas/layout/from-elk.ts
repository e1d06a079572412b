import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from '../chart/chart.ts';
import { DOT } from './elk-graph.ts';
import { elkIds } from './elk-ids.ts';
import type { Hierarchy, ChartEdge } from '../chart/hierarchy.ts';
import { type Labels, pillMeasurement, measureEdgeLabel } from './edge-label.ts';
import type { LayoutNode } from './layout-node.ts';
import { type LayoutFragment, joinedFragment, movedFragment, stateFragment } from './layout-fragment.ts';
import type { Box, PillShape, Point, RowShape, EdgeShape } from './shapes.ts';
import { moved } from './text-block.ts';

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
  return { id, box, pieces: moved(pillMeasurement.pieces, box.x, box.y) };
}

/** The positions that ELK has computed, as a fragment of a layout. */
export function fragmentFromElk(
  graph: ElkNode,
  layoutNode: LayoutNode,
  hierarchy: Hierarchy,
  closed: ReadonlyMap<string, LayoutFragment>,
  isRegion: (state: ChartState) => boolean,
  labels: Labels,
): LayoutFragment {
  const nodes = new Map<string, ElkNode>();
  const collect = (node: ElkNode): void => {
    nodes.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(graph);
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge)]));
  const at = (name: string): Box => boxOf(nodes.get(name) ?? { id: name });

  const edgeShapeOf = (edge: ChartEdge): EdgeShape => {
    const { id, source, targets } = edge;
    const box = at(elkIds.label(id));
    return {
      id,
      source,
      targets,
      box,
      rows: measureEdgeLabel(edge, labels).rows.map((row) => rowAt(row, box)),
      from: lines.get(elkIds.sourceLine(id)) ?? [],
      to: targets.map((_, index) => lines.get(elkIds.targetLine(id, index)) ?? []),
    };
  };

  const partsInside = ({ state, inside }: LayoutNode): LayoutFragment[] => {
    const pill = nodes.get(elkIds.pill(state.id));
    const start = nodes.get(elkIds.start(state.id));
    const dot = at(elkIds.start(state.id));
    const own: LayoutFragment = {
      width: 0,
      height: 0,
      states: [],
      edges: hierarchy.edgesInside(state.id).map(edgeShapeOf),
      pills: pill === undefined ? [] : [pillAt(state.id, boxOf(pill))],
      starts:
        start === undefined
          ? []
          : [
              {
                id: state.id,
                dot: { x: dot.x + DOT / 2, y: dot.y + DOT / 2 },
                line: lines.get(`from ${elkIds.start(state.id)}`) ?? [],
              },
            ],
    };
    return [own, ...(inside ?? []).flatMap(partsOf)];
  };

  const partsOf = (one: LayoutNode): LayoutFragment[] => {
    const box = at(elkIds.state(one.state.id));
    const fragment = closed.get(elkIds.state(one.state.id));
    if (fragment !== undefined) return [movedFragment(fragment, box.x, box.y)];
    const own = stateFragment(one.state, one.measurement, isRegion(one.state), box.width, box.height);
    return [movedFragment(own, box.x, box.y), ...partsInside(one)];
  };

  const { width, height } = boxOf(graph);
  const size = {
    width: Math.max(width, layoutNode.measurement.width),
    height: Math.max(height, layoutNode.measurement.height),
  };
  const { state, measurement } = layoutNode;
  const own = stateFragment(state, measurement, isRegion(state), size.width, size.height);
  return joinedFragment([own, ...partsInside(layoutNode)], size.width, size.height);
}
