import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf } from '../../engine/temporal/seen.ts';

interface Context {
  readonly inventory: number;
}

const MOST_OFFERED = 20;

export const purchaseProperties: readonly Property[] = [
  {
    says: 'What is ordered is never more than the stock and 20, and never less than one; nothing where nothing is left',
    clause: '§5 Quantity: options',
    when: ({ after }) => after.emitted.some(({ type }) => type === 'item.set'),
    holds: now(({ after }) =>
      after.emitted
        .filter(({ type }) => type === 'item.set')
        .every(({ quantity }) => {
          const most = Math.min(contextOf<Context>(after).inventory, MOST_OFFERED);
          return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= most;
        }),
    ),
    brokenBy: 'purchase: drop guard isOption of choosing: quantity.chosen[0]',
  },
];
