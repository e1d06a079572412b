import { describe, expect, it } from 'vitest';
import { type Node, type Path, documentation } from '../../stryker/documentation.mjs';

const text: Node = { type: 'StringLiteral' };
function object(...properties: Node[]): Node {
  return { type: 'ObjectExpression', properties };
}
function property(name: string, value: Node): Node {
  return {
    type: 'ObjectProperty',
    key: { type: 'Identifier', name },
    value,
  };
}
const description = property('description', text);
const meta = property('meta', object(property('requirements', { type: 'ArrayExpression' })));

/** A node in the configuration that a method is given, deep in it. */
function within(method: string, node: Node, listKey = 'arguments'): Path {
  const callee: Node = { type: 'MemberExpression', property: { type: 'Identifier', name: method } };
  const call: Node = { type: 'CallExpression', callee };
  const config: Path = { node: object(), listKey, parentPath: { node: call, parentPath: null } };
  return { node, parentPath: { node: object(), parentPath: config } };
}
function inMachine(node: Node): string | undefined {
  return documentation(within('createMachine', node));
}

describe('What Stryker leaves out', () => {
  it('is a description, the requirements, and braces around nothing else', () => {
    expect(inMachine(description)).toBe('documentation: description');
    expect(inMachine(property('requirements', { type: 'ArrayExpression' }))).toBe('documentation: requirements');
    expect(inMachine(meta)).toBe('documentation: meta');
    expect(inMachine(object(description, meta))).toBe('documentation: braces');
  });

  it.each([
    ['a text of another name', property('target', text)],
    ['a description that is computed', property('description', { type: 'CallExpression' })],
    ['a meta with more in it', property('meta', object(property('requirements', text), property('weight', text)))],
    ['braces around more than that', object(description, property('on', object()))],
    ['empty braces', object()],
    ['a text', text],
  ])('is not %s', (_, node) => {
    expect(inMachine(node)).toBeUndefined();
  });

  it('is nothing outside the configuration of a machine', () => {
    expect(documentation(within('provide', description))).toBeUndefined();
    expect(documentation(within('createMachine', description, ''))).toBeUndefined();
    expect(documentation({ node: description, parentPath: null })).toBeUndefined();
  });
});
