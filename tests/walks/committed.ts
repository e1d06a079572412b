import { readFileSync, writeFileSync } from 'node:fs';
import type { Walk } from '../engine/walk-files/walk.ts';
import { type WalkFile, parseWalkFile } from '../engine/walk-files/walk-file.ts';

/** Who takes the walks of a file: the bare actor, or a person on the page. */
export type WalkedOn = 'actor' | 'page';

function addressOf(id: string, on: WalkedOn): URL {
  return new URL(`../machines/${id}/${id}.${on}.walks`, import.meta.url);
}

/** The committed walk file of a machine as text; empty where there is none yet. */
export function committedText(id: string, on: WalkedOn): string {
  try {
    return readFileSync(addressOf(id, on), 'utf8');
  } catch {
    return '';
  }
}

/** By what it was read from: a thread of tests asks for the same one dozens of times, and to read it takes long. */
const known = new Map<string, WalkFile>();

/** The committed walk file of a machine; without walks where there is none yet. @throws where it cannot be read */
export function committedWalks(id: string, on: WalkedOn): WalkFile {
  const text = committedText(id, on);
  if (text === '') return { id, head: [], walks: [] };
  const walkFile = known.get(text) ?? parseWalkFile(text);
  known.set(text, walkFile);
  return walkFile;
}

/**
 * Those walks of a file that `npm test` plays: they show all that one leaf state at a time can show. The others bring
 * combinations of states.
 */
export function walksOfTransitions(walks: readonly Walk[]): readonly Walk[] {
  return walks.filter(({ kind }) => kind === 'transitions');
}

/** Writes the walk file of a machine. */
export function writeWalks(id: string, on: WalkedOn, text: string): void {
  writeFileSync(addressOf(id, on), text);
}
