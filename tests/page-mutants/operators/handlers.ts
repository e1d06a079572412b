import { type Operator, expressionInstead } from '../build/change.ts';
import { type Place, attributeName, isInScope, textOf } from '../build/syntax.ts';

const HANDLER = /^on[A-Z]/u;

/** The expression in an attribute's braces, with what is around it. */
function valuePlace({ node, around }: Place): Place | null {
  if (node.type !== 'JSXAttribute' || node.value?.type !== 'JSXExpressionContainer') return null;
  if (node.value.expression.type === 'JSXEmptyExpression') return null;
  return { node: node.value.expression, around: [node.value, node, ...around] };
}

/** What a control does when it is used: nothing, or what another control of the file does. */
export const handlers: Operator = (module) => {
  const found = module.places
    .filter(({ node }) => HANDLER.test(attributeName(node)))
    .flatMap((attribute) => {
      const value = valuePlace(attribute);
      return value === null ? [] : [{ name: attributeName(attribute.node), attribute, value }];
    });
  return found.flatMap(({ name, attribute, value }, at) => {
    const { node } = value;
    const shown = textOf(module, attribute.node);
    const nothing = expressionInstead(
      { module, operator: 'handler does nothing', shown, words: 'nothing' },
      node,
      undefined,
      '() => undefined',
    );
    const others = [...found.slice(at + 1), ...found.slice(0, at)];
    const other = others.find(
      (one) =>
        (one.name === name || !/^on(?:Click|Key|Change|Blur|Focus|Pointer)/u.test(one.name + name)) &&
        textOf(module, one.value.node) !== textOf(module, node) &&
        isInScope(one.value, value),
    );
    if (other === undefined) return [nothing];
    const instead = textOf(module, other.value.node);
    return [nothing, expressionInstead({ module, operator: 'wrong handler', shown }, node, undefined, instead)];
  });
};
