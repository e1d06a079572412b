import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { widthOf } from '../../../src/atlas/layout/text-widths.ts';
import { blockOf } from '../../../src/atlas/layout/text-block.ts';
import type { ChartDrawingProps } from '../../../src/atlas/chart-view/ChartDrawing.tsx';
import { arrowHead, roundedPath } from '../../../src/atlas/chart-view/paths.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { drawLayout } from '../support/draw-layout.ts';

async function draw(id: keyof typeof machines, props: Partial<ChartDrawingProps> = {}): Promise<string> {
  return drawLayout(await builtLayout(chartOf(machines[id])), props);
}

function count(markup: string, pattern: RegExp): number {
  return [...markup.matchAll(pattern)].length;
}

/** The opening tag of the mark of a state or a transition. */
function markOf(markup: string, attribute: string): string {
  return /<g [^>]*$/.exec(markup.slice(0, markup.indexOf(attribute)))?.[0] ?? '';
}

describe('A drawing', () => {
  it.each(Object.values(machines))('of $id has a mark for each of its states and transitions', async (machine) => {
    const markup = await draw(machine.id as keyof typeof machines);
    const chart = chartOf(machine);
    expect(count(markup, /data-state="/g)).toBe(statesWithin(chart.root).length);
    expect(count(markup, /data-transition="/g)).toBe(chart.transitions.length);
    expect(markup).not.toContain('style=');
  });

  it('tells walked transitions apart by a mark, by dashes and in words', async () => {
    const reached = new Map([
      ['storage.kept: storage.failed[0]', 'browser'],
      ['storage.lost: notice.dismissed[0]', 'nowhere'],
    ] as const);
    const markup = await draw('storage', { reached, onPickTransition: () => {} });
    expect(markup).toContain('chart-mark-browser');
    expect(markup).toContain('chart-mark-nowhere');
    expect(markup).not.toContain('chart-mark-actor');
    expect(markup).toContain('aria-label="storage.kept: storage.failed[0], walked in the browser"');
    expect(markup).toContain('aria-label="storage.lost: notice.dismissed[0], not walked"');
    expect(count(markup, /<g class="chart-edge chart-reached-nowhere"/g)).toBe(1);
  });

  it('draws an edge of transitions that were walked differently without coverage of its own', async () => {
    const reached = new Map([['language.menu.open: menu.closed[0]', 'browser']] as const);
    const markup = await draw('language', { reached });
    expect(count(markup, /<g class="chart-edge chart-reached/g)).toBe(0);
    expect(count(markup, /class="chart-mark chart-mark-browser"/g)).toBe(1);
  });

  it('highlights active states and the selected one, and names them so', async () => {
    const active = new Set(['', 'lost']);
    const markup = await draw('storage', { active, selectedState: 'lost', onPickState: () => {} });
    expect(count(markup, /class="[^"]*chart-active/g)).toBe(2);
    expect(markOf(markup, 'data-state="lost"')).toContain('chart-active chart-selected');
    expect(markup).toContain('aria-label="state lost, active"');
    expect(markOf(markup, 'data-state="kept"')).not.toContain('chart-active');
  });

  it('lights the transition that was taken, one that stays where it is as well, and says so', async () => {
    const name = 'cart.lines.filled: item.added[0]';
    const markup = await draw('cart', { taken: new Set([name]), onPickTransition: () => {} });
    expect(markOf(markup, `data-transition="${name}"`)).toContain('chart-taken');
    expect(markup).toContain(`aria-label="${name}, taken"`);
    expect(count(markup, /chart-taken/g)).toBe(1);
    const moved = await draw('storage', { taken: new Set(['storage.kept: storage.failed[0]']) });
    expect(count(moved, /class="chart-edge chart-taken"/g)).toBe(1);
  });

  it('has a colour for what is live that no coverage has', async () => {
    for (const sheet of ['chart.css', 'chart-dark.css']) {
      const text = await readFile(`src/atlas/chart-view/${sheet}`, 'utf8');
      const colours = (part: RegExp): string[] =>
        [...text.matchAll(/([^{}]*)\{([^}]*)\}/gu)]
          .filter(([, selector = '']) => part.test(selector))
          .flatMap(([, , rules = '']) => rules.match(/#[0-9a-f]{6}/gu) ?? []);
      const live = colours(/chart-(?:active|taken)/u);
      expect(live.length).toBeGreaterThan(0);
      expect(colours(/chart-(?:reached|mark)/u).filter((colour) => live.includes(colour))).toEqual([]);
    }
  });

  it('lets Tab stop at one state alone, and is a picture where nothing can be picked', async () => {
    const picked = await draw('storage', { onPickState: () => {}, onPickTransition: () => {} });
    expect(count(picked, /tabindex="0"/g)).toBe(1);
    expect(picked).toContain('role="group"');
    const drawing = await draw('storage');
    expect(drawing).toContain('role="img"');
    expect(drawing).not.toContain('role="button"');
  });

  it('marks what ends, what remembers, what runs and what waits', async () => {
    const [chunk, checkout] = [await draw('chunk'), await draw('checkout')];
    expect(count(chunk, /chart-inner-box/g)).toBe(2);
    expect(chunk).toContain('chart-icon-after');
    expect(chunk).toContain('>importChunk</text>');
    expect(count(checkout, /chart-icon-history/g)).toBe(1);
    expect(count(checkout, /chart-icon-deepHistory/g)).toBe(1);
    expect(count(checkout, /chart-region/g)).toBe(3);
  });
});

describe('Text', () => {
  it('is as wide as Arial draws it', () => {
    // As a browser measures it with the font at hand.
    expect(widthOf('item.decreased §«»·', 100)).toBeCloseTo(906.1, 0);
    expect(widthOf('A', 10, 'bold')).toBeCloseTo(7.22, 2);
    expect(widthOf('语', 10)).toBe(10);
  });

  it('is broken into lines that are no wider than they may be', () => {
    const block = blockOf([{ text: 'one two three four five six seven eight', style: 'description' }], 80);
    expect(block.pieces.map(({ text }) => text).join(' ')).toBe('one two three four five six seven eight');
    expect(block.pieces.length).toBeGreaterThan(1);
    for (const { x, width } of block.pieces) expect(x + width).toBeLessThanOrEqual(80);
    expect(new Set(block.pieces.map(({ y }) => y)).size).toBe(block.pieces.length);
  });

  it('keeps a word whole that is too long for any line', () => {
    const block = blockOf([{ text: 'incomprehensibilities', style: 'name' }], 20);
    expect(block.pieces).toHaveLength(1);
    expect(block.width).toBeGreaterThan(20);
  });
});

describe('A line', () => {
  it('has its corners rounded and a head at its end', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 30, y: 20 },
    ];
    expect(roundedPath(points)).toBe('M0 0L0 14Q0 20 6 20L30 20');
    expect(arrowHead(points)).toBe('M30 20L23 23.5L23 16.5Z');
    expect(roundedPath([])).toBe('');
    expect(arrowHead([])).toBe('');
  });
});
