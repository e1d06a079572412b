import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { expect, test } from '../support/test.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PNG = { width: 16, height: 20 };

let folder = '';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flows-'));
  const command = [
    'tests/commands/run-typescript.mjs',
    'flows/command.ts',
    'cart',
    'session',
    'storage',
    '--to',
    folder,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('npm run flows writes each machine in six formats, and the picture has the size of the drawing', () => {
  const endings = ['json', 'mmd', 'png', 'scxml', 'svg', 'ts'];
  const names = ['cart', 'session', 'storage'].flatMap((id) => endings.map((ending) => `${id}.${ending}`));
  expect(readdirSync(folder).toSorted()).toEqual([...names, 'index.html'].toSorted());
  const png = readFileSync(join(folder, 'cart.png'));
  const svg = readFileSync(join(folder, 'cart.svg'), 'utf8');
  expect(png.readUInt32BE(PNG.width)).toBe(2 * Number(/ width="(\d+)"/.exec(svg)?.[1]));
  expect(png.readUInt32BE(PNG.height)).toBe(2 * Number(/ height="(\d+)"/.exec(svg)?.[1]));
});

test('npm run flows says which machines there are when it is asked for another', () => {
  const command = ['tests/commands/run-typescript.mjs', 'flows/command.ts', 'basket'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no machine basket. There are account,');
});

test('the report opens from a disk with every drawing, and asks for nothing else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = pathToFileURL(join(folder, 'index.html')).href;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Figures',
    'cart',
    'session',
    'storage',
    'Mutants that no walk kills',
    'States that look alike on the screen',
    'Requirements',
  ]);
  for (const id of ['cart', 'session', 'storage']) await expect(page.getByRole('img', { name: id })).toBeVisible();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} report`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.evaluate(axe.source);
    for (const details of await page.locator('summary').all()) await details.click();
    const found = await page.evaluate(() => axe.run());
    expect(
      found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`),
    ).toEqual([]);
  });
}
