import { readFileSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseModule } from '../page-mutants/build/syntax.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the components of the shop stand. */
const FOLDERS = ['src/actors', 'src/app', 'src/features', 'src/routes', 'src/ui'];

/** Where those of the atlas stand. */
const ATLAS = 'src/atlas';

/** A component of the shop. */
export interface Component {
  /** File and name: `src/features/cart/EmptyCart.tsx#EmptyCart`. */
  readonly name: string;
  /** From the root of the checkout. */
  readonly file: string;
  /** Where its body begins in the file, behind the brace. */
  readonly at: number;
}

/** A file with components, and its source. */
interface Source {
  readonly file: string;
  readonly source: string;
  readonly components: readonly Component[];
}

function componentsOf(file: string, source: string): Component[] {
  return parseModule(file, source).places.flatMap(({ node }) =>
    node.type === 'FunctionDeclaration' && node.body && /^[A-Z]/u.test(node.id?.name ?? '')
      ? [{ name: `${file}#${node.id?.name}`, file, at: node.body.start + 1 }]
      : [],
  );
}

function readSources(): Source[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file.split(sep).join('/')}`),
  );
  return files.sort().map((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    return { file, source, components: componentsOf(file, source) };
  });
}

/** Every component of the shop, in the order of the files. */
export function allComponents(): Component[] {
  return readSources().flatMap(({ components }) => components);
}

/** A file with components, in which each tells the page that it is rendered, and throws where the page says so. */
function weaveComponents({ source, components }: Pick<Source, 'source' | 'components'>): string {
  return components.reduceRight(
    (text, { name, at }) => `${text.slice(0, at)} globalThis.__fault?.(${JSON.stringify(name)});${text.slice(at)}`,
    source,
  );
}

/** Every file with components, woven. */
export function wovenComponents(): ReadonlyMap<string, string> {
  return new Map(readSources().map((one) => [one.file, weaveComponents(one)]));
}

/** Weaves the components that a test without a browser loads, whatever else has been done to their source. */
export const componentWeaver = {
  name: 'loadout:component-faults',
  enforce: 'pre' as const,
  transform(source: string, id: string): string | undefined {
    const file = id.replace(/\?.*/u, '').slice(root.length);
    if (!file.endsWith('.tsx') || ![...FOLDERS, ATLAS].some((folder) => file.startsWith(`${folder}/`)))
      return undefined;
    return weaveComponents({ source, components: componentsOf(file, source) });
  },
};
