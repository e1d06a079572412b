import { type Operator, expressionInstead, otherThan } from '../build/change.ts';
import { attributeName, calleeOf, propertyName, stringOf, textOf } from '../build/syntax.ts';

/** Where a link leads, with what parameters, and what the browser keeps under which name. */
export const links: Operator = (module) =>
  module.places.flatMap(({ node, around }) => {
    if (node.type === 'JSXAttribute' && /^(?:to|href)$/u.test(attributeName(node)) && node.value !== null) {
      const shown = textOf(module, node);
      if (node.value.type === 'JSXExpressionContainer') {
        const { expression } = node.value;
        const change = { module, operator: 'wrong link', shown, words: 'another address' };
        return [expressionInstead(change, expression, undefined, otherThan(textOf(module, expression)))];
      }
      const instead = stringOf(node.value) === '/' ? `'/UserProfile'` : `'/'`;
      return [expressionInstead({ module, operator: 'wrong link', shown }, node.value, node, instead)];
    }
    if (node.type === 'Property' && !node.computed && around[0]?.type === 'ObjectExpression') {
      const name = propertyName(node);
      const shown = textOf(module, around[0]);
      const value = textOf(module, node.value);
      const isLink = around[0].properties.some((property) => propertyName(property) === 'to');
      if (isLink && (name === 'search' || name === 'params')) {
        const change = { module, operator: 'route parameter', shown };
        return [
          expressionInstead({ ...change, words: `without ${name}` }, node.value, node, 'undefined'),
          expressionInstead({ ...change, words: `other ${name}` }, node.value, node, otherThan(value)),
        ];
      }
      if (name === 'to' && stringOf(node.value)?.startsWith('/') === true) {
        const instead = stringOf(node.value) === '/' ? `'/UserProfile'` : `'/'`;
        return [expressionInstead({ module, operator: 'wrong link', shown }, node.value, node, instead)];
      }
    }
    if (node.type === 'CallExpression' && /(?:Link|^pictureOf)$/u.test(calleeOf(module, node))) {
      const [argument] = node.arguments;
      if (argument === undefined) return [];
      const isPicture = calleeOf(module, node) === 'pictureOf';
      const operator = isPicture ? 'wrong picture' : 'route parameter';
      const instead = isPicture
        ? stringOf(argument) === 'empty-cart'
          ? `'empty-category'`
          : `'empty-cart'`
        : otherThan(textOf(module, argument));
      return [expressionInstead({ module, operator, shown: textOf(module, node) }, argument, undefined, instead)];
    }
    if (/^(?:loadout\.|i18nextLng)/u.test(stringOf(node) ?? '') && around[0]?.type === 'Property') {
      const instead = `'${stringOf(node)}.other'`;
      return [expressionInstead({ module, operator: 'storage key' }, node, undefined, instead)];
    }
    if (calleeOf(module, node) === 'JSON.stringify' && node.type === 'CallExpression') {
      const [stored] = node.arguments;
      if (stored?.type !== 'ObjectExpression') return [];
      const change = { module, operator: 'stored field', shown: textOf(module, node) };
      return stored.properties.flatMap((property) =>
        property.type === 'Property'
          ? [
              expressionInstead(
                { ...change, words: `without ${propertyName(property)}` },
                property.value,
                property,
                'undefined',
              ),
            ]
          : [],
      );
    }
    return [];
  });
