import type { Metric } from 'web-vitals';

/** Gets each measurement when it is final: `name` CLS, INP, FCP, LCP or TTFB; milliseconds, and CLS without a unit. */
export type ReportVital = (metric: Metric) => void;

const drop: ReportVital = () => undefined;

/**
 * Measures the performance of the page (§9; INP has replaced FID, R18). No handler uses the numbers unless one is
 * given. To be called when the page is idle: the library comes in a chunk of its own.
 *
 * @throws when that chunk does not come.
 */
export async function measureVitals(report: ReportVital = drop): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "idle" */ 'web-vitals');
  for (const measure of [onCLS, onINP, onFCP, onLCP, onTTFB]) measure(report);
}
