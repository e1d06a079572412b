import { parseSync, Visitor } from 'oxc-parser';

/** What a machine says of itself for those who read it: analysts, tests and the compiler. No flow depends on it. */
const WORDS: ReadonlySet<string> = new Set(['description', 'requirements', 'types']);

/**
 * The source of a machine without the words in it that no flow depends on: the descriptions of states and transitions,
 * the clauses that they carry, the empty values that stand for its types. Lines stay where they are.
 *
 * @throws SyntaxError where the source is no TypeScript
 */
export function withoutWords(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  const cuts: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    Property: ({ key, value, start, end }) => {
      if (key.type !== 'Identifier' || !WORDS.has(key.name)) return;
      // A field of that name in the data of a machine is computed, and stays.
      if (['Literal', 'TemplateLiteral', 'ArrayExpression', 'ObjectExpression'].includes(value.type))
        cuts.push({ start, end });
    },
  }).visit(program);
  return cuts.toReversed().reduce((text, { start, end }) => {
    const after = text.slice(end).replace(/^\s*,/u, '');
    return text.slice(0, start) + '\n'.repeat(text.slice(start, end).split('\n').length - 1) + after;
  }, source);
}
