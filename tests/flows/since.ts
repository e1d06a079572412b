import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/atlas/chart/chart-of.ts';
import { mermaidText } from '../../src/atlas/exports/mermaid.ts';
import { svgFile } from '../../src/atlas/exports/svg.ts';
import { layoutOf } from '../../src/atlas/layout/layout.ts';
import { bothVersions } from '../../src/atlas/versions/both.ts';
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
  readonly before: AnyStateMachine | null;
  readonly after: AnyStateMachine | null;
  /** None where the machine is there in one version alone. */
  readonly differences: readonly Difference[];
}

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
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
    commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim();
  } catch {
    throw new Error(`There is no commit «${ref}» in this checkout.`);
  }
  const folder = join(root, 'reports', 'since', commit);
  rmSync(folder, { recursive: true, force: true });
  const files = git(root, 'ls-tree', '-r', '--name-only', '-z', commit, 'machines')
    .split('\0')
    .filter((file) => file !== '');
  if (!files.includes('machines/index.ts')) throw new Error(`Commit «${ref}» has no machines/index.ts.`);
  for (const file of files) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, git(root, 'show', `${commit}:${file}`));
  }
  try {
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
    const [was, is] = [before[id] ?? null, after[id] ?? null];
    if (was === null || is === null) return [{ id, before: was, after: is, differences: [] }];
    const differences = differencesBetween(definitionOf(was), definitionOf(is));
    return differences.length === 0 ? [] : [{ id, before: was, after: is, differences }];
  });
}

/** The differences as Markdown for a pull request: a table and a chart in Mermaid for each machine. */
export function sinceMarkdown(ref: string, differing: readonly MachineDifference[]): string {
  if (differing.length === 0) return `No machine differs from ${ref}.\n`;
  const blocks = differing.map(({ id, before, after, differences }) => {
    if (before === null) return `### ${id}\n\nA new machine.\n`;
    if (after === null) return `### ${id}\n\nThis machine is gone.\n`;
    const { chart, marks } = bothVersions(chartOf(before), chartOf(after), differences);
    return `${differencesMarkdown(id, differences)}\n\`\`\`mermaid\n${mermaidText(chart)}${mermaidMarks(chart, marks)}\`\`\`\n`;
  });
  return `## Machines since ${ref}\n\n${blocks.join('\n')}`;
}

/** The chart of both versions of each machine that is in both, as an SVG file by the machine's id. */
export async function sinceDrawings(differing: readonly MachineDifference[]): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>();
  for (const { id, before, after, differences } of differing) {
    if (before === null || after === null) continue;
    const { chart, marks } = bothVersions(chartOf(before), chartOf(after), differences);
    drawings.set(id, svgFile(markupOf(await layoutOf(chart), { differences: marks })));
  }
  return drawings;
}
