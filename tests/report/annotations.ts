import type { Journey } from '../page/walks/journeys-across.ts';
import type { TextKeys } from '../page/screen/text-record.ts';

/** The annotation by which a test names two states that look alike on the screen. */
export const LOOK_ALIKE = 'look alike';

/** The annotation by which a test says which texts it showed and judged that its worker had not told yet. */
export const TEXTS = 'texts';

/** The annotation by which a test says which journey across machines it played to its end. */
export const JOURNEY = 'journey';

/** Two states that look alike on the screen. */
export interface LookAlike {
  readonly machine: string;
  /** `loading = retrying` */
  readonly states: string;
  readonly reason: string;
}

/** The annotation by which a test says what it observed while it played its walk. */
export const OBSERVED = 'observed';

/** What was observed while a walk was played on a page. */
export interface ObservedWalk {
  readonly machine: string;
  readonly walk: string;
  /** The transitions that the machine in the page was seen to take, each once. */
  readonly transitions: readonly string[];
  /** How often an event was shown to be ignored, by how that was shown. */
  readonly ignored: Readonly<Record<string, number>>;
  /** In how many steps something was not compared, by the name of its mask. */
  readonly masked: Readonly<Record<string, number>>;
  /** How often what changed on the screen was told to a screen reader, by how it was told. */
  readonly told: Readonly<Record<string, number>>;
  /** How many steps the walk has. */
  readonly steps: number;
}

interface Annotation {
  readonly type: string;
  readonly description: string;
}

/** Says what a test observed while it played its walk. */
export function observedAnnotation(observed: ObservedWalk): Annotation {
  return { type: OBSERVED, description: JSON.stringify(observed) };
}

/** Says which journey across machines a test played to its end. */
export function journeyAnnotation(journey: Journey): Annotation {
  return { type: JOURNEY, description: JSON.stringify(journey) };
}

/** Says which texts were shown on the pages of a test, and which of them it judged. */
export function textsAnnotation(keys: TextKeys): Annotation {
  return { type: TEXTS, description: JSON.stringify(keys) };
}

/** Says that a test found two states to look alike. */
export function lookAlikeAnnotation(pair: LookAlike): Annotation {
  return { type: LOOK_ALIKE, description: JSON.stringify(pair) };
}
