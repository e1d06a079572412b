import { PRELUDE } from './prelude.ts';

/** An expression of JavaScript in pieces: text, and between them the properties of the event that it reads. */
export type Expression = readonly (string | { readonly event: string })[];

/** The source of a function in a configuration, as plain JavaScript. */
export interface FunctionCode {
  readonly source: string;
  /** What it returns, where it is one expression of `context`, `event` and `input`; null where it is more than that. */
  readonly returns: Expression | null;
  /** The same by property, where it returns an object literal. */
  readonly properties: ReadonlyMap<string, Expression> | null;
}

/** What a machine calls, as its source has it: what neither its chart nor its configuration as JSON can say. */
export interface MachineCode {
  /** The machine and everything that it calls, as one module of TypeScript. */
  readonly typescript: string;
  /** The declarations beside the machine by their names, as plain JavaScript of ES2015. */
  readonly declarations: ReadonlyMap<string, string>;
  /** The implementations by their names, in the same language. */
  readonly actions: ReadonlyMap<string, string>;
  readonly guards: ReadonlyMap<string, string>;
  readonly delays: ReadonlyMap<string, string>;
  /** The functions that stand in the configuration itself. */
  readonly functions: ReadonlyMap<unknown, FunctionCode>;
}

const NAME = /[A-Za-z_$][\w$]*/g;

/**
 * The declarations that these sources name, and those that they name in turn, in the order of the machine's source;
 * before them what they take from XState.
 */
export function declarationsFor(code: MachineCode | null, sources: readonly string[]): string[] {
  const declarations = code?.declarations ?? new Map<string, string>();
  const needed = new Set<string>();
  const look = (source: string): void => {
    for (const name of source.match(NAME) ?? []) {
      if (needed.has(name)) continue;
      needed.add(name);
      look(declarations.get(name) ?? '');
    }
  };
  for (const source of sources) look(source);
  return [...Object.entries(PRELUDE), ...declarations].filter(([name]) => needed.has(name)).map(([, text]) => text);
}
