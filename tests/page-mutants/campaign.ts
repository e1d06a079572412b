import type { Call } from '../commands/call.ts';
import type { SeamSettings } from './build/seam-script.ts';
import type { JudgingWalk } from './walks.ts';
import type { Numbered } from './build/weave.ts';

/** One run of the command: a build, a sample of its mutants, and the walks that judge them. */
export interface Campaign {
  readonly call: Call;
  /** The folder of the build's sources. */
  readonly tree: string;
  readonly baseURL: string;
  /** How many browsers at once. */
  readonly workers: number;
  readonly walks: readonly JudgingWalk[];
  /** Names the walks and what judges them. */
  readonly judges: string;
  /** What this run judges. */
  readonly chosen: readonly Numbered[];
}

/** What a page is told in which some mutants are active. */
export function settingsOf(active: readonly Numbered[]): SeamSettings {
  return { active: active.map(({ id }) => id) };
}
