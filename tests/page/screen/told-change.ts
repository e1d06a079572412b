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

/** How a line is met: it goes, it comes, or it comes beside what the control in use says. */
type Met = 'gone' | 'come' | 'beside';

/** The texts that a line may hold without being told. */
function textsOf(one: Unsaid, met: Met): readonly string[] {
  if (!('texts' in one) || (met === 'beside') !== (one.isBeside === true)) return [];
  return met === 'come' && one.isGone === true ? [] : one.texts;
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

/** The uses of texts that need not be told; none where they must be. */
function usesOf(keys: readonly string[], met: Met): readonly UnsaidUse[] {
  const found = unsaid.find(([, one]) => keys.every((key) => textsOf(one, met).includes(key)));
  return found === undefined ? [] : keys.map((key): UnsaidUse => `${found[0]}, ${key}`);
}

/** A change without the lines that need not be told. */
function withoutUnsaid({ gone, come }: VisibleChange): {
  readonly rest: VisibleChange;
  readonly uses: readonly Told[];
} {
  const used = new Set<UnsaidUse>();
  const mustBeTold = (met: Met) => (line: string) => {
    const uses = usesOf(outerKeys(line), met);
    for (const use of uses) used.add(use);
    return uses.length === 0;
  };
  const rest = { gone: gone.filter(mustBeTold('gone')), come: come.filter(mustBeTold('come')) };
  return { rest, uses: [...used] };
}

/** What need not be told of a change whose other part the control in use says; none where more than that is silent. */
function besideUses({ gone, come }: VisibleChange, then: Moment, now: Moment): readonly UnsaidUse[] {
  const silent = come.filter((line) => toldBy({ gone: [], come: [line] }, then, now) !== 'control').map(outerKeys);
  const isBeside = gone.length === 0 && silent.length < come.length && silent.every((keys) => keys.length > 0);
  return isBeside ? usesOf(silent.flat(), 'beside') : [];
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
  if (beside.length > 0) return ['control', ...uses, ...beside];
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
