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

type Step = Extract<Node, { type: 'ExpressionStatement' }>;

function isStep(node: Node | undefined): node is Step {
  return node?.type === 'ExpressionStatement' && node.expression.type !== 'Literal';
}

/** What a handler says of its event: it counts once all handlers are done, wherever it is said. */
const OF_THE_EVENT = /\.(?:preventDefault|stopPropagation|stopImmediatePropagation)\(\);?$/u;

/** A property of a variable that is set to something which nothing is called for; null for any other step. */
function settingOf(module: Module, { expression }: Step): { readonly variable: string; readonly value: string } | null {
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return null;
  const { left, right } = expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return null;
  const value = textOf(module, right);
  return /[(=]|await/u.test(value) ? null : { variable: left.object.name, value };
}

/** Whether two steps do the same the other way round. */
function isEitherWay(module: Module, one: Step, other: Step): boolean {
  if ([one, other].some((step) => textOf(module, step).includes('await '))) return false;
  if ([one, other].some((step) => OF_THE_EVENT.test(textOf(module, step)))) return true;
  const [first, second] = [settingOf(module, one), settingOf(module, other)];
  if (first === null || second === null || first.variable === second.variable) return false;
  return !first.value.includes(second.variable) && !second.value.includes(first.variable);
}

function inBlock(module: Module, { body }: Extract<Node, { type: 'BlockStatement' }>): ReturnType<Operator> {
  return body.flatMap((statement, at) => {
    const next = body[at + 1];
    if (statement.type === 'ReturnStatement' || !isStep(statement)) return [];
    const left = statementsInstead({ module, operator: 'step left out' }, statement, statement, '');
    if (!isStep(next) || isEitherWay(module, statement, next)) return [left];
    const instead = `${textOf(module, next)} ${textOf(module, statement)}`;
    return [left, statementsInstead({ module, operator: 'effect order' }, statement, next, instead)];
  });
}
