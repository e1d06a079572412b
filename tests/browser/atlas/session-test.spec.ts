import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { launchOptions } from '../support/this-machine.ts';
import { openAtlas } from './open.ts';

/** Milliseconds that a test which must fail waits for what never comes. */
const SHORT = 1000;

/**
 * Runs tests by their names with Playwright, as a person would, against the shop of this run; the one called `other`
 * is soon out of patience. Returns what it said.
 */
async function play(folder: string, specs: Readonly<Record<string, string>>, origin: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const [name, spec] of Object.entries(specs)) writeFileSync(`${folder}/${name}.spec.ts`, spec);
  const projects = Object.keys(specs).map((name) => ({
    name,
    testMatch: `${name}.spec.ts`,
    ...(name === 'other' ? { expect: { timeout: SHORT } } : {}),
  }));
  const use = { launchOptions: await launchOptions() };
  const config = { testDir: '.', outputDir: 'out', workers: 1, use, projects };
  writeFileSync(`${folder}/playwright.config.ts`, `export default ${JSON.stringify(config)};\n`);
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(
    process.execPath,
    [command, 'test', '--config', `${folder}/playwright.config.ts`, '--reporter', 'list'],
    {
      env: { ...process.env, BASE_URL: origin, FORCE_COLOR: '0' },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  return said;
}

test('a session of the cart and the language becomes a test that does the same', async ({ page, baseURL }, info) => {
  const { tab, panel } = await openAtlas(page, '#cart');
  await tab('Live').click();
  const shop = await page.context().newPage();
  await open(shop, '/ProductDetail/1?inspect');
  const banner = shop.getByRole('banner');
  await shop.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('2');
  await shop.getByRole('button', { name: 'Add Cart', exact: true }).click();
  await banner.getByRole('link', { name: 'Cart, 2 items', exact: true }).click();
  await shop.getByRole('button', { name: 'Increase quantity of Kestrel Wireless Mouse' }).click();
  await shop.getByRole('button', { name: 'Remove Kestrel Wireless Mouse' }).click();
  await shop.getByRole('button', { name: 'Undo', exact: true }).click();
  await banner.getByRole('button', { name: 'Language', exact: true }).click();
  await banner.getByRole('button', { name: '简体中文', exact: true }).click();
  await expect(shop.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await shop.getByRole('button', { name: /^减少.*红隼无线鼠标/u }).click();
  await expect(banner.getByRole('link', { name: '购物车，2 件商品' })).toBeVisible();
  await expect(panel.getByRole('option', { name: /cart item\.decreased$/u }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as a Playwright test' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('loadout-session.spec.ts');
  const spec = await readFile(await file.path(), 'utf8');
  // Every press of the record is in it, and nothing had to be left out. The list of languages opens for the pointer, and for the press.
  expect(spec.match(/\.(?:click|selectOption)\(/gu)).toHaveLength(10);
  expect(spec).not.toContain('MISSING');
  expect(spec).toContain("name: '购物车，2 件商品'");
  // A shop that does something else fails it.
  const other = spec.replace("'Cart, 3 items'", "'Cart, 4 items'");
  const said = await play(info.outputPath('recorded'), { recorded: spec, other }, baseURL ?? '');
  expect(said).toMatch(/✓ .*recorded\.spec\.ts/u);
  expect(said).toMatch(/✘ .*other\.spec\.ts/u);
  expect(said).toContain('1 passed');
});
