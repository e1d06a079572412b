import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched when it is asked for, since nothing else here needs it; the last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const MOST_OUTPUT = 64 * 1024 * 1024;
const PERCENT = 100;

const run = promisify(execFile);

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runWarnings: readonly string[];
  readonly runtimeError?: { readonly message: string };
}

/** Categories by their names, 0 to 100; times in ms, of a phone on a slow network or a desktop as Lighthouse simulates them. */
export interface Scores {
  readonly categories: Readonly<Record<string, number>>;
  /** The names of the audits that cost a category points. */
  readonly failed: readonly string[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** How fast the processor is; 1,500 and more is a desktop. */
  readonly benchmarkIndex: number;
}

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof ALL)[number];

/** What is measured, and as what. */
export interface Measured {
  readonly categories?: readonly Category[];
  readonly isDesktop?: boolean;
}

/**
 * Measures a page with Lighthouse, as a phone unless it says otherwise, in the browser that listens on a port, with what that has
 * stored.
 *
 * @throws where Lighthouse cannot be fetched, or the page cannot be loaded
 */
export async function lighthouse(
  address: string,
  port: number,
  { categories = ALL, isDesktop = false }: Measured = {},
): Promise<Scores> {
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
      ...(isDesktop ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: MOST_OUTPUT },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  const audit = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const counted = Object.values(report.categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    categories: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * PERCENT)]),
    ),
    failed: counted.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}
