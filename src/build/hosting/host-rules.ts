import { type Page, pages } from '../pages/page-table.ts';

/** A build on a host. */
export interface HostedBuild {
  /** The folder of the build on the host. */
  readonly root: string;
  readonly listen: string;
  /** The content policy of the build. */
  readonly policy: string;
}

/** Stands between the path and the category in what an address is recognized by. No path holds it. */
const BETWEEN = '#';

/** Which page an address gets: the first rule that fits. All patterns are whole, and capitals do not count. */
export interface PageRule {
  /** Fits the path, `#`, and the category that is asked for or nothing. */
  readonly pattern: string;
  readonly page: Page;
}

/** The rules of the page table, for hosts that know regular expressions. */
export const PAGE_RULES: readonly PageRule[] = pages.map((page) => ({
  page,
  pattern: `^(?:${page.paths})/?${BETWEEN}${page.category === undefined ? '' : `${page.category}$`}`,
}));

/** Lines of a configuration between braces, as nginx and Caddy both have them. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}
