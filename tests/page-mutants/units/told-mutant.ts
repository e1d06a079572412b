import { readFileSync } from 'node:fs';

/** A mutant as the specs of a process are told of it. */
export interface ToldMutant {
  readonly id: number;
  /** The module that has the fault, from the root of the checkout, and its source with the fault in it. */
  readonly file: string;
  readonly source: string;
}

/** The variable that names the file in which a process finds its mutant. */
export const TOLD = 'LOADOUT_MUTANT';

/** The mutant of this process. @throws where it was told none */
export function toldMutant(): ToldMutant {
  const file = process.env[TOLD];
  if (file === undefined) throw new Error(`${TOLD} names no file.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ToldMutant;
}
