import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead, statementsInstead } from '../build/change.ts';
import { type Module, calleeOf, isFunction, stringOf, textOf } from '../build/syntax.ts';

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

/** A field that is set to something which nothing is called for. */
interface Setting {
  /** Whose field it is: a variable, or `this` where the field is private. */
  readonly owner: string;
  readonly field: string;
  readonly isPrivate: boolean;
  readonly value: string;
}

/** What a step sets; null where it does anything else. */
function settingOf(module: Module, { expression }: Step): Setting | null {
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return null;
  const { left, right } = expression;
  if (left.type !== 'MemberExpression') return null;
  const isPrivate = left.property.type === 'PrivateIdentifier';
  if (left.object.type !== (isPrivate ? 'ThisExpression' : 'Identifier')) return null;
  const value = textOf(module, right);
  if (/[(=]|await/u.test(value)) return null;
  return { owner: textOf(module, left.object), field: textOf(module, left), isPrivate, value };
}

const LISTENING: ReadonlySet<string> = new Set(['addEventListener', 'on', 'subscribe']);

/** To what of whom a step listens from now on; null for any other step. */
function listenedOf(module: Module, { expression }: Step): string | null {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return null;
  const { object, property } = expression.callee;
  if (property.type !== 'Identifier' || !LISTENING.has(property.name) || textOf(module, object).includes('('))
    return null;
  const isPlain = (one: Node): boolean => isFunction(one) || !textOf(module, one).includes('(');
  if (!expression.arguments.every(isPlain)) return null;
  const type = stringOf(expression.arguments[0]) ?? '';
  return `${textOf(module, object)} ${type}`;
}

/** Whether two steps do the same the other way round. */
function isEitherWay(module: Module, one: Step, other: Step): boolean {
  if ([one, other].some((step) => textOf(module, step).includes('await '))) return false;
  if ([one, other].some((step) => OF_THE_EVENT.test(textOf(module, step)))) return true;
  const [heard, alsoHeard] = [listenedOf(module, one), listenedOf(module, other)];
  // What both listen to tells them in their order. Nobody is told of anything before the script has done both.
  if (heard !== null && alsoHeard !== null) return heard !== alsoHeard;
  const [first, second] = [settingOf(module, one), settingOf(module, other)];
  if (first === null || second === null || first.isPrivate !== second.isPrivate) return false;
  // A field that is not private may be set by a setter, which sees the others.
  const isApart = first.isPrivate ? first.field !== second.field : first.owner !== second.owner;
  return isApart && !first.value.includes(second.owner) && !second.value.includes(first.owner);
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
