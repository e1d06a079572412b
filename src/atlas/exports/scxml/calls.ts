import { nameOf } from '../../chart/named.ts';
import { expressionOf, propertyName } from '../literal.ts';
import { type Expression, type FunctionCode, type MachineCode, declarationsFor } from '../machine-code.ts';

/** How the document calls what the machine calls by name, or has in its configuration. */
export interface Calls {
  /** A guard or an action of the configuration, called with its params. */
  readonly call: (kind: 'guards' | 'actions' | 'delays', named: unknown) => string;
  /** What a function of the configuration returns, or a plain value. */
  readonly valueOf: (value: unknown) => string;
  /** The same by property, where it is known property by property; null where not. */
  readonly propertiesOf: (value: unknown) => readonly (readonly [string, string])[] | null;
  /** The script that declares everything that was called so far; empty where nothing was. */
  readonly script: () => string;
}

/** An event of SCXML has its payload in `_event.data`; the end of an actor has there what XState calls output or error. */
function written(expression: Expression): string {
  return expression
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.event === 'type') return '_event.name';
      return piece.event === 'output' || piece.event === 'error' ? '_event.data' : `_event.data.${piece.event}`;
    })
    .join('');
}

/** What a function is given. Most read the context alone. */
function argumentOf(source: string): string {
  const parts = [
    'context: context',
    ...(/\bevent\b/.test(source) ? ['event: eventOf(_event)'] : []),
    ...(/\binput\b/.test(source) ? ['input: input'] : []),
  ];
  return `{ ${parts.join(', ')} }`;
}

/** Stands for code that is not known: a guard holds, an action does nothing, a delay is none. */
const STUBS = {
  guards: 'function () { return true; }',
  actions: 'function () {}',
  delays: 'function () { return 0; }',
} as const;

/** The calls of a machine; with stubs for what its code does not hold, or where no code is known. */
export function callsOf(code: MachineCode | null): Calls {
  const used = {
    guards: new Map<string, string>(),
    actions: new Map<string, string>(),
    delays: new Map<string, string>(),
  };
  const inline: string[] = [];
  const note = (source: string): string => {
    inline.push(source);
    return source;
  };
  const codeOf = (value: unknown): FunctionCode | null => code?.functions.get(value) ?? null;

  const valueOf = (value: unknown): string => {
    if (typeof value !== 'function') return expressionOf(value);
    const known = codeOf(value);
    if (known === null) return 'undefined';
    if (known.returns !== null) return note(written(known.returns));
    return note(`(${known.source})(${argumentOf(known.source)})`);
  };

  return {
    valueOf,
    propertiesOf(value) {
      if (typeof value === 'object' && value !== null)
        return Object.entries(value).map(([key, part]) => [key, expressionOf(part)] as const);
      const properties = codeOf(value)?.properties ?? null;
      return properties === null ? null : [...properties].map(([key, part]) => [key, note(written(part))] as const);
    },
    call(kind, named) {
      const name = nameOf(named);
      const params: unknown = typeof named === 'object' && named !== null ? Reflect.get(named, 'params') : undefined;
      const own = name === null ? codeOf(named)?.source : code?.[kind].get(name);
      const source = own ?? STUBS[kind];
      if (name !== null) used[kind].set(name, source);
      const property = name === null || propertyName(name) !== name ? `[${expressionOf(name)}]` : `.${name}`;
      const callee = name === null ? `(${note(source)})` : `${kind}${property}`;
      return `${callee}(${argumentOf(source)}${params === undefined ? '' : `, ${valueOf(params)}`})`;
    },
    script() {
      const tables = Object.entries(used).filter(([, table]) => table.size > 0);
      const lines = tables.map(([kind, table]) => {
        const rows = [...table].map(([name, source]) => `  ${propertyName(name)}: ${source.replaceAll('\n', '\n  ')},`);
        return `var ${kind} = {\n${rows.join('\n').replace(/,$/, '')}\n};`;
      });
      return [...declarationsFor(code, [...lines, ...inline]), ...lines].join('\n');
    },
  };
}
