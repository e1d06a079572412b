import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createMachine } from 'xstate';
import { countIn, scxmlFaults } from '../../flows/schema.ts';
import { cartModel } from '../../machines/cart/cart.model.ts';
import { models } from '../../machines/models.ts';
import { transitionsOf, nodesOf } from '../../engine/machine/transitions.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
const PNG_WIDTH = 16;

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tests/commands/run-typescript.mjs', 'flows/command.ts', 'cart', '--to', folder],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const names = transitionsOf(cartModel.machine).map(({ name }) => name);

async function exported(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const { tab, panel } = await openAtlas(page, '#cart');
  await tab('Exports').click();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** The same format as `npm run flows` writes it: what its own tests say of it holds for this file, too. */
function written(ending: string): string {
  return readFileSync(join(folder, `cart.${ending}`), 'utf8');
}

test('XState JSON makes a machine of the same states and transitions', async ({ page }) => {
  const { name, content } = await exported(page, 'XState JSON');
  expect(name).toBe('cart.json');
  const machine = createMachine(JSON.parse(content.toString()));
  expect(transitionsOf(machine).map((transition) => transition.name)).toEqual(names);
  expect(nodesOf(machine).map(({ id }) => id)).toEqual(nodesOf(cartModel.machine).map(({ id }) => id));
  expect(content.toString()).toBe(written('json'));
});

test('SCXML is valid against the schema of the W3C, with every transition', async ({ page }) => {
  const { name, content } = await exported(page, 'SCXML');
  expect(name).toBe('cart.scxml');
  expect(scxmlFaults(content.toString())).toEqual([]);
  expect(content.toString()).toBe(written('scxml'));
});

for (const [button, ending] of [
  ['TypeScript', 'ts'],
  ['Mermaid', 'mmd'],
] as const) {
  test(`${button} is the file that npm run flows writes`, async ({ page }) => {
    const { name, content } = await exported(page, button);
    expect(name).toBe(`cart.${ending}`);
    expect(content.toString()).toBe(written(ending));
  });
}

test('SVG is one file with every transition in it, and PNG its picture', async ({ page }) => {
  const svg = (await exported(page, 'SVG')).content.toString();
  expect(svg).toContain('<style>');
  expect(svg).not.toMatch(/(?:href|src)=/u);
  expect(countIn(svg, '//*[@data-transition]')).toBe(names.length);
  const { content } = await exported(page, 'PNG');
  expect([...content.subarray(0, PNG_SIGNATURE.length)]).toEqual(PNG_SIGNATURE);
  expect(content.readUInt32BE(PNG_WIDTH)).toBe(2 * Number(/ width="(\d+)"/u.exec(svg)?.[1]));
});

test('the report holds every machine and opens from a disk', async ({ page }) => {
  const { name, content } = await exported(page, 'Report');
  expect(name).toBe('loadout-flows.html');
  const asked: string[] = [];
  const own = await page.context().newPage();
  own.on('request', (request) => asked.push(request.url()));
  await own.setContent(content.toString());
  await expect(own.getByRole('heading', { level: 2 })).toHaveText(Object.keys(models));
  expect(await own.getByRole('img').count()).toBe(Object.keys(models).length);
  expect(asked).toEqual([]);
});
