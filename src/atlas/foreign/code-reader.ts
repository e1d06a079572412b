import type { parse, parseExpression } from '@babel/parser';
import { FUNCTION } from '../chart/named.ts';
import { misfitAt, placeIn, refuseForbidden } from './misfit.ts';
import { DEEPEST } from './placed-json.ts';

type Parsed = ReturnType<typeof parseExpression>;
/** An expression of TypeScript as the parser gives it. */
export type Expression = Extract<Parsed, { type: 'TSNonNullExpression' }>['expression'];
type Statement = ReturnType<typeof parse>['program']['body'][number];
type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>;
type Member = ObjectNode['properties'][number];

/** Longer code is cut where it stands for a name: a chart has no room for it. */
const LONGEST_NAME = 60;

/** What only types and editors read. */
const LEFT_OUT: ReadonlySet<string> = new Set(['types', 'schemas', 'tsTypes']);

/** What is meant, without what only types say: `x as const`, `x satisfies Y`, `x!`, `(x)`. */
export function bare(node: Expression): Expression {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSTypeAssertion' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

/** The texts and numbers that a statement of a module names. */
function constantsIn(statement: Statement): [string, string | number][] {
  const { declaration = null } = statement.type === 'ExportNamedDeclaration' ? statement : { declaration: statement };
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
  return declaration.declarations.flatMap(({ id, init }): [string, string | number][] => {
    const value = init === null || init === undefined ? null : bare(init);
    const isPlain = value?.type === 'StringLiteral' || value?.type === 'NumericLiteral';
    return id.type === 'Identifier' && isPlain ? [[id.name, value.value]] : [];
  });
}

/**
 * What a part of a configuration is: a state, states by their names, what answers an event by its name, what is called, or a
 * value that XState hands on.
 */
type Role = 'state' | 'states' | 'answers' | 'call' | 'value';

const INSIDE: Readonly<Record<Role, Readonly<Record<string, Role>>>> = {
  state: { states: 'states', on: 'answers', after: 'answers', context: 'value', output: 'value', meta: 'value' },
  states: {},
  answers: {},
  call: { params: 'value', input: 'value', meta: 'value' },
  value: {},
};

/** What stands under any other key. */
const ELSE: Readonly<Record<Role, Role>> = {
  state: 'call',
  states: 'state',
  answers: 'call',
  call: 'call',
  value: 'value',
};

function roleIn(role: Role, key: string): Role {
  return (Object.hasOwn(INSIDE[role], key) ? INSIDE[role][key] : undefined) ?? ELSE[role];
}

/** Reads the literals of a module. Nothing in it is run: functions and calls stay their text, names stay names. */
export class CodeReader {
  readonly places = new Map<object, Map<string | number, number>>();
  readonly #text: string;
  /** The texts and numbers that the constants of the module stand for; more could be nested without end. */
  readonly #constants: ReadonlyMap<string, string | number>;

  constructor(text: string, program: readonly Statement[]) {
    this.#text = text;
    this.#constants = new Map(program.flatMap(constantsIn));
  }

  #nameOf({ start, end }: { readonly start?: number | null; readonly end?: number | null }): string {
    const text = this.#text
      .slice(start ?? 0, end ?? 0)
      .replaceAll(/\s+/gu, ' ')
      .trim();
    if (text.length <= LONGEST_NAME) return text;
    const { line, column } = placeIn(this.#text, start ?? 0);
    return `${text.slice(0, LONGEST_NAME)}… (line ${line}:${column})`;
  }

  #refuse(node: { readonly start?: number | null; readonly end?: number | null }): never {
    throw misfitAt(this.#text, node.start ?? 0, 'literal', this.#nameOf(node));
  }

  /** What only running an expression could tell: its text where a name is due, and where a value is due as exports write it. */
  #textOf(node: Expression | Member, role: Role): unknown {
    return role === 'value' ? { [FUNCTION]: this.#nameOf(node) } : this.#nameOf(node);
  }

  /** What an expression stands for; what only running it could tell is its text. */
  read(expression: Expression, depth = 0, role: Role = 'state'): unknown {
    const node = bare(expression);
    if (depth > DEEPEST) throw misfitAt(this.#text, node.start ?? 0, 'deep');
    if (node.type === 'StringLiteral' || node.type === 'NumericLiteral' || node.type === 'BooleanLiteral')
      return node.value;
    if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'NumericLiteral')
      return -node.argument.value;
    if (node.type === 'NullLiteral') return null;
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? '';
    if (node.type === 'ObjectExpression') return this.#object(node, depth, role);
    if (node.type === 'ArrayExpression') {
      const array: unknown[] = [];
      const places = new Map<string | number, number>();
      this.places.set(array, places);
      for (const element of node.elements) {
        if (element === null || element.type === 'SpreadElement') this.#refuse(element ?? node);
        places.set(array.length, element.start ?? 0);
        array.push(this.read(element, depth + 1, role));
      }
      return array;
    }
    if (node.type === 'Identifier' && node.name === 'undefined') return undefined;
    const constant = node.type === 'Identifier' ? this.#constants.get(node.name) : undefined;
    return constant ?? this.#textOf(node, role);
  }

  /** A value as far as it is a literal. */
  #valueOf(node: Expression, depth: number): unknown {
    try {
      return this.read(node, depth, 'value');
    } catch {
      // It is on no chart, so what spreads others or is nested too deep is no reason to refuse the file.
      return this.#textOf(node, 'value');
    }
  }

  #keyOf(member: Exclude<Member, { type: 'SpreadElement' }>): string {
    const { key, computed } = member;
    if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return String(key.value);
    const name = key.type === 'Identifier' ? key.name : undefined;
    const known = computed && name !== undefined ? this.#constants.get(name) : name;
    return known === undefined ? this.#refuse(key) : String(known);
  }

  #object(node: ObjectNode, depth: number, role: Role): object {
    const object: Record<string, unknown> = {};
    const places = new Map<string | number, number>();
    this.places.set(object, places);
    for (const member of node.properties) {
      if (member.type === 'SpreadElement') this.#refuse(member);
      const key = this.#keyOf(member);
      refuseForbidden(this.#text, member.start ?? 0, key);
      if (depth === 0 && LEFT_OUT.has(key)) continue;
      const from = member.type === 'ObjectProperty' ? (member.value as Expression) : null;
      const inside = roleIn(role, key);
      const isValue = inside === 'value' && role !== 'value';
      const value =
        from === null
          ? this.#textOf(member, inside)
          : isValue
            ? this.#valueOf(from, depth + 1)
            : this.read(from, depth + 1, inside);
      if (value === undefined) continue;
      places.set(key, (from ?? member).start ?? 0);
      object[key] = value;
    }
    return object;
  }
}
