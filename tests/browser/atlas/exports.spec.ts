import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createMachine } from 'xstate';
import { sampling } from '../../commands/sampling.ts';
import { countIn, scxmlFaults } from '../../flows/schema.ts';
import { cartModel } from '../../machines/cart/cart.model.ts';
import { models } from '../../machines/models.ts';
import { transitionsOf, nodesOf } from '../../engine/machine/transitions.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
/** Where the size of a PNG stands in it, in bytes. */
const PNG = { width: 16, height: 20 };
/** The machines that `npm run flows` is asked to write. */
const WRITTEN = ['cart', 'session', 'storage'];

let folder = '';

// Each worker that has a test of this file writes the flows anew.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'flows-'));
  const command = ['tests/commands/run-typescript.mjs', 'flows/command.ts', ...WRITTEN, '--to', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
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

function sizeOf(svg: string): { width: number; height: number } {
  const size = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`, 'u').exec(svg)?.[1]);
  return { width: size('width'), height: size('height') };
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
  expect(content.readUInt32BE(PNG.width)).toBe(2 * sizeOf(svg).width);
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

test('npm run flows writes each machine in six formats, and the picture has the size of the drawing', () => {
  const endings = ['json', 'mmd', 'png', 'scxml', 'svg', 'ts'];
  const files = WRITTEN.flatMap((id) => endings.map((ending) => `${id}.${ending}`));
  expect(readdirSync(folder).toSorted()).toEqual([...files, 'index.html'].toSorted());
  const png = readFileSync(join(folder, 'cart.png'));
  expect(png.readUInt32BE(PNG.width)).toBe(2 * sizeOf(written('svg')).width);
  expect(png.readUInt32BE(PNG.height)).toBe(2 * sizeOf(written('svg')).height);
});

test('the page of npm run flows opens from a disk with every drawing, and asks for nothing else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = pathToFileURL(join(folder, 'index.html')).href;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Figures',
    ...WRITTEN,
    'Mutants that no walk kills',
    'States that look alike on the screen',
    'Requirements',
  ]);
  for (const id of WRITTEN) await expect(page.getByRole('img', { name: id })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'storage' }).click();
  await expect(page.getByRole('img', { name: 'storage' })).toBeInViewport();
  expect(asked).toEqual([address]);
});

test('the report finds states and events, and shows the sections that have them', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByRole('searchbox').fill('storage.failed');
  await expect(page.getByRole('status')).toHaveText(/found in 2 sections$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['storage', 'Requirements']);
  await expect(page.getByRole('listitem').filter({ hasText: /^storage\.failed → lost/ })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
});

test('an address opens a state of the report in words', async ({ page }) => {
  await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#cart/undo.available`);
  await expect(page.getByRole('listitem').filter({ hasText: /^available\b/ })).toBeInViewport();
});

for (const colorScheme of sampling.allViews ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`axe finds nothing in the ${colorScheme} report`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    for (const details of await page.locator('summary').all()) await details.click();
    expect(await axeFindings(page)).toEqual([]);
  });
}
