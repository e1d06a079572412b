import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reports } from './build/build.ts';
import { type Verdict, isOpen, killingFault } from './confirmed.ts';
import type { Fault } from './stage.ts';

/** One thing that was found out: a walk was played on a mutant. */
export interface Played {
  /** The mutant by its name, or a transition. */
  readonly subject: string;
  /** `cart/96843ef1`. */
  readonly walk: string;
  readonly verdict: Verdict;
}

/** A walk that went red, and how. */
export interface Kill {
  readonly walk: string;
  readonly fault: Fault;
}

/** `cart/96843ef1 at step 3, screen: …`. */
export function killWords({ walk, fault: { by, step, words } }: Kill): string {
  return `${walk} at step ${step}, ${by}: ${words}`;
}

/** What of a run decides what it finds out, and which part of it that is. */
interface LoggedRun {
  /** The folder of the build's sources, which is named by them. */
  readonly tree: string;
  readonly judges: string;
  readonly shard: number;
  readonly shards: number;
}

/** The name of a log: what other sources were found to do, or other judges found out, is not believed. */
export function logName(kind: 'plays' | 'transitions', { tree, judges, shard, shards }: LoggedRun): string {
  const sources = basename(tree).replace('build-', '');
  return `${kind}-${sources}-${judges}-${shard}of${shards}.jsonl`;
}

/** The log of a run, one line for each play, so that a run which was stopped goes on where it stood. */
export class PlayLog {
  readonly #file: string;
  readonly #played = new Map<string, Map<string, Verdict>>();

  /**
   * @param isGoingOn whether what an earlier run has written is kept
   * @param folder where the log is
   */
  constructor(name: string, isGoingOn: boolean, folder: string = reports) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, name);
    if (!isGoingOn) rmSync(this.#file, { force: true });
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      if (line === '') continue;
      const played = JSON.parse(line) as Played;
      // What a busy machine left open may be judged this time.
      if (!isOpen(played.verdict)) this.#keep(played);
    }
  }

  #keep({ subject, walk, verdict }: Played): void {
    const walks = this.#played.get(subject) ?? new Map<string, Verdict>();
    this.#played.set(subject, walks.set(walk, verdict));
  }

  add(played: Played): void {
    this.#keep(played);
    appendFileSync(this.#file, `${JSON.stringify(played)}\n`);
  }

  /** The walk that went red, with how. */
  kill(subject: string): Kill | null {
    for (const [walk, verdict] of this.#played.get(subject) ?? []) {
      const fault = killingFault(verdict);
      if (fault !== null) return { walk, fault };
    }
    return null;
  }

  /** Whether a walk was played on a mutant in this run or, with a verdict, in an earlier one. */
  isTried(subject: string, walk: string): boolean {
    return this.#played.get(subject)?.has(walk) === true;
  }

  /** Whether a walk was played on a mutant and passed. */
  hasPassed(subject: string, walk: string): boolean {
    return this.#played.get(subject)?.get(walk) === null;
  }
}
