import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

interface ReadModule {
  /** The files of ours that it imports. */
  readonly imports: readonly string[];
  /** What it imports of xstate. */
  readonly names: readonly string[];
  /** Its text without its imports. */
  readonly text: string;
}

function readModule(file: string): ReadModule {
  const source = readFileSync(file, 'utf8');
  const { staticImports } = parseSync(file, source).module;
  let text = source;
  for (const { start, end } of staticImports.toReversed()) text = text.slice(0, start) + text.slice(end).trimStart();
  const own = staticImports.filter(({ moduleRequest }) => moduleRequest.value.startsWith('.'));
  const library = staticImports.filter(({ moduleRequest }) => !moduleRequest.value.startsWith('.'));
  for (const { moduleRequest, entries } of staticImports) {
    if (!own.some((one) => one.moduleRequest === moduleRequest) && moduleRequest.value !== 'xstate')
      throw new Error(`${file}: a machine imports xstate and its own folder, not ${moduleRequest.value}.`);
    for (const { importName, localName } of entries)
      if (importName.name !== localName.value) throw new Error(`${file}: ${localName.value} is a second name.`);
  }
  return {
    imports: own.map(({ moduleRequest }) => resolve(dirname(file), moduleRequest.value)),
    names: library.flatMap(({ entries }) =>
      entries.map(({ localName, isType }) => `${isType ? 'type ' : ''}${localName.value}`),
    ),
    text,
  };
}

/**
 * A machine and everything of ours that it imports as one module of TypeScript, which imports xstate alone.
 *
 * @throws where a module imports anything else, or under a second name
 */
export function oneModule(file: string): string {
  const texts = new Map<string, string>();
  const names = new Set<string>();
  const add = (module: string): void => {
    if (texts.has(module)) return;
    texts.set(module, '');
    const read = readModule(module);
    for (const other of read.imports) add(other);
    for (const name of read.names) names.add(name);
    // What is imported stands above what imports it.
    texts.delete(module);
    texts.set(module, read.text);
  };
  add(resolve(file));
  return `import { ${[...names].sort().join(', ')} } from 'xstate';\n\n${[...texts.values()].join('\n')}`;
}
