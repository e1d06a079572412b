/**
 * What is needed of the syntax tree.
 *
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {boolean} [computed]
 * @property {Node} [key]
 * @property {Node | string} [value]
 * @property {Node} [callee]
 * @property {Node} [property]
 * @property {Node[]} [properties]
 */

/** @typedef {{ node: Node, listKey?: string, parentPath: Path | null }} Path */

/** @type {(node: Node) => string} */
const keyOf = ({ type, computed, key }) =>
  type === 'ObjectProperty' && computed !== true && key?.type === 'Identifier' ? (key.name ?? '') : '';

/**
 * Whether a property is text that documents: a `description`, the `requirements` of a `meta`, or a `meta` that holds
 * these alone.
 *
 * @type {(node: Node) => boolean}
 */
const documents = (node) => {
  const { value } = node;
  if (typeof value !== 'object') return false;
  if (keyOf(node) === 'description') return value.type === 'StringLiteral';
  if (keyOf(node) === 'requirements') return value.type === 'ArrayExpression';
  return keyOf(node) === 'meta' && value.properties?.map(keyOf).join() === 'requirements';
};

/**
 * Whether a path lies in the configuration that `createMachine` is given.
 *
 * @type {(path: Path) => boolean}
 */
const isInMachine = ({ listKey, parentPath }) =>
  parentPath !== null &&
  ((listKey === 'arguments' && parentPath.node.callee?.property?.name === 'createMachine') || isInMachine(parentPath));

/**
 * The rule by which Stryker leaves out text that documents, and nothing else. In the configuration of a machine: a
 * `description`, the `requirements` of a `meta`, a `meta` that holds these alone, and the braces around nothing but these.
 * XState acts on none of them.
 *
 * @type {(path: Path) => string | undefined}
 */
export const documentation = (path) => {
  const { node } = path;
  if (!isInMachine(path)) return undefined;
  if (documents(node)) return `documentation: ${keyOf(node)}`;
  const { type, properties = [] } = node;
  return type === 'ObjectExpression' && properties.length > 0 && properties.every(documents)
    ? 'documentation: braces'
    : undefined;
};
