import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead, otherThan } from '../build/change.ts';
import { eventTypesNear } from '../event-types.ts';
import { type Module, calleeOf, propertyName, stringOf, textOf } from '../build/syntax.ts';

const EVENT = /^\w+\.\w+$/u;

/** The type of an event, where an object literal is one. */
function typeProperty(node: Node): Extract<Node, { type: 'Property' }> | null {
  if (node.type !== 'ObjectExpression') return null;
  const found = node.properties.find((property) => propertyName(property) === 'type');
  return found?.type === 'Property' && EVENT.test(stringOf(found.value) ?? '') ? found : null;
}

function wrongType(module: Module, property: Extract<Node, { type: 'Property' }>): string | null {
  const type = stringOf(property.value) ?? '';
  const types = eventTypesNear(module, type);
  return types[(types.indexOf(type) + 1) % types.length] ?? null;
}

/** What is sent to a machine: another event of it, the event with another payload, or nothing at all. */
export const events: Operator = (module) =>
  module.places.flatMap(({ node, around }) => {
    if (/(?:^|\.)send$/u.test(calleeOf(module, node)))
      return [expressionInstead({ module, operator: 'event not sent' }, node, around[0], 'undefined')];
    const type = typeProperty(node);
    if (type === null || node.type !== 'ObjectExpression') return [];
    const shown = textOf(module, node);
    const other = wrongType(module, type);
    const wrong =
      other === null
        ? []
        : [expressionInstead({ module, operator: 'wrong event', shown }, type.value, undefined, `'${other}'`)];
    const payloads = node.properties.flatMap((property) => {
      if (property === type || property.type !== 'Property' || property.computed) return [];
      const value = textOf(module, property.value);
      const change = { module, operator: 'wrong payload', shown, words: `other ${propertyName(property)}` };
      return [expressionInstead(change, property.value, property, otherThan(value))];
    });
    return [...wrong, ...payloads];
  });
