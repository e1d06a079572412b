import type { Node } from 'oxc-parser';
import { type Operator, expressionInstead } from '../build/change.ts';
import { type Module, propertyName, stringOf, textOf } from '../build/syntax.ts';

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

/** `product.inventory` in parts; null for what is no plain field. */
function fieldOf(module: Module, node: Node, parent: Node | undefined): { of: string; field: string } | null {
  if (node.type !== 'MemberExpression' || node.computed) return null;
  if (parent?.type === 'CallExpression' && parent.callee === node) return null;
  if (parent?.type === 'AssignmentExpression' && parent.left === node) return null;
  const of = textOf(module, node.object);
  return /^(?:classes|\w*Classes|Route|Object|Math|window|document)$/u.test(of)
    ? null
    : { of, field: textOf(module, node.property) };
}

/** The names of the private members of the class around a place. */
function privateNames(module: Module, around: readonly Node[]): ReadonlySet<string> {
  const own = around.find((node) => node.type === 'ClassBody');
  const members = own?.type === 'ClassBody' ? own.body : [];
  return new Set(members.flatMap((member) => ('key' in member && member.key ? [textOf(module, member.key)] : [])));
}

/** A field of something is another field that the module reads of it. */
const fields: Operator = (module) => {
  const found = module.places.flatMap(({ node, around }) => {
    const field = fieldOf(module, node, around[0]);
    return field === null ? [] : [{ node, around, ...field }];
  });
  return found.flatMap(({ node, around, of, field }) => {
    const names = [...new Set(found.filter((one) => one.of === of).map((one) => one.field))];
    const other = names[(names.indexOf(field) + 1) % names.length];
    if (other === undefined || other === field) return [];
    const words = `${of}.${other}`;
    // A private member of another class is nothing here, and its name would leave a script that cannot be read.
    const isForeign = other.startsWith('#') && !privateNames(module, around).has(other);
    const change = { module, operator: 'wrong field', words };
    return [expressionInstead(change, node, around[0], isForeign ? 'undefined' : words)];
  });
};

/** A comparison is off by its boundary, a number by one, a text of a table is its neighbour's. */
export const values: Operator = (module) => [
  ...fields(module),
  ...module.places.flatMap(({ node, around }) => {
    const [parent] = around;
    if (node.type === 'BinaryExpression') {
      const operator = OPPOSITE[node.operator];
      if (operator === undefined) return [];
      const instead = `${textOf(module, node.left)} ${operator} ${textOf(module, node.right)}`;
      return [expressionInstead({ module, operator: 'boundary' }, node, parent, instead)];
    }
    if (node.type === 'Literal' && typeof node.value === 'number' && isConstant(parent, node))
      return [
        expressionInstead(
          { module, operator: 'number', shown: textOf(module, parent ?? node) },
          node,
          undefined,
          `${textOf(module, node)} + 1`,
        ),
      ];
    if (node.type === 'ObjectExpression') return swappedTexts(module, node);
    return [];
  }),
];

function isConstant(parent: Node | undefined, node: Node): boolean {
  if (parent?.type === 'Property') return parent.value === node;
  return parent?.type === 'VariableDeclarator';
}

function swappedTexts(module: Module, node: Extract<Node, { type: 'ObjectExpression' }>): ReturnType<Operator> {
  const texts = node.properties.flatMap((property) => {
    const text = property.type === 'Property' ? stringOf(property.value) : null;
    return property.type === 'Property' &&
      text !== null &&
      propertyName(property) !== 'type' &&
      propertyName(property) !== 'to'
      ? [{ property, text }]
      : [];
  });
  return texts.flatMap(({ property, text }, at) => {
    const other = texts[(at + 1) % texts.length];
    if (other === undefined || other.text === text) return [];
    const change = { module, operator: 'swapped constant', shown: textOf(module, property) };
    return [expressionInstead(change, property.value, undefined, textOf(module, other.property.value))];
  });
}
