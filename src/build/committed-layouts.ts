import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltChart } from './built-charts.ts';

/** Where the layouts of the build are committed, from the root of the checkout: a file for each machine. */
export const LAYOUTS_FOLDER = 'src/build/layouts';

/** A layout, and by what it is known: {@link originOf} of its chart. */
interface CommittedLayout {
  readonly madeFrom: string;
  readonly layout: unknown;
}

/** What the layout of a chart is called in its file. */
export function layoutName({ file, folds }: BuiltChart): string {
  return folds === null ? file : `${file}: ${folds}`;
}

/** A file of layouts, one a line, so that a change of a chart is a change of few lines. */
export function layoutsText(
  charts: readonly { readonly chart: BuiltChart; readonly madeFrom: string; readonly text: string }[],
): string {
  const lines = charts.map(
    ({ chart, madeFrom, text }) =>
      `${JSON.stringify(layoutName(chart))}: {"madeFrom": ${JSON.stringify(madeFrom)}, "layout": ${text}}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** What a file of layouts holds, by the names of its charts. */
export function readLayouts(text: string): Readonly<Record<string, CommittedLayout>> {
  return JSON.parse(text);
}

/** What is read, or nothing where it cannot be: what is not known is laid out anew. */
function orNone<TOne>(read: () => readonly TOne[]): readonly TOne[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/**
 * The layouts that are committed as JSON, by what they were made from. None where the folder is missing, as in a copy of some of the
 * sources; none of a file that cannot be read, as after a merge that has not ended.
 *
 * @param root of the checkout
 */
export function committedLayouts(root: string): ReadonlyMap<string, string> {
  const folder = join(root, LAYOUTS_FOLDER);
  const names = orNone(() => readdirSync(folder));
  const all = names.flatMap((name) =>
    orNone(() => Object.values(readLayouts(readFileSync(join(folder, name), 'utf8')))),
  );
  return new Map(all.map(({ madeFrom, layout }) => [madeFrom, JSON.stringify(layout)]));
}
