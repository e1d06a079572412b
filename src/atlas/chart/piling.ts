import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { names } from './elk-names.ts';
import type { Measured } from './measured.ts';

/** Which regions stand in one pile: those that no way leads to or from, with the last of the others; or all of them. */
export type Piling = 'lonely' | 'all';

/**
 * The regions of a parallel state that is laid out together with what is around. Beside each other they would make the
 * drawing too wide: some are put over each other, in a box that nobody sees.
 */
export function piledUp(
  inside: readonly Measured[],
  piling: Piling,
  nodes: ElkNode[],
  edges: ElkExtendedEdge[],
): ElkNode[] {
  const last = inside.findLast((one) => one.inside !== null);
  const members = piling === 'all' ? inside : [...inside.filter((one) => one.inside === null), ...(last ? [last] : [])];
  const pile = members.map((one) => names.state(one.state.id));
  if (pile.length < 2) return nodes;
  edges.push(
    ...pile.slice(1).map((name, place) => ({ id: `under ${name}`, sources: [pile[place] ?? ''], targets: [name] })),
  );
  return [
    ...nodes.filter(({ id }) => !pile.includes(id)),
    {
      id: `pile ${pile.join(' ')}`,
      children: nodes.filter(({ id }) => pile.includes(id)),
      layoutOptions: { 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
    },
  ];
}
