import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };

/** What a command took that ran in a process of its own, with its start. Times in milliseconds. */
export interface Cost {
  readonly time: number;
  /**
   * What its main thread and the busiest of its others had of a processor: how long it takes where nothing else runs. 0 where the
   * system does not tell.
   */
  readonly ownTime: number;
  /** In megabytes, as the command says it. */
  readonly memory: number;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OFTEN = 100;
const NANOSECONDS = 1e6;

/** Keeps what each thread of a process has had of a processor, as Linux tells it; a thread that has ended keeps its last time. */
function watchThreads(pid: number, times: Map<string, number>): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      times.set(thread, Number(ran) / NANOSECONDS);
    }
  } catch {
    // Another system, or a thread that has just ended.
  }
}

/**
 * Runs `npm run traffic` in a process of its own, with the options of Node that stand in package.json. @throws with what it said where
 * it fails, or says nothing of its memory
 */
export async function costOf(args: readonly string[]): Promise<Cost> {
  const [, ...ownArgs] = packageFile.scripts.traffic.split(' ');
  const began = performance.now();
  const child = spawn(process.execPath, [...ownArgs, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = child.pid ?? 0;
  const threads = new Map<string, number>();
  const watching = setInterval(() => watchThreads(pid, threads), OFTEN);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearInterval(watching);
  const [, memory] = /memory at most (\d+) MB/u.exec(said) ?? [];
  if (status !== 0 || memory === undefined) throw new Error(said);
  const main = threads.get(String(pid)) ?? 0;
  threads.delete(String(pid));
  return {
    time: performance.now() - began,
    ownTime: main + Math.max(0, ...threads.values()),
    memory: Number(memory),
  };
}
