import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import { type MermaidChart, mermaidCharts } from '../../flows/mermaid-charts.ts';
import { expect, test } from '../support/test.ts';

const MERMAID = fileURLToPath(new URL('../../../node_modules/mermaid/dist/mermaid.min.js', import.meta.url));

/** How far a border may reach over another, in pixels. */
const HAIR = 1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws a text with Mermaid, and returns the box of each state by its id in the text. */
async function drawn(page: Page, text: string): Promise<ReadonlyMap<string, Box>> {
  const boxes = await page.evaluate(async (source): Promise<[string, Box][]> => {
    const { render } = Reflect.get(window, 'mermaid');
    const { svg } = await render('drawing', source);
    document.body.innerHTML = svg;
    return [...document.querySelectorAll('svg g[id^="drawing-state-"]')].map((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      return [mark.id.replace(/^drawing-state-(.*)-\d+$/u, '$1'), { left, top, right, bottom }];
    });
  }, text);
  return new Map(boxes);
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - HAIR &&
    inner.top >= outer.top - HAIR &&
    inner.right <= outer.right + HAIR &&
    inner.bottom <= outer.bottom + HAIR
  );
}

/** The states that a drawing leaves out, or draws outside their parent. */
function misplaced({ machine, states }: MermaidChart, boxes: ReadonlyMap<string, Box>): string[] {
  return states
    .filter(({ id, parent }) => {
      const [own, around] = [boxes.get(id), boxes.get(parent)];
      return own === undefined || around === undefined || !isInside(own, around);
    })
    .map(({ id }) => `${machine}: ${id}`);
}

test.beforeEach(async ({ page }) => {
  // A page of the shop forbids what a test writes into it.
  await page.goto('about:blank');
  await page.setContent('<!doctype html><title>Mermaid</title><body></body>');
  await page.addScriptTag({ path: MERMAID });
});

test('Mermaid draws each state of each machine inside its parent', async ({ page }) => {
  const found: string[] = [];
  for (const chart of byTurns(mermaidCharts(), 9)) found.push(...misplaced(chart, await drawn(page, chart.text)));
  expect(found).toEqual([]);
});

/** A text whose every sign is drawn, and how exports of the atlas write it. */
const SIGNS = String.raw`; " { } < > & && &lt; \n *b* _i_ __k__ a_b : #lt; #1`;
const WRITTEN =
  '#59; #quot; #123; #125; #lt; #gt; #amp; #amp;#amp; #amp;lt#59; #92;n #42;b#42; #95;i#95; #95;#95;k#95;#95; a_b #58; #35;lt#59; #35;1';

test('Mermaid draws every sign of a name, a row, a label and a note', async ({ page }) => {
  await drawn(
    page,
    [
      'stateDiagram-v2',
      `state "key ${WRITTEN}" as one`,
      `one : row ${WRITTEN}`,
      'state two {',
      'state "a" as inside',
      '}',
      `one --> two : label ${WRITTEN}`,
      'note right of two',
      `note ${WRITTEN}`,
      'end note',
    ].join('\n'),
  );
  const shown = await page.evaluate(() => document.body.textContent.replaceAll(/\s+/gu, ' '));
  for (const where of ['key', 'row', 'label', 'note']) expect(shown).toContain(`${where} ${SIGNS}`);
});
