import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { machines } from '../../../machines/index.ts';
import { words } from '../../../machines/words.ts';
import { type Chart, statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { foldableIn, foldedChart, nextFold, shownFolds, usualFolds } from '../../../src/atlas/chart/folding.ts';
import { chartInWords } from '../../../src/atlas/chart/in-words.ts';
import { chartWithRoom } from '../../../src/atlas/chart/room-for-numbers.ts';
import { ChartDrawing, type ChartDrawingProps, MARGIN } from '../../../src/atlas/chart-view/ChartDrawing.tsx';
import { fitted, READABLE, sizeOf } from '../../../src/atlas/page/chart-pane/fit.ts';
import { fitZoom } from '../../../src/atlas/page/chart-pane/zoom.ts';
import { builtLayout } from '../../flows/built-layout.ts';

/** The window of a chart on a screen of 1280 by 900 pixels. */
const WINDOW = { width: 1083, height: 520 };

/** Each layout takes up to two seconds on a busy machine. */
const SLOW = 120_000;

const cart = chartOf(machines.cart);

/** Every state and transition of a chart that is drawn, or hidden by a box that is. */
function accounted({ root, transitions }: Chart) {
  const states = statesWithin(root);
  return {
    states: states.flatMap(({ id, folded }) => [id, ...(folded?.states ?? [])]).toSorted(),
    transitions: [
      ...transitions.map(({ name }) => name),
      ...states.flatMap(({ folded }) => folded?.transitions ?? []),
    ].toSorted(),
  };
}

describe('A folded chart', () => {
  const sets = Object.values(machines).flatMap((machine) => {
    const chart = chartOf(machine);
    return usualFolds(chart).map((folds) => ({ id: machine.id, chart, folds, words: folds.join(' and ') }));
  });

  it.each(sets)('of $id with $words has each state and transition once, drawn or hidden', ({ chart, folds }) => {
    const folded = foldedChart(chart, folds);
    expect(accounted(folded)).toEqual(accounted(chart));
    const drawn = new Set(statesWithin(folded.root).map(({ id }) => id));
    for (const { source, targets } of folded.transitions)
      for (const id of [source, ...targets]) expect(drawn.has(id), id).toBe(true);
  });

  it('leads what crosses the border of a folded state to its box', () => {
    const whole = chartOf(machines.checkout);
    const checkout = foldedChart(whole, ['open']);
    expect(checkout.transitions.map(({ source, targets }) => [source, ...targets])).toEqual([
      ['open', 'confirming'],
      ['open', 'confirming'],
      ['confirming', 'open'],
    ]);
    const { folded } = checkout.root.states.find(({ id }) => id === 'open') ?? {};
    expect(folded?.states).toHaveLength(statesWithin(whole.root).length - statesWithin(checkout.root).length);
  });

  it('leaves a state that is inside another folded one to that, and what cannot be folded', () => {
    const checkout = chartOf(machines.checkout);
    expect(shownFolds(checkout, ['open.payment.installments', 'open.answer', 'open.payment'])).toEqual([
      'open.payment',
      'open.answer',
    ]);
    expect(shownFolds(checkout, ['', 'confirming', 'no such state'])).toEqual([]);
    expect(foldedChart(checkout, ['confirming'])).toBe(checkout);
  });

  it('is folded from the deepest state outwards, the fullest of equals first', () => {
    const checkout = chartOf(machines.checkout);
    const order: string[] = [];
    for (let next = nextFold(checkout, []); next !== null; next = nextFold(checkout, order)) order.push(next);
    expect(order).toEqual(['open.payment.installments', 'open.payment', 'open.answer', 'open']);
    expect(foldableIn(checkout).map(({ id }) => id)).toHaveLength(order.length);
  });
});

describe('A drawing of a folded chart', () => {
  const draw = async (props: Partial<ChartDrawingProps> = {}, folds = ['lines']): Promise<string> =>
    renderToStaticMarkup(
      createElement(ChartDrawing, {
        layout: await builtLayout(foldedChart(cart, folds)),
        label: 'cart',
        onPickState: () => {},
        onPickTransition: () => {},
        onFold: () => {},
        ...props,
      }),
    );
  const labelOf = (markup: string, id: string): string =>
    new RegExp(`data-state="${id}"[^>]*aria-label="([^"]*)"`, 'u').exec(markup)?.[1] ?? '';
  const inside = 'cart.lines.filled: item.added[0]';

  it('says how many states are inside, and has a button that tells whether they show', async () => {
    const markup = await draw();
    expect(labelOf(markup, 'lines')).toBe('region lines, folded, 2 states inside');
    expect(markup).toContain('>2 states inside</text>');
    expect(markup).toMatch(/data-fold="lines" aria-expanded="false" role="button" aria-label="states inside lines"/u);
    expect(markup).toMatch(/data-fold="undo" aria-expanded="true" role="button" aria-label="states inside undo"/u);
    expect(markup).not.toContain(`data-transition="${inside}"`);
    // Nobody can press a picture.
    expect(await draw({ onFold: undefined })).not.toContain('data-fold');
  });

  it.each([
    ['lit', { active: new Set(['lines.filled']) }, ', active', 'chart-active'],
    ['taken', { taken: new Set([inside]) }, ', taken inside', 'chart-taken'],
    ['selected, a state', { selectedState: 'lines.filled' }, ', selected inside', 'chart-selected-inside'],
    ['selected, a transition', { selectedTransition: inside }, ', selected inside', 'chart-selected-inside'],
    [
      'different',
      { differences: { states: new Map(), transitions: new Map([[inside, 'added' as const]]) } },
      ', changed',
      'chart-changed',
    ],
  ] as const)('shows on the box what is %s inside', async (_, props, says, mark) => {
    const markup = await draw(props);
    expect(labelOf(markup, 'lines')).toContain(says);
    expect(/<g class="([^"]*)" data-state="lines"/u.exec(markup)?.[1]).toContain(mark);
    expect(labelOf(markup, 'undo')).not.toContain(says);
  });

  it('shows on the box how far all transitions inside were walked', async () => {
    const all = new Map(cart.transitions.map(({ name }) => [name, 'browser' as const]));
    expect(labelOf(await draw({ reached: all }), 'lines')).toContain(', inside walked in the browser');
    const but = new Map([...all, [inside, 'nowhere' as const]]);
    expect(labelOf(await draw({ reached: but }), 'lines')).toContain(', inside not walked');
  });

  it('shows the numbers of a state on its box', async () => {
    const layout = await builtLayout(foldedChart(chartWithRoom(cart), ['lines']));
    const numbers = {
      states: new Map([['lines', { lines: ['7 visits', ''], words: '7 visits' }]]),
      transitions: new Map(),
    };
    const markup = await draw({ layout, numbers });
    expect(labelOf(markup, 'lines')).toBe('region lines, folded, 2 states inside, 7 visits');
    expect(markup).toContain('>7 visits</text>');
  });

  it('keeps one stop for Tab where what is selected is inside', async () => {
    const markup = await draw({ selectedState: 'lines.filled' });
    expect(markup.match(/tabindex="0"/gu)).toHaveLength(1);
    expect(markup).toMatch(/data-state="lines"[^>]*tabindex="0"/u);
  });
});

describe('Fit', () => {
  const fits = async (id: keyof typeof machines) => {
    const chart = chartInWords(chartOf(machines[id]), words[id]);
    const tried = new Map<string, { readonly width: number; readonly zoom: number }>();
    const { folded, zoom } = await fitted(chart, [], WINDOW, async (folds) => {
      const layout = await builtLayout(foldedChart(chart, folds));
      tried.set(shownFolds(chart, folds).join(), { ...sizeOf(layout), zoom: fitZoom(WINDOW, sizeOf(layout)) });
      return layout;
    });
    return { folded, zoom, whole: tried.get('')?.width ?? 0, tried };
  };

  it(
    'reads every machine on a screen of 1280 by 900 pixels; at full size none is wider than its window, folded or not',
    { timeout: SLOW },
    async () => {
      const lines: string[] = [];
      for (const id of Object.keys(machines) as (keyof typeof machines)[]) {
        const { folded, zoom, whole, tried } = await fits(id);
        const width = tried.get(folded.join())?.width ?? 0;
        lines.push(
          `${id}: ${whole} px; fitted ${width} px at ${Math.round(zoom * 100)} %, folded: ${folded.join(', ') || 'nothing'}`,
        );
        expect(zoom, id).toBeGreaterThanOrEqual(READABLE);
        expect(Math.max(width, whole), id).toBeLessThanOrEqual(WINDOW.width);
        // With less folded it could not be read.
        const before = [...tried].filter(([folds]) => folds !== folded.join());
        expect(
          before.every(([, one]) => one.zoom < READABLE),
          id,
        ).toBe(true);
      }
      console.log(
        `Widths in plain words at 100 %, in a window of ${WINDOW.width} by ${WINDOW.height} pixels\n${lines.join('\n')}`,
      );
    },
  );

  it(
    'is not needed in the names of the code either: no machine is wider than the window',
    { timeout: SLOW },
    async () => {
      for (const machine of Object.values(machines))
        expect((await builtLayout(chartOf(machine))).width + 2 * MARGIN, machine.id).toBeLessThanOrEqual(WINDOW.width);
    },
  );

  it('folds nothing where nothing is left to fold, and keeps what is folded already', async () => {
    const [small, layout] = [{ width: 100, height: 100 }, await builtLayout(cart)];
    const { folded, zoom } = await fitted(cart, ['undo'], small, () => Promise.resolve(layout));
    expect(folded).toEqual(['lines', 'undo']);
    expect(zoom).toBeLessThan(READABLE);
    expect((await fitted(cart, ['undo'], { width: 4000, height: 4000 }, () => Promise.resolve(layout))).folded).toEqual(
      ['undo'],
    );
  });
});
