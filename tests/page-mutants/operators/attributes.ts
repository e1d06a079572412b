import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead, otherThan, shortAttributeOff } from '../build/change.ts';
import { type Module, type Place, attributeName, isInScope, textOf } from '../build/syntax.ts';

const STATE =
  /^(?:disabled|required|checked|selected|hidden|inert|open|is[A-Z]\w*|aria-(?:disabled|expanded|pressed|checked|current|invalid|hidden|selected|required|modal))$/u;
const NAME =
  /^(?:aria-(?:label|labelledby|describedby|controls|activedescendant|live|roledescription)|alt|title|label|leftLabel|rightLabel|placeholder|htmlFor|lang|role|text|description)$/u;
const PICTURE = /^(?:src|srcSet|picture|sources)$/u;
const VALUE =
  /^(?:value|defaultValue|quantity|count|total|active|position|min|max|step|autoComplete|inputMode|type|level|data-[\w-]+)$/u;

/** The value of an attribute, as it stands in the source, with its node: in braces or in quotes. */
function valueOf(module: Module, node: Node): { value: Node; parent: Node | undefined; source: string } | null {
  if (node.type !== 'JSXAttribute' || node.value === null) return null;
  if (node.value.type !== 'JSXExpressionContainer')
    return { value: node.value, parent: node, source: textOf(module, node.value) };
  const { expression } = node.value;
  return expression.type === 'JSXEmptyExpression'
    ? null
    : { value: expression, parent: undefined, source: textOf(module, expression) };
}

/** States that are said of a control: the opposite, or nothing. */
const states: Operator = (module) =>
  module.places.flatMap(({ node }) => {
    if (!STATE.test(attributeName(node))) return [];
    const shown = textOf(module, node);
    if (node.type === 'JSXAttribute' && node.value === null)
      return [shortAttributeOff({ module, operator: 'state of a control', shown }, node)];
    const found = valueOf(module, node);
    if (found === null) return [];
    const { value, parent, source } = found;
    const change = { module, operator: 'state of a control', shown };
    return [
      expressionInstead(change, value, parent, `!(${source})`),
      expressionInstead({ ...change, words: 'nothing' }, value, parent, 'undefined'),
    ];
  });

function swapped(module: Module, place: Place, all: readonly Place[]): string | null {
  const { node } = place;
  const own = valueOf(module, node);
  const others = all.flatMap((other) => {
    if (attributeName(other.node) !== attributeName(node) || !isInScope(other, place)) return [];
    const found = valueOf(module, other.node);
    return found === null || found.source === own?.source ? [] : [{ other, source: found.source }];
  });
  // The next one in the file, or the first.
  return (others.find(({ other }) => other.node.start > node.start) ?? others[0])?.source ?? null;
}

/** Names, descriptions, pictures and other values: none, that of a neighbour, or another one. */
function values(operator: string, pattern: RegExp, canBeMissing: boolean): Operator {
  return (module) => {
    const all = module.places.filter(({ node }) => pattern.test(attributeName(node)));
    return all.flatMap((place) => {
      const found = valueOf(module, place.node);
      if (found === null || found.source === '""') return [];
      const { value, parent, source } = found;
      const change = { module, operator, shown: textOf(module, place.node) };
      const other = swapped(module, place, all);
      return [
        ...(canBeMissing ? [expressionInstead({ ...change, words: 'nothing' }, value, parent, 'undefined')] : []),
        ...(other === null ? [] : [expressionInstead(change, value, parent, other)]),
        ...(canBeMissing ? [] : [expressionInstead({ ...change, words: 'another' }, value, parent, otherThan(source))]),
      ];
    });
  };
}

/** What is said of an element in its attributes. */
export const attributes: Operator = (module) =>
  [
    states,
    values('wrong name', NAME, true),
    values('wrong picture', PICTURE, true),
    values('wrong value', VALUE, false),
  ].flatMap((operator) => operator(module));
