import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { keptLayouts } from '../../../src/build/kept-layouts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('The layouts that the checkout has kept serve a copy of its sources, too, which has no packages of its own', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'loadout-sources-'));
  try {
    cpSync(join(root, 'src/atlas/layout'), join(copy, 'src/atlas/layout'), { recursive: true });
    const chart = chartOf(machines.notice);
    const ofCheckout = await keptLayouts(root)(chart);
    expect(ofCheckout.length).toBeGreaterThan(100);
    expect(await keptLayouts(copy)(chart)).toBe(ofCheckout);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
