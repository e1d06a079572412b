import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './stage.ts';
import { reports } from './build/build.ts';

/** One thing that was found out: a walk was played on a mutant. */
export interface Played {
  /** The mutant by its name, or a transition. */
  readonly subject: string;
  /** `cart/96843ef1`. */
  readonly walk: string;
  /** How the walk went red; null where it passed. */
  readonly fault: Fault | null;
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

/** The log of a run, one line for each play, so that a run which was stopped goes on where it stood. */
export class PlayLog {
  readonly #file: string;
  readonly #played = new Map<string, Map<string, Fault | null>>();

  /** @param isGoingOn whether what an earlier run has written is kept */
  constructor(name: string, isGoingOn: boolean) {
    mkdirSync(reports, { recursive: true });
    this.#file = join(reports, name);
    if (!isGoingOn) rmSync(this.#file, { force: true });
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n'))
      if (line !== '') this.#keep(JSON.parse(line) as Played);
  }

  #keep({ subject, walk, fault }: Played): void {
    const walks = this.#played.get(subject) ?? new Map<string, Fault | null>();
    this.#played.set(subject, walks.set(walk, fault));
  }

  add(played: Played): void {
    this.#keep(played);
    appendFileSync(this.#file, `${JSON.stringify(played)}\n`);
  }

  /** The walk that went red, with how. */
  kill(subject: string): Kill | null {
    for (const [walk, fault] of this.#played.get(subject) ?? []) if (fault !== null) return { walk, fault };
    return null;
  }

  /** Whether a walk was played on a mutant and passed. */
  hasPassed(subject: string, walk: string): boolean {
    return this.#played.get(subject)?.get(walk) === null;
  }
}
