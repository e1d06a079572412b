import type { Node } from 'oxc-parser';
import { type Frame, type ScriptMutant, inShort } from '../mutant.ts';
import { type Module, lineAt, textOf } from './syntax.ts';

/** Finds every place of a module at which one kind of fault can be made. */
export type Operator = (module: Module) => ScriptMutant[];

interface Change {
  readonly module: Module;
  readonly operator: string;
  /** What is shown as the place; by default what is changed. */
  readonly shown?: string;
  /** What is shown as the change; by default what stands there instead. */
  readonly words?: string;
}

function made(
  { module, operator, shown, words }: Change,
  range: { readonly start: number; readonly end: number },
  instead: string,
  weave: ScriptMutant['weave'],
  around: Frame = { open: '', close: '' },
): ScriptMutant {
  const { start, end } = range;
  return {
    kind: 'script',
    operator,
    file: module.file,
    line: lineAt(module.source, start),
    before: inShort(shown ?? textOf(module, range)),
    after: inShort(words ?? instead),
    start,
    end,
    around,
    weave,
  };
}

/** The texts around an expression at its place: in an attribute or between tags it needs braces, in short form its name. */
function frameOf(module: Module, node: Node, parent: Node | undefined): Frame {
  if (parent?.type === 'JSXAttribute') return { open: '{', close: '}' };
  if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment') return { open: '{', close: '}' };
  if (parent?.type === 'Property' && parent.shorthand) return { open: `${textOf(module, node)}: `, close: '' };
  return { open: '', close: '' };
}

/**
 * An expression is another one.
 *
 * @param parent the node that holds it: between tags, in attributes and in short properties the text around it differs
 */
export function expressionInstead(change: Change, node: Node, parent: Node | undefined, instead: string): ScriptMutant {
  const weave = (condition: string): Frame => ({ open: `(${condition} ? (${instead}) : (`, close: '))' });
  return made(change, node, instead, weave, frameOf(change.module, node, parent));
}

/** Statements are others, or none. They declare nothing. */
export function statementsInstead(change: Change, first: Node, last: Node, instead: string): ScriptMutant {
  const range = { start: first.start, end: last.end };
  const mutant = made(change, range, instead === '' ? 'nothing' : instead, (condition) => ({
    open: `if (${condition}) { ${instead} } else { `,
    close: ' }',
  }));
  return first === last ? mutant : { ...mutant, between: [first.end, last.start] };
}

/** An attribute in its short form, which means true, is false. */
export function shortAttributeOff(change: Change, node: Node): ScriptMutant {
  return made(change, node, 'false', (condition) => ({ open: '', close: `={!(${condition})}` }));
}

/** The source of another value of the same kind. */
export function otherThan(source: string): string {
  return `globalThis.__seam.other(${source})`;
}
