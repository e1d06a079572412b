import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/support/this-machine.ts';

/** Draws SVG files as PNG in a browser, until it is closed. */
export interface PngRenderer {
  png(svg: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts the browser of the tests. */
export async function openPngRenderer(): Promise<PngRenderer> {
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  return {
    async png(svg) {
      await page.setContent(
        `<!doctype html><style>body { margin: 0 } svg { display: block }</style>${svg.replace(/<\?xml.*?\?>/, '')}`,
      );
      return page.locator('svg').screenshot({ type: 'png' });
    },
    close: () => browser.close(),
  };
}
