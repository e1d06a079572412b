import { keysIn } from '../../facts/pseudo-locale.ts';
import type { MaskedSnapshot } from './page-snapshot.ts';
import { PageMismatch } from './seen-page.ts';
import { type Moment, type ToldBy, toldBy } from './told.ts';
import { UNSAID, type Unsaid, type UnsaidName } from './unsaid.ts';
import { type VisibleChange, isNoChange, visibleChange } from './visible-change.ts';

const unsaid = Object.entries(UNSAID).map(([name, one]) => [name as UnsaidName, one as Unsaid] as const);

/** How the visible change between two looks was told; or why it need not be, by name and transition or text. */
export type Told = ToldBy | 'nothing changed' | UnsaidUse;

/** A change that need not be told, as it was met. */
export type UnsaidUse = `${UnsaidName}, ${string}`;

const MOST_LINES = 6;

/** The texts that a line may hold without being told. */
function textsOf(one: Unsaid, isGone: boolean): readonly string[] {
  return 'texts' in one && one.isBeside !== true && (isGone || one.isGone !== true) ? one.texts : [];
}

/** The keys of the texts in a line, without those that fill a gap of another; a plural form is a text of its own key. */
function outerKeys(line: string): readonly string[] {
  let flat = line;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replaceAll(/(?<outer>⟦[^⟦⟧]*)⟦[^⟦⟧]*⟧/gu, '$<outer>');
  }
  return keysIn(flat).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/u, ''));
}

/** The uses of a line that need not be told; none where it must be. */
function usesOf(line: string, isGone: boolean): readonly UnsaidUse[] {
  const keys = outerKeys(line);
  const found = unsaid.find(([, one]) => keys.every((key) => textsOf(one, isGone).includes(key)));
  return found === undefined ? [] : keys.map((key): UnsaidUse => `${found[0]}, ${key}`);
}

/** A change without the lines that need not be told. */
function withoutUnsaid({ gone, come }: VisibleChange): {
  readonly rest: VisibleChange;
  readonly uses: readonly Told[];
} {
  const used = new Set<UnsaidUse>();
  const mustBeTold = (isGone: boolean) => (line: string) => {
    const uses = usesOf(line, isGone);
    for (const use of uses) used.add(use);
    return uses.length === 0;
  };
  const rest = { gone: gone.filter(mustBeTold(true)), come: come.filter(mustBeTold(false)) };
  return { rest, uses: [...used] };
}

/** What need not be told of a change whose other part the control in use says; null where more than that is silent. */
function besideUses({ gone, come }: VisibleChange, then: Moment, now: Moment): readonly UnsaidUse[] | null {
  const isTold = (line: string): boolean => toldBy({ gone: [], come: [line] }, then, now) === 'control';
  for (const [name, one] of unsaid) {
    if (!('texts' in one) || one.isBeside !== true) continue;
    const isOne = (line: string): boolean => {
      const keys = outerKeys(line);
      return keys.length > 0 && keys.every((key) => one.texts.includes(key));
    };
    const silent = come.filter((line) => !isTold(line));
    if (gone.length === 0 && silent.every(isOne) && come.some(isTold))
      return silent.flatMap(outerKeys).map((key): UnsaidUse => `${name}, ${key}`);
  }
  return null;
}

/** The uses of what is named for the transitions of a step. */
function transitionUses(took: readonly string[]): readonly UnsaidUse[] {
  return unsaid.flatMap(([name, one]) =>
    'transitions' in one
      ? one.transitions
          .filter((transition) => took.includes(transition))
          .map((transition): UnsaidUse => `${name}, ${transition}`)
      : [],
  );
}

/** Every use of a change that need not be told which the walks have to meet. */
export const UNSAID_USES: readonly UnsaidUse[] = unsaid
  .filter(([, { isRare }]) => isRare !== true)
  .flatMap(([name, one]) =>
    ('transitions' in one ? one.transitions : one.texts).map((what): UnsaidUse => `${name}, ${what}`),
  );

/** @throws where the page has no record of what it announced */
function momentOf({ snapshot: { language }, spoken }: MaskedSnapshot): Moment {
  if (spoken === null) throw new Error('Nothing records what this page announces.');
  return { language, spoken };
}

function inWords({ gone, come }: VisibleChange): string {
  const lines = [...gone.map((line) => `gone: ${line}`), ...come.map((line) => `new: ${line}`)];
  const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} lines more`] : [];
  return [...lines.slice(0, MOST_LINES), ...more].join('; ');
}

/**
 * How the visible change between two looks at a page was told to who cannot see it (WCAG 2.2, 4.1.3).
 *
 * @param took the transitions that led from one to the other
 * @throws PageMismatch where it was silent; it says what changed
 */
export function toldChange(before: MaskedSnapshot, after: MaskedSnapshot, took: readonly string[]): readonly Told[] {
  const [then, now] = [momentOf(before), momentOf(after)];
  const change = visibleChange(before, after);
  if (isNoChange(change)) return ['nothing changed'];
  const told = toldBy(change, then, now);
  if (told !== null) return [told];
  const { rest, uses } = withoutUnsaid(change);
  if (isNoChange(rest)) return uses;
  const restTold = toldBy(rest, then, now);
  if (restTold !== null) return [restTold, ...uses];
  const beside = besideUses(rest, then, now);
  if (beside !== null) return ['control', ...uses, ...beside];
  const excused = transitionUses(took);
  if (excused.length > 0) return excused;
  throw new PageMismatch([
    {
      what: 'what a screen reader is told of the visible change',
      expected: 'an announcement, another focus, or the control that was used says it',
      seen: `silence: ${inWords(rest)}`,
    },
  ]);
}
