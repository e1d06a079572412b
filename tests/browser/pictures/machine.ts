import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const file = join(import.meta.dirname, 'machine.json');

/** What decides how the same page is drawn: the browser, and the letters that it finds on the machine. */
type Drawing = { browser: string; letters: string };

/**
 * Draws a line in each script of the shop, in its own faces, and takes the fingerprint of what came out: another font,
 * another version of one, or another way to smooth its edges makes another.
 */
export async function drawingOf(page: Page): Promise<Drawing> {
  const browser = page.context().browser()?.version() ?? '';
  await page.goto('/');
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const lines = [
    ['en', 'Loadout $1,500 AaBbGgQq'],
    ['zh-CN', '键盘 鼠标 购物车'],
    ['zh-TW', '鍵盤 滑鼠 購物車'],
  ];
  await page.setContent(lines.map(([tag, text]) => `<p lang="${tag}">${text} <b>${text}</b></p>`).join(''));
  await page.evaluate((faces) => {
    document.body.style.font = `20px ${faces}`;
  }, family);
  const drawn = await page.screenshot({ scale: 'device' });
  return { browser, letters: createHash('sha256').update(drawn).digest('hex').slice(0, 16) };
}

/** The machine that the pictures beside this file were taken on, if there are any. */
export function drawingOfPictures(): Drawing | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Notes the machine that the pictures are taken on from now on. */
export function keepDrawing(drawing: Drawing): void {
  writeFileSync(file, `${JSON.stringify(drawing, null, 2)}\n`);
}
