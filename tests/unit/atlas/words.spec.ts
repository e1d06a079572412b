import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { words } from '../../../machines/words.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { chartInWords, inBoth, missingWords } from '../../../src/atlas/chart/in-words.ts';
import { MAX_WIDTH, WIDEST } from '../../../src/atlas/layout/layout-cost.ts';
import { lineOf } from '../../../src/atlas/layout/transition-text.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { unreadableWords } from './unreadable-words.ts';

const all = Object.values(machines).map((machine) => ({
  id: machine.id,
  chart: chartOf(machine),
  own: words[machine.id as keyof typeof machines],
}));

describe('The words of a machine', () => {
  it.each(all)('of $id are there for each event, guard, action and actor, and for nothing else', ({ chart, own }) => {
    expect(missingWords(chart, own)).toEqual([]);
  });

  it('are missed where a name has none, and where they name nothing', () => {
    const { chart } = all.find(({ id }) => id === 'storage') ?? {};
    if (chart === undefined) throw new Error('There is no storage.');
    expect(missingWords(chart, { events: { 'storage.failed': 'it fails', gone: 'x' } })).toEqual([
      'events: storage.recovered has no words',
      'events: notice.dismissed has no words',
      'events: gone is not on the chart',
    ]);
  });

  it('stand before the name of the code where both are shown', () => {
    expect(inBoth(words.cart.events, 'item.decreased')).toBe('press minus (item.decreased)');
    expect([inBoth(undefined, 'isX'), inBoth({}, 'isX')]).toEqual(['isX', 'isX']);
  });

  it('say on the chart of the cart what minus does, in the order in which it is asked', () => {
    const lines = chartInWords(chartOf(machines.cart), words.cart)
      .transitions.filter(({ name }) => name.startsWith('cart.lines.filled: item.decreased'))
      .map(lineOf);
    expect(lines).toEqual([
      'press minus 1 IF [last unit of the only line] / take the line out, say that it is out, store the press',
      'press minus 2 ELSE IF [last unit of the line] / take the line out, say that it is out, store the press',
      'press minus 3 ELSE IF [the product is in the cart] / one unit less, say the new quantity, store the press',
    ]);
  });

  /** Each line of a chart in words that leads from a state. */
  const linesFrom = (id: 'language' | 'checkout', state: string): string[] =>
    chartInWords(chartOf(machines[id]), words[id])
      .transitions.filter(({ source }) => source === state)
      .map((transition) => `${lineOf(transition)} → ${transition.targets.join(', ')}`);

  it('say on the chart of the language what follows when its texts do not come', () => {
    expect(linesFrom('language', 'translation.loading').slice(2)).toEqual([
      'the texts did not come 1 IF [nothing is on the screen yet] / count the failure → translation.fallingBack',
      'the texts did not come 2 ELSE IF [fewer than 3 failures before] / count the failure → translation.retrying',
      'the texts did not come 3 ELSE → translation.failed',
    ]);
    expect(linesFrom('language', 'translation.retrying')).toContain(
      'after 0.5, 1, then 2 seconds → translation.loading',
    );
  });

  it('say on the chart of checkout what an empty card group does', () => {
    expect(linesFrom('checkout', 'open.answer.unanswered')).toEqual([
      'press Checkout 1 IF [any card group or the code is empty] → confirming',
      'press Checkout 2 ELSE → open.answer.complete',
    ]);
    expect(linesFrom('checkout', 'confirming')).toEqual(['press OK → open.payment.last, open.answer.rejected']);
  });

  const largest = all.filter(({ id }) => ['cart', 'checkout', 'language', 'navigation'].includes(id));
  it.each(largest)('of $id fit on its chart, 1280 pixels wide', async ({ id, chart, own }) => {
    const layout = await builtLayout(chartInWords(chart, own));
    expect(layout.width).toBeLessThanOrEqual(id === 'checkout' ? WIDEST : MAX_WIDTH);
    expect(unreadableWords(layout)).toEqual([]);
  });
});
