import type { TextKeys } from '../page/text-record.ts';

/** The annotation by which a test says which walk it plays. */
export const WALK = 'walk';

/** The annotation by which a test names two states that look alike on the screen. */
export const LOOK_ALIKE = 'look alike';

/** The annotation by which a test says which texts it showed and judged that its worker had not told yet. */
export const TEXTS = 'texts';

/** Two states that look alike on the screen. */
export interface LookAlike {
  readonly machine: string;
  /** `loading = retrying` */
  readonly states: string;
  readonly reason: string;
}

interface Annotation {
  readonly type: string;
  readonly description: string;
}

/** Says of a test that it plays a walk of a machine. */
export function walkAnnotation(machine: string, id: string): Annotation {
  return { type: WALK, description: `${machine} ${id}` };
}

/** Says which texts were shown on the pages of a test, and which of them it judged. */
export function textsAnnotation(keys: TextKeys): Annotation {
  return { type: TEXTS, description: JSON.stringify(keys) };
}

/** Says that a test found two states to look alike. */
export function lookAlikeAnnotation(pair: LookAlike): Annotation {
  return { type: LOOK_ALIKE, description: JSON.stringify(pair) };
}
