import type { Expectation } from './expectation.ts';
import { type MaskName, Masked } from './masked.ts';
import { type ShopState, aroundPage } from './shop-state.ts';
import { partsOf } from '../screens/lines.ts';

type Parts = { readonly [K in keyof Expectation]: Expectation[K] | Masked };

/**
 * A whole screen. Its address and its content are named; every other part is what the shop shows there in its state,
 * unless it is named, too.
 */
export type ScreenExpectation = Parts & {
  readonly address: string;
  readonly main: NonNullable<Expectation['main']>;
  readonly shop?: ShopState;
};

function linesOf(part: unknown): readonly string[] {
  return Array.isArray(part) ? part.map(String) : [];
}

/** What lies over the page below a dialog. */
const VEIL = ['wide'];

/** What stands among the lines of banner, page and dialog and becomes a part of its own. */
const AMONG_LINES = ['pictures', 'values', 'described'] as const;

/** Takes such parts out of the lines. */
function takenApart(parts: Parts): Parts {
  const lines = { banner: parts.banner, main: parts.main, dialog: parts.dialog };
  const taken = Object.entries(lines).map(([part, expected]) => [part, expected, partsOf(linesOf(expected))] as const);
  const plain = taken
    .filter(([, expected]) => Array.isArray(expected))
    .map(([part, , { lines: own }]) => [part, own] as const);
  return {
    ...Object.fromEntries(AMONG_LINES.map((part) => [part, taken.flatMap(([, , own]) => own[part])])),
    ...parts,
    ...Object.fromEntries(plain),
  };
}

/** The parts that an expectation names, apart from those that are masked. */
function unmasked(parts: Parts): Expectation {
  return Object.fromEntries(Object.entries(parts).filter(([, expected]) => !(expected instanceof Masked)));
}

/** Every part of a screen, and the names of the masks in it. */
export function wholeScreen({ shop = {}, ...named }: ScreenExpectation): {
  readonly expectation: Expectation;
  readonly masks: readonly MaskName[];
} {
  const veil = linesOf(named.dialog).length > 0 ? { shapes: VEIL } : {};
  const parts = takenApart({ ...aroundPage(named.address, shop), ...veil, ...named });
  const masks = Object.values(parts).flatMap((part) => (part instanceof Masked ? [part.name] : []));
  return { expectation: unmasked(parts), masks };
}

/** Only what is named, with lines as the accessibility tree has them. */
export function namedParts(named: Parts): Expectation {
  const parts = Object.entries(takenApart(named)).filter(([part]) => !AMONG_LINES.some((one) => one === part));
  return unmasked(Object.fromEntries(parts));
}
