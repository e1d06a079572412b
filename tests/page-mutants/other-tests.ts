import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports, root } from './build/build.ts';
import { type Campaign, settingsOf } from './campaign.ts';
import type { PlayLog } from './log.ts';
import { nameOf } from './mutant.ts';
import { installSeam } from './build/seam-script.ts';
import type { Numbered } from './build/weave.ts';

/** A part of the browser tests, beside the walks of the walk files. */
export interface OtherTests {
  /** As the log names it. */
  readonly name: string;
  /** What Playwright is asked for. */
  readonly args: readonly string[];
}

/** Generated from the machines' oracles, too. */
export const GENERATED: readonly OtherTests[] = [
  { name: 'generated: pairs of machines', args: ['--project', 'walks', 'browser/walks/across'] },
];

/** Written by hand. */
export const BY_HAND: readonly OtherTests[] = ['journeys', 'access', 'atlas'].map((project) => ({
  name: `by hand: ${project}`,
  args: ['--project', project],
}));

const PAGES = ['index.html', 'atlas.html'];

/** A copy of the build whose pages are told by themselves that a mutant is active. */
function distOf(tree: string, one: Numbered): string {
  const dist = join(reports, `dist-${one.id}-${process.pid}`);
  cpSync(join(tree, 'dist'), dist, { recursive: true });
  const settings = JSON.stringify(JSON.stringify(settingsOf([one]))).replaceAll('<', String.raw`\u003c`);
  const script = `<script>window.name = ${settings}; (${String(installSeam)})('');</script>`;
  for (const page of PAGES) {
    const html = readFileSync(join(dist, page), 'utf8');
    writeFileSync(
      join(dist, page),
      html.replace(/<head[^>]*>/u, (head) => head + script),
    );
  }
  return dist;
}

/** Runs a part of the tests on a build. @returns the titles of what failed twice, or null where nothing did */
function failuresOf(dist: string, { args }: OtherTests): Promise<string | null> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const fixed = ['test', '--config', 'tests/playwright.config.ts', '--reporter', 'line', '--max-failures', '1'];
  const env: NodeJS.ProcessEnv = { ...process.env, LOADOUT_DIST: dist };
  // Each run finds a free port of its own.
  delete env['LOADOUT_TEST_PORT'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...fixed, '--retries', '1', '--workers', '1', ...args], {
      cwd: root,
      env,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
    child.once('exit', (code) => resolve(code === 0 ? null : (/\n\s*1\) (.*)/u.exec(said)?.[1] ?? said.slice(-240))));
  });
}

/** Tries what the walks left alive by other tests, one mutant after the other, until one of them fails. */
export async function tryOthers(
  { call, tree }: Campaign,
  log: PlayLog,
  left: readonly Numbered[],
  parts: readonly OtherTests[],
): Promise<void> {
  for (const [at, one] of left.entries()) {
    if (await call.isStopped()) return;
    const subject = nameOf(one.mutant);
    const open = parts.filter(({ name }) => !log.hasPassed(subject, name));
    if (open.length === 0 || log.kill(subject) !== null) continue;
    const dist = distOf(tree, one);
    for (const part of open) {
      const words = await failuresOf(dist, part);
      const fault = words === null ? null : { by: 'other' as const, step: 0, words };
      log.add({ subject, walk: part.name, fault });
      call.say(`other tests ${at + 1}/${left.length} ${subject}\n  ${part.name}: ${words ?? 'nothing failed'}`);
      if (fault !== null) break;
    }
    rmSync(dist, { recursive: true, force: true });
  }
}
