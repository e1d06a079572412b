import { type Operator, expressionInstead } from '../build/change.ts';
import { calleeOf, isFunction, textOf } from '../build/syntax.ts';

const SUBSCRIBES =
  /(?:^|\.)(?:on|subscribe|listen|onStored|onResumed|onOnline|addEventListener|useEffect|useLayoutEffect|useWindowEvent|useClickOutside)$/u;

/** What a call calls that asks for the state of a machine. */
export const ASKS_STATE = /\.(?:matches|hasTag|can)$/u;

/** What a view reads off a machine: the first value for good, a value that no change renews, the opposite state. */
export const readings: Operator = (module) =>
  module.places.flatMap(({ node, around }) => {
    if (node.type !== 'CallExpression') return [];
    const callee = calleeOf(module, node);
    const [first, second] = node.arguments;
    if (callee === 'useSelector' && first !== undefined && second !== undefined) {
      const [ref, read] = [textOf(module, first), textOf(module, second)];
      const shown = textOf(module, node);
      const stale = `useSelector(${ref}, globalThis.__seam.once(${ref}, ${read}))`;
      return [
        expressionInstead({ module, operator: 'stale value', shown, words: 'the first value' }, node, around[0], stale),
        expressionInstead(
          { module, operator: 'missed update', shown, words: 'never told' },
          first,
          undefined,
          `globalThis.__seam.deaf(${ref})`,
        ),
      ];
    }
    if (ASKS_STATE.test(callee))
      return [expressionInstead({ module, operator: 'opposite state' }, node, around[0], `!(${textOf(module, node)})`)];
    return [];
  });

/** Who is told of what happens: nobody. */
export const subscriptions: Operator = (module) =>
  module.places.flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || !SUBSCRIBES.test(calleeOf(module, node))) return [];
    const listener = node.arguments.find((argument) => isFunction(argument) || argument.type === 'Identifier');
    if (
      listener === undefined ||
      (listener.type === 'Identifier' && node.arguments[0] === listener && node.arguments.length > 1)
    )
      return [];
    const change = { module, operator: 'lost subscription', shown: textOf(module, node), words: 'nobody listens' };
    return [expressionInstead(change, listener, undefined, '() => undefined')];
  });
