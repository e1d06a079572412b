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

const COMPOSED = /^\.([\w-]+)[ \t]*\{|^[ \t]+composes: ([^;]+?) from '(\.[^']+)';$/gmu;

/** A class of a style sheet. */
interface SheetClass {
  readonly sheet: string;
  readonly className: string;
}

/** By sheet and class, `a.module.css button`: the classes of other sheets that come with it. */
export type Compositions = ReadonlyMap<string, readonly SheetClass[]>;

/** Which classes come with which, because they are composed of them. */
export function compositionsOf(sheets: readonly { readonly file: string; readonly source: string }[]): Compositions {
  const found = new Map<string, readonly SheetClass[]>();
  for (const { file, source } of sheets) {
    let owner = '';
    for (const [, opened, names = '', path = ''] of source.matchAll(COMPOSED)) {
      if (opened === undefined) {
        const sheet = posix.join(posix.dirname(file), path);
        const own = names.split(/\s+/u).map((className) => ({ sheet, className }));
        found.set(`${file} ${owner}`, [...(found.get(`${file} ${owner}`) ?? []), ...own]);
      } else owner = opened;
    }
  }
  return found;
}

/** A class with all that come with it, however far. */
export function withComposed(one: SheetClass, compositions: Compositions): SheetClass[] {
  const own = compositions.get(`${one.sheet} ${one.className}`) ?? [];
  return [one, ...own.flatMap((other) => withComposed(other, compositions))];
}

const CONTROL = /^(?:a|button|input|select|label|Link|\w*Button|\w*Link|Select|Radio|TextInput)$/u;

/** Whether a class is given to something that is used by a pointer. */
export function isGivenToControl(uses: readonly ClassUse[], sheet: string, className: string): boolean {
  return uses.some((use) => use.sheet === sheet && use.className === className && CONTROL.test(use.tag));
}
