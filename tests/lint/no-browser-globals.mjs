import { relative, sep } from 'node:path';

/** What only `src/app` may touch: storage, network, clock, chance, cookies. */
const APP_ONLY = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'Date',
  'performance',
  'crypto',
];

/** What a view needs now and then, in a handler or an effect, and a machine never. */
const PAGE = ['window', 'document', 'navigator', 'location', 'history', 'globalThis', 'self', 'process', 'console'];

/** The same things by another way: a property of an object that is itself allowed. */
const PROPERTIES = ['document.cookie', 'navigator.sendBeacon', 'Math.random'];

/** Objects that hold every global by its name. */
const HOLDERS = ['window', 'globalThis', 'self'];

/** @type {{ files: RegExp, names: ReadonlySet<string>, why: string }[]} The first that holds a file rules it. */
const ZONES = [
  {
    files: /^machines\//,
    names: new Set([...APP_ONLY, ...PAGE]),
    why:
      'A machine knows no browser and no clock: time is a delay with a name, and what comes from outside is an event, ' +
      'an input or an actor that the app provides.',
  },
  {
    files: /^src\/(?:routes|features|ui|catalogue)\//,
    names: new Set(APP_ONLY),
    why:
      'Only src/app touches storage, network, clock, chance and cookies, and joins them to machines by .provide: all ' +
      'else can then run in a test, and in a build that renders the first screen.',
  },
];

/**
 * The part of the linter's interface that the rule uses.
 *
 * @typedef {{ name: string }} Identifier
 * @typedef {{ identifier: Identifier, isValueReference?: boolean }} Reference
 * @typedef {{ through: Reference[], variables: { defs: unknown[], references: Reference[] }[] }} Scope
 * @typedef {{ type: string, name?: string, value?: unknown }} Name
 * @typedef {{ object: Name, property: Name, computed: boolean }} Member
 * @typedef {{
 *   cwd: string,
 *   filename: string,
 *   sourceCode: { scopeManager: { globalScope: Scope | null } },
 *   report: (finding: { node: object, message: string }) => void,
 * }} Context
 */

/** @type {(scope: Scope) => Reference[]} References that nothing in the file declares. */
const undeclared = ({ through, variables }) => [
  ...through,
  ...variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
];

/** @type {(member: Member) => string | undefined} */
const propertyOf = ({ property, computed }) =>
  computed ? (typeof property.value === 'string' ? property.value : undefined) : property.name;

export const noBrowserGlobals = {
  meta: { type: 'problem', docs: { description: 'Who may touch storage, network, clock and page.' } },
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const zone = ZONES.find(({ files }) => files.test(file));
    if (!zone) return {};
    /** @type {(node: object, what: string) => void} */
    const report = (node, what) => context.report({ node, message: `«${what}» is out of reach here. ${zone.why}` });
    return {
      'Program:exit'() {
        const { globalScope } = context.sourceCode.scopeManager;
        for (const { identifier, isValueReference } of globalScope ? undeclared(globalScope) : []) {
          if (isValueReference !== false && zone.names.has(identifier.name)) report(identifier, identifier.name);
        }
      },
      /** @param {Member} node */
      MemberExpression(node) {
        const property = propertyOf(node);
        if (node.object.type !== 'Identifier' || node.object.name === undefined || property === undefined) return;
        const path = `${node.object.name}.${property}`;
        const held = HOLDERS.includes(node.object.name) && zone.names.has(property);
        if (held || PROPERTIES.includes(path)) report(node, path);
      },
    };
  },
};
