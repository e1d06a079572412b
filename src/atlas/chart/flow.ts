import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from './chart.ts';
import { names } from './elk-names.ts';
import { type Way, isWithin } from './family.ts';

/**
 * Nodes in the order in which a reader meets them: the initial state, the words that leave it, the states that they
 * lead to, and so on; then what no way from there reaches. What comes later is drawn further on.
 */
export function flowOf(state: ChartState, ways: readonly Way[], nodes: readonly ElkNode[]): ElkNode[] {
  const order = new Map<string, number>();
  const meet = (name: string): boolean => {
    if (order.has(name)) return false;
    order.set(name, order.size);
    return true;
  };
  const childAt = (id: string): ChartState | undefined => state.states.find((child) => isWithin(id, child.id));
  const follow = (first: ChartState): void => {
    const queue = meet(names.state(first.id)) ? [first] : [];
    for (const at of queue) {
      for (const way of ways.filter(({ source }) => source !== state.id && isWithin(source, at.id))) {
        meet(names.words(way.id));
        for (const target of way.targets) {
          const next = childAt(target);
          if (next !== undefined && meet(names.state(next.id))) queue.push(next);
        }
      }
    }
  };
  const initial = state.states.filter(({ isInitial }) => isInitial);
  for (const child of [...initial, ...state.states]) follow(child);
  const placeOf = (node: ElkNode): number => order.get(node.id) ?? -1;
  return [...nodes].sort((a, b) => placeOf(a) - placeOf(b));
}
