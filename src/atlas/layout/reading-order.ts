import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from '../chart/chart.ts';
import { elkIds } from './elk-ids.ts';
import { type ChartEdge, isWithin } from '../chart/hierarchy.ts';

/**
 * Nodes in breadth-first order from the initial state: the state, the labels of the edges that leave it, the states that
 * those lead to, and so on; then what cannot be reached from there. ELK draws what comes later further on.
 */
export function inReadingOrder(state: ChartState, edges: readonly ChartEdge[], nodes: readonly ElkNode[]): ElkNode[] {
  const order = new Map<string, number>();
  const visit = (name: string): boolean => {
    if (order.has(name)) return false;
    order.set(name, order.size);
    return true;
  };
  const childAt = (id: string): ChartState | undefined => state.states.find((child) => isWithin(id, child.id));
  const follow = (first: ChartState): void => {
    const queue = visit(elkIds.state(first.id)) ? [first] : [];
    for (const at of queue) {
      for (const edge of edges.filter(({ source }) => source !== state.id && isWithin(source, at.id))) {
        visit(elkIds.label(edge.id));
        for (const target of edge.targets) {
          const next = childAt(target);
          if (next !== undefined && visit(elkIds.state(next.id))) queue.push(next);
        }
      }
    }
  };
  const initial = state.states.filter(({ isInitial }) => isInitial);
  for (const child of [...initial, ...state.states]) follow(child);
  const rankOf = (node: ElkNode): number => order.get(node.id) ?? -1;
  return [...nodes].sort((a, b) => rankOf(a) - rankOf(b));
}
