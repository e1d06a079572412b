import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { elkIds } from './elk-ids.ts';
import type { LayoutNode } from './layout-node.ts';

/** Which regions are stacked: those without edges to or from them, with the last of the others; or all of them. */
export type RegionStacking = 'unconnected' | 'all';

/**
 * Stacks regions of a parallel state that is laid out together with the states around it. Beside each other they would
 * make the drawing too wide, so some are put into an invisible node, one below the other.
 */
export function withStackedRegions(
  inside: readonly LayoutNode[],
  stacking: RegionStacking,
  nodes: ElkNode[],
  elkEdges: ElkExtendedEdge[],
): ElkNode[] {
  const last = inside.findLast((one) => one.inside !== null);
  const members =
    stacking === 'all' ? inside : [...inside.filter((one) => one.inside === null), ...(last ? [last] : [])];
  const stack = members.map((one) => elkIds.state(one.state.id));
  if (stack.length < 2) return nodes;
  elkEdges.push(
    ...stack.slice(1).map((name, index) => ({ id: `below ${name}`, sources: [stack[index] ?? ''], targets: [name] })),
  );
  return [
    ...nodes.filter(({ id }) => !stack.includes(id)),
    {
      id: `stack ${stack.join(' ')}`,
      children: nodes.filter(({ id }) => stack.includes(id)),
      layoutOptions: { 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
    },
  ];
}
