import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched when it is asked for, since nothing else here needs it; the last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const MOST_OUTPUT = 64 * 1024 * 1024;
const PERCENT = 100;

const run = promisify(execFile);

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runWarnings: readonly string[];
  readonly runtimeError?: { readonly message: string };
}

/** Categories by their names, 0 to 100; times in ms, of a phone on a slow network as Lighthouse simulates it. */
export interface Scores {
  readonly categories: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** How fast the processor is; 1,500 and more is a desktop. */
  readonly benchmarkIndex: number;
}

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Measures a page with Lighthouse, mobile, in the browser that listens on a port, with what that has stored.
 *
 * @param only measures performance alone
 * @throws where Lighthouse cannot be fetched, or the page cannot be loaded
 */
export async function lighthouse(address: string, port: number, only = false): Promise<Scores> {
  const categories = only ? ['performance'] : ALL;
  const { stdout } = await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      `--only-categories=${categories.join(',')}`,
    ],
    { maxBuffer: MOST_OUTPUT },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  const audit = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    categories: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * PERCENT)]),
    ),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}
