/** What every seam mutant has: where it is, what was done there, and with that a name of its own. */
interface Named {
  readonly operator: string;
  /** From the root of the checkout, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The place before and after the change, in short. */
  readonly before: string;
  readonly after: string;
  /** `2 of 3` among those of its file whose names are the same but for the line, in their order; left out where it is alone. */
  readonly copy?: string;
}

/** Two texts that are put around a range of a source. */
export interface Frame {
  readonly open: string;
  readonly close: string;
}

/** A change of a script. */
export interface ScriptMutant extends Named {
  readonly kind: 'script';
  /** Range in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What the place needs around it before it can hold a choice, such as braces between tags. */
  readonly around: Frame;
  /** Makes the place a choice. `condition` is true while the mutant is active. */
  readonly weave: (condition: string) => Frame;
  /** Where the first of two statements that change places ends, and where the second one starts: each is a choice. */
  readonly between?: readonly [number, number];
}

/** A change of a style sheet: declarations added to one class of a CSS module. */
export interface StyleMutant extends Named {
  readonly kind: 'style';
  /** The class as the module names it. */
  readonly className: string;
  /** What follows the selector, such as `::after`, and the declarations. */
  readonly suffix: string;
  readonly declarations: string;
}

/** A change of texts of one language: each key with what it says instead. */
export interface TextMutant extends Named {
  readonly kind: 'text';
  /** The language as i18next knows it, a BCP 47 tag. */
  readonly tag: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A fault in a view, in what joins it to a machine, in a style sheet or in a text: never in a machine. */
export type SeamMutant = ScriptMutant | StyleMutant | TextMutant;

function changeWords({ operator, before, after, copy }: SeamMutant): string {
  return `${operator}: ${before} → ${after}${copy === undefined ? '' : ` (${copy})`}`;
}

/** `src/features/cart/CartScreen.tsx:42 wrong payload: id → other id (2 of 3)`. */
export function nameOf(mutant: SeamMutant): string {
  return `${mutant.file}:${mutant.line} ${changeWords(mutant)}`;
}

/** The name of a mutant without the line, which moves when something above it changes. */
export function placeOf(mutant: SeamMutant): string {
  return `${mutant.file} ${changeWords(mutant)}`;
}

/** Numbers those whose names are the same but for the line, so that each name is that of one. */
export function numberedCopies<TMutant extends SeamMutant>(mutants: readonly TMutant[]): TMutant[] {
  const totals = new Map<string, number>();
  for (const mutant of mutants) totals.set(placeOf(mutant), (totals.get(placeOf(mutant)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const place = placeOf(mutant);
    const total = totals.get(place) ?? 1;
    const at = (seen.get(place) ?? 0) + 1;
    seen.set(place, at);
    return total === 1 ? mutant : { ...mutant, copy: `${at} of ${total}` };
  });
}

const WIDEST = 70;

/** A piece of source in one line, cut where it is long. */
export function inShort(source: string): string {
  const line = source.replaceAll(/\s+/gu, ' ').trim();
  return line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line;
}
