/** Most bytes of a file that the atlas reads: 50 MB. */
export const LARGEST_FILE = 50_000_000;

/** A chosen file before it is read; `size` in bytes. A browser's `File` is one. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** What was read, and the name of its source. */
export interface OpenFile {
  readonly from: string;
  readonly content: unknown;
}

/** Why a file is not opened: too large, of another version, or no file of this kind. */
export type Fault = 'large' | 'version' | 'broken';

/** The fault that a reader has found; whatever else it threw, the file is broken. */
export function faultOf(error: unknown): Fault {
  return error === 'version' ? 'version' : 'broken';
}
