import { readFileSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Operator } from './build/change.ts';
import { type ScriptMutant, type SeamMutant, numberedCopies } from './mutant.ts';
import { attributes } from './operators/attributes.ts';
import { events } from './operators/events.ts';
import { handlers } from './operators/handlers.ts';
import { links } from './operators/links.ts';
import { locales } from './operators/locales.ts';
import { rendering } from './operators/rendering.ts';
import { steps } from './operators/steps.ts';
import { readings, subscriptions } from './operators/stores.ts';
import { styles } from './operators/styles.ts';
import { texts } from './operators/texts.ts';
import { values } from './operators/values.ts';
import { classUses, isGivenToControl } from './build/stylesheets.ts';
import { type Module, parseModule } from './build/syntax.ts';

const OPERATORS: readonly Operator[] = [
  handlers,
  events,
  readings,
  subscriptions,
  texts,
  attributes,
  links,
  rendering,
  steps,
  values,
];

/** Generated, or run by the build and not by a page. */
const LEFT_OUT = /^src\/(?:routeTree\.gen\.ts|env\.d\.ts|build\/)|\.d\.ts$/u;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What of the sources has mutants, read once. */
export interface Sources {
  readonly modules: readonly Module[];
  readonly sheets: readonly { readonly file: string; readonly source: string }[];
}

/** Reads and parses every script and every CSS module under `src/`. */
export function readSources(): Sources {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(sep).join('/')}`)
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
  return {
    modules: files.filter((file) => /\.tsx?$/u.test(file)).map((file) => parseModule(file, read(file))),
    sheets: files.filter((file) => file.endsWith('.module.css')).map((file) => ({ file, source: read(file) })),
  };
}

/** What a mutant does to its module, and where. */
function changeOf({ start, end, weave, between }: ScriptMutant): string {
  return JSON.stringify([start, end, weave(''), between]);
}

/** Every mutant of a module, by every operator; a change that two of them make is made by the first. */
export function scriptMutants(module: Module): ScriptMutant[] {
  const chains = new Map(
    module.places.flatMap(({ node: { type, start, end } }) => (type === 'ChainExpression' ? [[start, end]] : [])),
  );
  // The beginning of an optional chain in brackets would be another expression.
  const isBroken = ({ start, end }: ScriptMutant): boolean => end < (chains.get(start) ?? 0);
  const made = OPERATORS.flatMap((operator) => operator(module)).filter((mutant) => !isBroken(mutant));
  const changes = made.map(changeOf);
  return made.filter((_, at) => changes.indexOf(changes[at] ?? '') === at);
}

/** Every seam mutant, in a stable order, each with a name of its own. */
export function allMutants({ modules, sheets }: Sources): SeamMutant[] {
  const uses = modules.flatMap(classUses);
  return numberedCopies<SeamMutant>([
    ...modules.flatMap(scriptMutants),
    ...sheets.flatMap(({ file, source }) =>
      styles(file, source, (className) => isGivenToControl(uses, file, className)),
    ),
    ...locales(),
  ]);
}
