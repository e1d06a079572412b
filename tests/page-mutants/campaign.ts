import type { Call } from '../commands/call.ts';
import { type Reached, type SeamSettings, placeOfText } from './build/seam-script.ts';
import type { JudgingWalk } from './walks.ts';
import { type Numbered, ofKind } from './build/weave.ts';

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

/** The places of a mutant, by which a page tells that it has come to it. */
export function placesOf({ id, mutant }: Numbered): Reached[] {
  return mutant.kind === 'text' ? Object.keys(mutant.texts).map((key) => placeOfText(mutant.tag, key)) : [id];
}

/** What a page is told in which some mutants are active. */
export function settingsOf(active: readonly Numbered[]): SeamSettings {
  const texts = ofKind(active, 'text').flatMap(({ mutant: { tag, texts: own } }) =>
    Object.entries(own).map(([key, text]) => [placeOfText(tag, key), text]),
  );
  return { active: active.map(({ id }) => id), texts: Object.fromEntries(texts) };
}
