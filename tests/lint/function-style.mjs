/**
 * The part of the linter's interface that the rule uses.
 *
 * @typedef {{ type: string, id: { type: string, name?: string, typeAnnotation?: unknown }, init?: { type: string } }} Declarator
 * @typedef {{ declarations: Declarator[] }} Declaration
 * @typedef {{ type: string, declaration?: { type: string } | null }} Statement
 * @typedef {{
 *   filename: string,
 *   report: (finding: { node: object, message: string }) => void,
 * }} Context
 */

/**
 * One function style: what a module names is a function declaration. Arrows are for callbacks and for what a function keeps
 * to itself; a constant whose type is written down may hold one, too. Plain JavaScript writes types as comments, so it is
 * left out.
 */
export const functionStyle = {
  meta: { type: 'suggestion', docs: { description: 'Functions of a module are declarations.' } },
  /** @param {Context} context */
  create(context) {
    if (!/\.tsx?$/.test(context.filename)) return {};
    /** @param {Declaration} declaration */
    const check = ({ declarations }) => {
      for (const declarator of declarations) {
        const { id, init } = declarator;
        const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
        if (!isFunction || id.typeAnnotation) continue;
        const message = `Write «function ${id.name ?? ''}(…)»: what a module names is a function declaration.`;
        context.report({ node: declarator, message });
      }
    };
    return {
      /** @param {{ body: (Statement & Declaration)[] }} program */
      Program({ body }) {
        for (const statement of body) {
          if (statement.type === 'VariableDeclaration') check(statement);
          const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
          if (exported?.type === 'VariableDeclaration') check(/** @type {never} */ (exported));
        }
      },
    };
  },
};
