/** The annotation by which a test says which walk it plays. */
export const WALK = 'walk';

/** The annotation by which a test names two states that look alike on the screen. */
export const LOOK_ALIKE = 'look alike';

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

/** Says that a test found two states to look alike. */
export function lookAlikeAnnotation(pair: LookAlike): Annotation {
  return { type: LOOK_ALIKE, description: JSON.stringify(pair) };
}
