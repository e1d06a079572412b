/** Most bytes of a file that the atlas reads: 50 MB. */
export const LARGEST_FILE = 50_000_000;

/** A file as it was chosen: what is known of it before it is read. A browser's own file is one. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** What was read, and what to call the place it is from. */
export interface OpenFile {
  readonly from: string;
  readonly content: unknown;
}

/** Why a file is not opened: too large, of another version, or nothing that was ever saved here. */
export type Fault = 'large' | 'version' | 'broken';

/** The fault that a reader has found; whatever else it threw, the file is broken. */
export function faultOf(error: unknown): Fault {
  return error === 'version' ? 'version' : 'broken';
}
