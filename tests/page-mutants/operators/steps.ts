import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead, statementsInstead } from '../build/change.ts';
import { type Module, calleeOf, isFunction, textOf } from '../build/syntax.ts';

const FOCUS =
  /(?:\.|^)(?:focus|blur|setSelectionRange|scrollBy|scrollTo|scrollIntoView|focusStep|focusHeading|focusLine)$/u;

/** What a function does, step after step: a step left out, two steps the other way round, a focus that does not move. */
export const steps: Operator = (module) =>
  module.places.flatMap(({ node, around }) => {
    if (node.type === 'CallExpression' && FOCUS.test(calleeOf(module, node))) {
      const isChained = around[0]?.type === 'ChainExpression';
      const whole = isChained ? (around[0] ?? node) : node;
      return [
        expressionInstead({ module, operator: 'focus not moved' }, whole, around[isChained ? 1 : 0], 'undefined'),
      ];
    }
    if (node.type === 'CallExpression' && calleeOf(module, node) === 'flushSync') {
      const [step] = node.arguments;
      if (step === undefined) return [];
      return [
        expressionInstead(
          { module, operator: 'effect order', words: 'drawn later' },
          node,
          around[0],
          `(${textOf(module, step)})()`,
        ),
      ];
    }
    if (node.type === 'BlockStatement' && around.some(isFunction)) return inBlock(module, node);
    return [];
  });

function isStep(node: Node | undefined): node is Extract<Node, { type: 'ExpressionStatement' }> {
  return node?.type === 'ExpressionStatement' && node.expression.type !== 'Literal';
}

function inBlock(module: Module, { body }: Extract<Node, { type: 'BlockStatement' }>): ReturnType<Operator> {
  return body.flatMap((statement, at) => {
    const next = body[at + 1];
    if (statement.type === 'ReturnStatement' || !isStep(statement)) return [];
    const left = statementsInstead({ module, operator: 'step left out' }, statement, statement, '');
    if (!isStep(next)) return [left];
    const instead = `${textOf(module, next)} ${textOf(module, statement)}`;
    return [left, statementsInstead({ module, operator: 'effect order' }, statement, next, instead)];
  });
}
