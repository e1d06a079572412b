import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead, otherThan } from '../build/change.ts';
import { siblingKey } from '../build/locale-texts.ts';
import { calleeOf, propertyName, textOf } from '../build/syntax.ts';

/** The literal of a key with another key of the same group in it; null where there is none. */
function otherKey(node: Node, source: string): string | null {
  if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return null;
  const pattern = source.slice(1, -1);
  const other = siblingKey(pattern);
  return other === null ? null : `${source.charAt(0)}${other}${source.charAt(0)}`;
}

/** Which text is shown, and what stands in it. */
export const texts: Operator = (module) =>
  module.places.flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || !/(?:^|\.)t$/u.test(calleeOf(module, node))) return [];
    const [key, values] = node.arguments;
    if (key === undefined) return [];
    const shown = textOf(module, node);
    const other = otherKey(key, textOf(module, key));
    const wrong =
      other === null ? [] : [expressionInstead({ module, operator: 'wrong key', shown }, key, undefined, other)];
    const properties = values?.type === 'ObjectExpression' ? values.properties : [];
    const fillings = properties.flatMap((property) => {
      if (property.type !== 'Property' || property.computed) return [];
      const words = `other ${propertyName(property)}`;
      const value = textOf(module, property.value);
      const change = { module, operator: 'wrong text argument', shown, words };
      return [expressionInstead(change, property.value, property, otherThan(value))];
    });
    return [...wrong, ...fillings];
  });
