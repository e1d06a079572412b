import type { Frame, SeamMutant, StyleMutant } from '../mutant.ts';
import { type ClassUse, type Compositions, classUses, withComposed } from './stylesheets.ts';
import type { Module } from './syntax.ts';

/** A mutant of the sample with its number, from 1. */
export interface Numbered<TMutant extends SeamMutant = SeamMutant> {
  readonly id: number;
  readonly mutant: TMutant;
}

/** Two texts, and the range that they are put around. */
interface PlacedFrame extends Frame {
  readonly start: number;
  readonly end: number;
}

/** Puts frames around ranges of a text, of which each two are apart, equal, or one within the other. */
export function framed(source: string, frames: readonly PlacedFrame[]): string {
  // A wide range opens before the narrow ones in it and closes after them; of equal ones the first is outside.
  const wideFirst = [...frames].sort((a, b) => a.start - b.start || b.end - a.end);
  const inserts = new Map<number, { closes: string; opens: string }>();
  const at = (place: number) => {
    const insert = inserts.get(place) ?? { closes: '', opens: '' };
    inserts.set(place, insert);
    return insert;
  };
  for (const { start, open } of wideFirst) at(start).opens += open;
  const narrowFirst = [...wideFirst].reverse().sort((a, b) => b.start - a.start || a.end - b.end);
  for (const { end, close } of narrowFirst) at(end).closes += close;
  let [text, done] = ['', 0];
  for (const [place, { closes, opens }] of [...inserts].sort(([a], [b]) => a - b)) {
    text += source.slice(done, place) + closes + opens;
    done = place;
  }
  return text + source.slice(done);
}

/** The mutants of one kind. */
export function ofKind<TKind extends SeamMutant['kind']>(
  all: readonly Numbered[],
  kind: TKind,
): Numbered<Extract<SeamMutant, { kind: TKind }>>[] {
  return all.filter((one): one is Numbered<Extract<SeamMutant, { kind: TKind }>> => one.mutant.kind === kind);
}

function framesOfUses(
  uses: readonly ClassUse[],
  styles: readonly Numbered<StyleMutant>[],
  compositions: Compositions,
): PlacedFrame[] {
  return uses.flatMap(({ sheet, className, start, end }) => {
    const given = className === null ? [] : withComposed({ sheet, className }, compositions);
    const isGiven = ({ file, className: name }: StyleMutant): boolean =>
      className === null ? file === sheet : given.some((one) => one.sheet === file && one.className === name);
    const ids = styles.filter(({ mutant }) => isGiven(mutant)).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ start, end, open: `(globalThis.__seam?.style(${ids.join(', ')}), `, close: ')' }];
  });
}

/**
 * A module that holds every mutant of it at once: each is taken where the page says that it is active. The page is
 * told of each place that it comes to.
 *
 * @param compositions the classes that come with others, which a module takes without naming them
 */
export function wovenModule(module: Module, all: readonly Numbered[], compositions: Compositions = new Map()): string {
  const own = ofKind(all, 'script').filter(({ mutant }) => mutant.file === module.file);
  const around = new Map<string, PlacedFrame>();
  for (const { start, end, around: frame } of own.map(({ mutant }) => mutant))
    around.set(`${start} ${end}`, { start, end, ...frame });
  const choices = own.flatMap(({ id, mutant: { start, end, weave, between } }) => {
    const condition = `globalThis.__seam?.on(${id})`;
    if (between === undefined) return [{ start, end, ...weave(condition) }];
    // Two choices and not one around both: the second statement may change places with a third.
    const [firstEnd, secondStart] = between;
    const gone = { open: `if (${condition}) {  } else { `, close: ' }' };
    return [
      { start, end: firstEnd, ...weave(condition) },
      { start: secondStart, end, ...gone },
    ];
  });
  return framed(module.source, [
    ...around.values(),
    ...choices,
    ...framesOfUses(classUses(module), ofKind(all, 'style'), compositions),
  ]);
}

/** A style sheet with every mutant of it, each for a page that says that it is active. */
export function wovenSheet(file: string, source: string, all: readonly Numbered[]): string {
  const rules = ofKind(all, 'style')
    .filter(({ mutant }) => mutant.file === file)
    .map(({ id, mutant: { className, suffix, declarations } }) => {
      const active = `:global(html[data-seam~='${id}'])`;
      const place = suffix === '' ? '' : `${active} .${className} { position: relative; }\n`;
      return `${place}${active} .${className}${suffix} { ${declarations} }`;
    });
  return rules.length === 0 ? source : `${source}\n${rules.join('\n')}\n`;
}
