import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { measureVitals } from '../../../src/app/vitals.ts';

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const measured = vi.hoisted(() => new Map<string, (metric: unknown) => void>());

vi.mock('web-vitals', () => {
  const measure = (name: string) => (report: (metric: unknown) => void) => void measured.set(name, report);
  return {
    onCLS: measure('CLS'),
    onFCP: measure('FCP'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  };
});

describe('The performance of the page (§9, R18)', () => {
  beforeEach(() => measured.clear());

  it('is measured as CLS, FCP, LCP, TTFB, and INP in the place of FID', async () => {
    await measureVitals();
    expect([...measured.keys()].toSorted()).toEqual(NAMES);
  });

  it('is handed to the handler that is given, each measurement once', async () => {
    const report = vi.fn<(metric: Metric) => void>();
    await measureVitals(report);
    for (const [name, hand] of measured) hand({ name });
    expect(report.mock.calls.map(([{ name }]) => name).toSorted()).toEqual(NAMES);
  });

  it('goes nowhere where no handler is given', async () => {
    const said = (['log', 'info', 'debug', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockReturnValue(),
    );
    const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing may be sent'));
    await measureVitals();
    for (const [name, hand] of measured) hand({ name });
    expect(measured.size).toBe(NAMES.length);
    for (const way of [...said, sent]) expect(way).not.toHaveBeenCalled();
  });
});
