import { type Node, parseSync, Visitor } from 'oxc-parser';

/** What a machine says of itself for those who read it: analysts, tests and the compiler. No flow depends on it. */
const WORDS: ReadonlySet<string> = new Set(['description', 'requirements', 'types']);

/** A property, of an object or of a pattern. */
type NamedValue = { readonly key: Node; readonly value: Node };

/** A field of that name in the data of a machine is computed, and stays. */
function isWord({ key, value }: NamedValue) {
  return (
    key.type === 'Identifier' &&
    WORDS.has(key.name) &&
    ['Literal', 'TemplateLiteral', 'ArrayExpression', 'ObjectExpression'].includes(value.type)
  );
}

/** A `meta` that says nothing else. The scripts of home have 35 of them: 50 bytes with brotli, empty. */
function isMetaOfWords({ key, value }: NamedValue) {
  return (
    key.type === 'Identifier' &&
    key.name === 'meta' &&
    value.type === 'ObjectExpression' &&
    value.properties.every((property) => property.type === 'Property' && isWord(property))
  );
}

/**
 * The source of a machine without the words in it that no flow depends on: the descriptions of states and transitions,
 * the clauses that they carry, the empty values that stand for its types. A `meta` of nothing else goes with them. Lines
 * stay where they are.
 *
 * @throws SyntaxError where the source is no TypeScript
 */
export function withoutWords(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  const cuts: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    Property: (property) => {
      const { start, end } = property;
      // Inside a `meta` that is left out whole.
      if (start < (cuts.at(-1)?.end ?? 0)) return;
      if (isWord(property) || isMetaOfWords(property)) cuts.push({ start, end });
    },
  }).visit(program);
  return cuts.toReversed().reduce((text, { start, end }) => {
    const after = text.slice(end).replace(/^\s*,/u, '');
    return text.slice(0, start) + '\n'.repeat(text.slice(start, end).split('\n').length - 1) + after;
  }, source);
}
