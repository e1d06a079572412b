import { type SeamMutant, nameOf } from './mutant.ts';

/**
 * Mutants that no shopper can tell from the shop, each by its name without the line, with the reason. One that is not
 * among all mutants any more is an error.
 */
export const equivalent: Readonly<Record<string, string>> = {
  "src/app/inspect/line.ts effect order: button.className = classes['stop'] ?? ''; button.type = 'button'; → button.type = 'button'; button.className = classes['stop'] ?? '';":
    'Two attributes of a button that is on no page yet.',
  'src/app/storage/presses/press.ts number: LATEST = 8_640_000_000_000_000 → 8_640_000_000_000_000 + 1':
    'No clock shows a time between the two.',
  'src/app/texts/fingerprint.ts number: OFFSET = 0x811c9dc5 → 0x811c9dc5 + 1':
    'The build and the page begin with the same number: other fingerprints are equal where these were.',
  'src/catalogue/suggestions.ts number: CATEGORIES_FROM = 1_000_000 → 1_000_000 + 1':
    'Any number above those of the products will do, and it is read in one place.',
  'src/features/cart/CartSummary.module.css not for pointers: .checkOutLabel → { pointer-events: none !important; }':
    'A press there is one of the link around it.',
  "src/features/checkout/use-card-form.ts wrong payload: { type: 'code.changed', text } → other text":
    'The other text has a letter more, and the machine keeps digits alone (R13).',
  'src/features/home/rows/RowScroller.tsx wrong value: type="button" → another':
    'The button stands in no form, and so submits none.',
  'src/features/product/card/stock.ts number: LOW_STOCK = 5 → 5 + 1': 'No product has six in stock (§3).',
  'src/ui/dialog/Dialog.tsx wrong name: role="presentation" → nothing': 'An element of no meaning has none by itself.',
  'src/ui/structured-data/StructuredData.tsx effect order: script.text = text; place.current?.replaceChildren(script); → place.current?.replaceChildren(script); script.text = text;':
    'The block is no script that runs: it is read once both are done.',
};

/** The name of a mutant without the line, which moves when something above it changes. */
export function placeOf(mutant: SeamMutant): string {
  return nameOf(mutant).replace(/:\d+ /u, ' ');
}

/** The reasons for the equivalent ones among some mutants, by their full names. */
export function reasonsOf(mutants: readonly SeamMutant[]): Map<string, string> {
  return new Map(
    mutants.flatMap((mutant): [string, string][] => {
      const reason = equivalent[placeOf(mutant)];
      return reason === undefined ? [] : [[nameOf(mutant), reason]];
    }),
  );
}

/** Listed as equivalent, and not there any more. */
export function staleNames(all: readonly SeamMutant[]): string[] {
  const places = new Set(all.map(placeOf));
  return Object.keys(equivalent).filter((name) => !places.has(name));
}
