import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { type Chart, statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { type Labels, measureEdgeLabel } from '../../../src/atlas/layout/edge-label.ts';
import { MAX_WIDTH } from '../../../src/atlas/layout/layout-cost.ts';
import { layoutOf } from '../../../src/atlas/layout/layout.ts';
import type { Box, ChartLayout, Point } from '../../../src/atlas/layout/shapes.ts';
import { FONTS } from '../../../src/atlas/layout/text-block.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { HAIR, clashes, labelsOf, overlap } from './clashes.ts';
import { figuresOf, partsOf } from './layout-figures.ts';
import { unreadableWords } from './unreadable-words.ts';

const SMALLEST_TEXT = 11;

const drawn = await Promise.all(
  Object.values(machines).map(async (machine) => {
    const chart = chartOf(machine);
    return { id: machine.id, chart, layout: await builtLayout(chart) };
  }),
);

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - HAIR &&
    inner.y >= outer.y - HAIR &&
    inner.x + inner.width <= outer.x + outer.width + HAIR &&
    inner.y + inner.height <= outer.y + outer.height + HAIR
  );
}

function isOnBorder({ x, y }: Point, box: Box): boolean {
  const outer = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 };
  const inner = shrunk(box);
  const point = { x, y, width: 0, height: 0 };
  return (
    holds(outer, point) && !(x > inner.x && x < inner.x + inner.width && y > inner.y && y < inner.y + inner.height)
  );
}

function boxIn({ states }: ChartLayout, id: string): Box {
  return states.find((state) => state.id === id)?.box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The words of an outer state, which no inner state and no label may cover. */
function headsOf({ states }: ChartLayout): { id: string; box: Box }[] {
  return states
    .filter(({ kind }) => kind === 'compound' || kind === 'parallel')
    .flatMap(({ id, pieces, rows }) =>
      [...pieces, ...rows.flatMap((row) => row.pieces)].map(({ x, y, width }) => ({
        id,
        box: { x, y: y - 9, width, height: 10 },
      })),
    );
}

function shrunk({ x, y, width, height }: Box): Box {
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
}
function grown({ x, y, width, height }: Box): Box {
  return { x: x - HAIR, y: y - HAIR, width: width + 2 * HAIR, height: height + 2 * HAIR };
}

/** The straight parts of a line, each as a box without an inside. */
function segmentsOf(line: readonly Point[]): Box[] {
  return partsOf(line).map(([a, b]) => ({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }));
}

describe('A layout', () => {
  it.each(drawn)('of $id lets no label overlap another one or a state, and no line cross words', ({ layout }) => {
    expect(clashes(layout)).toEqual([]);
    expect(unreadableWords(layout)).toEqual([]);
  });

  it.each(drawn)('of $id draws every state once, inside its parent', ({ chart, layout }) => {
    expect(layout.states.map(({ id }) => id).toSorted()).toEqual(
      statesWithin(chart.root)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, box } of layout.states) {
      if (id !== '') expect(holds(boxIn(layout, id.slice(0, Math.max(0, id.lastIndexOf('.')))), box), id).toBe(true);
    }
  });

  it.each(drawn)('of $id draws every transition once', ({ chart, layout }) => {
    const names = [...layout.states, ...layout.edges].flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(names.toSorted()).toEqual(chart.transitions.map(({ name }) => name).toSorted());
  });

  it.each(drawn)('of $id leads every edge from its source through its label to its targets', ({ layout }) => {
    for (const { source, targets, box, from, to } of layout.edges) {
      const pills = layout.pills.map((pill) => pill.box);
      const isEnd = (point: Point | undefined, id: string): boolean =>
        point !== undefined && [boxIn(layout, id), ...pills].some((one) => isOnBorder(point, one));
      expect(isEnd(from[0], source), `${source} is where it begins`).toBe(true);
      expect(isOnBorder(from.at(-1) ?? { x: 0, y: 0 }, box)).toBe(true);
      expect(to.length).toBe(targets.length);
      for (const [index, line] of to.entries()) {
        expect(isOnBorder(line[0] ?? { x: 0, y: 0 }, box)).toBe(true);
        expect(isEnd(line.at(-1), targets[index] ?? ''), `${targets[index]} is where it ends`).toBe(true);
      }
    }
  });

  it.each(drawn)('of $id keeps the words of outer states free', ({ layout }) => {
    for (const { id, box } of headsOf(layout)) {
      const covering = [
        ...labelsOf(layout).filter(([, other]) => overlap(box, other)),
        ...layout.states.filter((state) => state.id !== id && !id.startsWith(state.id) && overlap(box, state.box)),
      ];
      expect(covering, `the words of ${id}`).toEqual([]);
    }
  });

  it.each(drawn)(
    'of $id leads no line through words or through a state that it has nothing to do with',
    ({ layout }) => {
      const words = headsOf(layout).map(({ box }) => box);
      const closed = layout.states
        .filter(({ kind }) => kind !== 'compound' && kind !== 'parallel')
        .map(({ box }) => box);
      const labels = labelsOf(layout).map(([, box]) => box);
      const bodies = [...words, ...closed.map(shrunk), ...labels.map(shrunk)];
      for (const { id, from, to } of layout.edges) {
        for (const line of [from, ...to]) {
          const through = segmentsOf(line).filter((segment) => bodies.some((box) => overlap(grown(segment), box)));
          expect(through, id).toEqual([]);
        }
      }
    },
  );

  it.each(drawn)(
    'of $id is readable beside the list of machines on a screen 1280 pixels wide: no wider, no text below 11 pixels',
    ({ layout }) => {
      expect(layout.width).toBeLessThanOrEqual(MAX_WIDTH);
      expect(Math.min(...Object.values(FONTS).map(({ size }) => size))).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    },
  );

  it.each(drawn)('of $id keeps every text inside the box that it belongs to', ({ layout }) => {
    for (const { box, pieces } of [...layout.states, ...layout.edges.flatMap(({ rows }) => rows), ...layout.pills]) {
      for (const { x, width } of pieces) expect(x >= box.x && x + width <= box.x + box.width + HAIR).toBe(true);
    }
  });

  it.each(drawn)('of $id is the one that was looked at last', ({ layout }) => {
    expect(figuresOf(layout)).toMatchSnapshot();
  });

  it('marks where each compound state begins', () => {
    for (const { chart, layout } of drawn) {
      const compound = statesWithin(chart.root).filter(({ kind }) => kind === 'compound');
      expect(layout.starts.map(({ id }) => id).toSorted()).toEqual(compound.map(({ id }) => id).toSorted());
    }
  });

  it('is the same every time', async () => {
    const once = drawn.find(({ id }) => id === 'language');
    expect(await layoutOf(chartOf(machines.language))).toEqual(once?.layout);
  });
});

describe('A layout of a machine unlike ours', () => {
  const layoutFor = async (config: object): Promise<{ chart: Chart; layout: ChartLayout }> => {
    const chart = chartOf(createMachine(config));
    return { chart, layout: await layoutOf(chart) };
  };

  it('draws an edge from a state to the one around it', async () => {
    const { layout } = await layoutFor({
      id: 'up',
      initial: 'outer',
      states: {
        outer: { initial: 'inner', states: { inner: { on: { out: { target: '#up.outer', reenter: true } } } } },
      },
    });
    expect(layout.edges.map(({ source, targets }) => [source, targets])).toEqual([['outer.inner', ['outer']]]);
    expect(layout.pills.map(({ id }) => id)).toEqual(['outer']);
    expect(clashes(layout)).toEqual([]);
  });

  it('draws a machine of one state, and one with thirty', async () => {
    expect((await layoutFor({ id: 'one' })).layout.states).toHaveLength(1);
    const keys = Array.from({ length: 30 }, (_, index) => `s${index}`);
    const states = Object.fromEntries(
      keys.map((key, index) => [key, { on: { next: keys[index + 1] ?? 's0', jump: keys[(index * 7) % 30] } }]),
    );
    const { layout } = await layoutFor({ id: 'ring', initial: 's0', states });
    expect(layout.states).toHaveLength(31);
    expect(clashes(layout)).toEqual([]);
  });
});

describe('A label of an edge', () => {
  const chart = chartOf(
    createMachine({
      id: 'paying',
      initial: 'card',
      states: { card: { on: { 'twentyFourMonths.chosen': 'months' } }, months: {} },
    }),
  );
  const edge = { id: 'edge', source: 'card', targets: ['months'], transitions: chart.transitions };
  const wordsIn = (labels: Labels) =>
    measureEdgeLabel(edge, labels).rows.flatMap(({ pieces }) => pieces.map(({ text }) => text));

  it('is broken after the dot of an event where a chart would be too wide else, and nowhere else', () => {
    expect(wordsIn('usual')).toEqual(['twentyFourMonths.chosen']);
    expect(wordsIn('narrow')).toEqual(['twentyFourMonths.', 'chosen']);
    expect(measureEdgeLabel(edge, 'narrow').width).toBeLessThan(measureEdgeLabel(edge, 'usual').width);
    const pieces = measureEdgeLabel(edge, 'narrow').rows.flatMap((row) => row.pieces);
    expect(Math.max(...pieces.map(({ width }) => width))).toBeLessThanOrEqual(120);
  });
});
