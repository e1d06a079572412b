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

/** What is wrong at a place of a file that should hold a machine. */
export const MISFITS = [
  'syntax',
  'markup',
  'code',
  'call',
  'literal',
  'deep',
  'many',
  'machine',
  'kind',
  'target',
  'initial',
  'name',
  'invoke',
  'old',
  'entity',
  'element',
] as const;
export type MisfitKind = (typeof MISFITS)[number];

/** What is wrong in a file and where: `what` names it, line and column count from 1. */
export interface Misfit {
  readonly kind: MisfitKind;
  readonly what: string;
  readonly line: number;
  readonly column: number;
}

/** Why a file is not opened: too large, of another version, no file of this kind, or wrong at one place. */
export type Fault = 'large' | 'version' | 'broken' | Misfit;

function isMisfit(error: unknown): error is Misfit {
  return typeof error === 'object' && error !== null && MISFITS.some((kind) => kind === Reflect.get(error, 'kind'));
}

/** The fault that a reader has found; whatever else it threw, the file is broken. */
export function faultOf(error: unknown): Fault {
  if (isMisfit(error)) return error;
  return error === 'version' ? 'version' : 'broken';
}
