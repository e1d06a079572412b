import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a command took that ran in a process of its own: with its start, in milliseconds, and the memory that it says itself. */
export interface Cost {
  readonly time: number;
  /** In megabytes. */
  readonly memory: number;
}

const RUNNER = fileURLToPath(new URL('../commands/run-typescript.mjs', import.meta.url));

/** Runs a command in a process of its own. @throws with what it said where it fails, or says nothing of its memory */
export async function costOf(command: string, args: readonly string[]): Promise<Cost> {
  const began = performance.now();
  const child = spawn(process.execPath, [RUNNER, command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [, memory] = /memory at most (\d+) MB/u.exec(said) ?? [];
  if (status !== 0 || memory === undefined) throw new Error(said);
  return { time: performance.now() - began, memory: Number(memory) };
}

/** The cheapest of some runs: what else runs on the machine only adds to a cost. */
export function least(costs: readonly Cost[]): Cost {
  return { time: Math.min(...costs.map(({ time }) => time)), memory: Math.max(...costs.map(({ memory }) => memory)) };
}
