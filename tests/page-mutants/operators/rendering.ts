import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead, otherThan } from '../build/change.ts';
import { type Module, calleeOf, isFunction, textOf } from '../build/syntax.ts';
import { ASKS_STATE } from './stores.ts';

/** Whether a node stands where it is drawn: in braces between tags. */
function isDrawn(around: readonly Node[]): boolean {
  const [parent, above] = around;
  return parent?.type === 'JSXExpressionContainer' && (above?.type === 'JSXElement' || above?.type === 'JSXFragment');
}

/** Whether a condition is turned round by another operator: a comparison of two values, or what is asked of a state. */
function isTurnedElsewhere(module: Module, node: Node): boolean {
  if (node.type === 'BinaryExpression') return node.operator === '===' || node.operator === '!==';
  return ASKS_STATE.test(calleeOf(module, node));
}

/** The parts of a page: not drawn, drawn when they should not be, in another order, with another value. */
export const rendering: Operator = (module) =>
  module.places.flatMap(({ node, around }) => {
    const [parent] = around;
    if (node.type === 'LogicalExpression' && node.operator === '&&' && isDrawn(around)) {
      const [left, right] = [textOf(module, node.left), textOf(module, node.right)];
      return [
        expressionInstead({ module, operator: 'part not drawn' }, node, parent, 'false'),
        expressionInstead({ module, operator: 'part drawn always' }, node, parent, right),
        ...(isTurnedElsewhere(module, node.left)
          ? []
          : [expressionInstead({ module, operator: 'opposite condition' }, node, parent, `!(${left}) && (${right})`)]),
      ];
    }
    if (node.type === 'ConditionalExpression') {
      if (isTurnedElsewhere(module, node.test)) return [];
      const shown = textOf(module, node.test);
      const instead = `!(${shown})`;
      return [expressionInstead({ module, operator: 'opposite condition', shown }, node.test, undefined, instead)];
    }
    if (node.type === 'JSXElement' && (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'))
      return [expressionInstead({ module, operator: 'part not drawn', words: 'nothing' }, node, parent, 'null')];
    if (
      isDrawn(around) &&
      (node.type === 'Identifier' || node.type === 'CallExpression' || node.type === 'MemberExpression')
    )
      return drawnValue(module, node);
    return listOf(module, node);
  });

function drawnValue(module: Module, node: Node): ReturnType<Operator> {
  const shown = `{${textOf(module, node)}}`;
  const gone = expressionInstead(
    { module, operator: 'value not drawn', shown, words: 'nothing' },
    node,
    undefined,
    'null',
  );
  const isText = /(?:^|\.)t$/u.test(calleeOf(module, node));
  const [argument] = node.type === 'CallExpression' ? node.arguments : [];
  if (isText || argument === undefined || isFunction(argument)) return [gone, ...listOf(module, node)];
  const change = { module, operator: 'wrong value', shown, words: 'of another value' };
  return [gone, expressionInstead(change, argument, undefined, otherThan(textOf(module, argument)))];
}

/** A list that is mapped, filtered or cut. */
function listOf(module: Module, node: Node): ReturnType<Operator> {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object } = node.callee;
  const [argument] = node.arguments;
  const method = textOf(module, node.callee.property);
  const list = textOf(module, object);
  const shown = textOf(module, node);
  if (method === 'map' || method === 'flatMap')
    return [
      expressionInstead(
        { module, operator: 'list order', shown, words: 'reversed' },
        object,
        undefined,
        `[...(${list})].reverse()`,
      ),
      expressionInstead(
        { module, operator: 'list cut', shown, words: 'without the last' },
        object,
        undefined,
        `[...(${list})].slice(0, -1)`,
      ),
    ];
  if (method === 'filter' && argument !== undefined)
    return [expressionInstead({ module, operator: 'list not filtered', shown }, argument, undefined, '() => true')];
  return [];
}
