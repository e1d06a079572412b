import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/atlas/chart/chart-of.ts';
import { mermaidText } from '../../src/atlas/exports/mermaid.ts';
import { svgFile } from '../../src/atlas/exports/svg.ts';
import { layoutOf } from '../../src/atlas/layout/layout.ts';
import { type BothVersions, bothVersions } from '../../src/atlas/versions/both.ts';
import { definitionOf } from '../../src/atlas/versions/definition.ts';
import { type Difference, differencesBetween } from '../../src/atlas/versions/differences.ts';
import { differencesMarkdown } from '../../src/atlas/versions/markdown.ts';
import { mermaidMarks } from '../../src/atlas/versions/mermaid-marks.ts';
import { markupOf } from './markup.ts';

/** Machines by their ids. */
export type Register = Readonly<Record<string, AnyStateMachine>>;

/** What became of one machine between two versions. */
export interface MachineDifference {
  readonly id: string;
  readonly what: 'new' | 'gone' | 'changed';
  /** None where the machine is there in one version alone. */
  readonly differences: readonly Difference[];
  /** Null where the machine is there in one version alone. */
  readonly both: BothVersions | null;
}

function git(root: string, ...args: readonly string[]): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

/**
 * The machines of another commit: their files are written beside the reports and loaded from there.
 *
 * @param ref a branch, a tag or a commit
 * @throws where there is no such commit, or its machines cannot be loaded
 */
export async function machinesAt(root: string, ref: string): Promise<Register> {
  let commit: string;
  try {
    commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).toString().trim();
  } catch {
    throw new Error(`There is no commit «${ref}» in this checkout.`);
  }
  const folder = join(root, 'reports', 'since', commit);
  rmSync(folder, { recursive: true, force: true });
  if (git(root, 'ls-tree', '--name-only', commit, 'machines/index.ts').length === 0)
    throw new Error(`Commit «${ref}» has no machines/index.ts.`);
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git(root, 'archive', '--format=tar', commit, 'machines') });
    const { machines }: { machines: Register } = await import(/* @vite-ignore */ join(folder, 'machines', 'index.ts'));
    return machines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The machines that are not the same in both versions, in the order of the newer register; those that are gone come last. */
export function differingMachines(before: Register, after: Register): MachineDifference[] {
  const ids = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return ids.flatMap((id): MachineDifference[] => {
    const [was, is] = [before[id], after[id]];
    if (was === undefined || is === undefined)
      return [{ id, what: was === undefined ? 'new' : 'gone', differences: [], both: null }];
    const differences = differencesBetween(definitionOf(was), definitionOf(is));
    if (differences.length === 0) return [];
    return [{ id, what: 'changed', differences, both: bothVersions(chartOf(was), chartOf(is), differences) }];
  });
}

/** The differences as Markdown for a pull request: a table and a chart in Mermaid for each machine. */
export function sinceMarkdown(ref: string, differing: readonly MachineDifference[]): string {
  if (differing.length === 0) return `No machine differs from ${ref}.\n`;
  const blocks = differing.map(({ id, what, differences, both }) => {
    if (both === null) return `### ${id}\n\n${what === 'new' ? 'A new machine.' : 'This machine is gone.'}\n`;
    const { chart, marks } = both;
    return `${differencesMarkdown(id, differences)}\n\`\`\`mermaid\n${mermaidText(chart)}${mermaidMarks(chart, marks)}\`\`\`\n`;
  });
  return `## Machines since ${ref}\n\n${blocks.join('\n')}`;
}

/** The chart of both versions of each machine that is in both, as an SVG file by the machine's id. */
export async function sinceDrawings(differing: readonly MachineDifference[]): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>();
  for (const { id, both } of differing)
    if (both !== null) drawings.set(id, svgFile(markupOf(await layoutOf(both.chart), { differences: both.marks })));
  return drawings;
}
