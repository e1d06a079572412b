import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { type Module, attributeName, stringOf, textOf } from './syntax.ts';

/** A place where a module takes a class from a style sheet; every class at once where `className` is null. */
export interface ClassUse {
  readonly sheet: string;
  readonly className: string | null;
  readonly start: number;
  readonly end: number;
  /** The tag that gets the class; empty where it is taken elsewhere. */
  readonly tag: string;
}

const IMPORTED = /^import (\w+) from '(\.[^']*\.module\.css)';$/gmu;

/** The CSS modules that a module imports, by the name they have in it. */
function sheetsOf({ file, source }: Module): Map<string, string> {
  return new Map(
    [...source.matchAll(IMPORTED)].map(([, name = '', path = '']) => [name, posix.join(posix.dirname(file), path)]),
  );
}

function tagOf(module: Module, around: readonly Node[]): string {
  const element = around.find(({ type }) => type === 'JSXOpeningElement');
  return element?.type === 'JSXOpeningElement' ? textOf(module, element.name) : '';
}

/** Every use of a class in a module. */
export function classUses(module: Module): ClassUse[] {
  const sheets = sheetsOf(module);
  return module.places.flatMap(({ node, around }): ClassUse[] => {
    const { start, end } = node;
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
      const sheet = sheets.get(node.object.name);
      if (sheet === undefined) return [];
      const name = node.computed ? stringOf(node.property) : textOf(module, node.property);
      return [{ sheet, className: name, start, end, tag: tagOf(module, around) }];
    }
    const attribute = around[1];
    if (node.type !== 'Identifier' || attribute === undefined || attributeName(attribute) !== 'classNames') return [];
    const sheet = sheets.get(node.name);
    return sheet === undefined ? [] : [{ sheet, className: null, start, end, tag: '' }];
  });
}

const CONTROL = /^(?:a|button|input|select|label|Link|\w*Button|\w*Link|Select|Radio|TextInput)$/u;

/** Whether a class is given to something that is used by a pointer. */
export function isGivenToControl(uses: readonly ClassUse[], sheet: string, className: string): boolean {
  return uses.some((use) => use.sheet === sheet && use.className === className && CONTROL.test(use.tag));
}
