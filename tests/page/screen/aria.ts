/** A node of the accessibility tree as Playwright writes it down: what assistive technology hears of one element. */
export interface AriaNode {
  readonly role: string;
  readonly name: string;
  /** `checked`, `disabled`, `expanded`, `level=1` and the like, as they stand in the brackets. */
  readonly marks: readonly string[];
  /** The text or the value that follows the name. */
  readonly text: string;
  readonly children: readonly AriaNode[];
}

/** A text as it is read out: white space counts once, and not at the ends. */
export function readOut(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

const INDENT = 2;

/** What YAML puts around a text that would otherwise be read as something else. */
function unquoted(text: string): string {
  if (text.startsWith('"')) return String(JSON.parse(text));
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}

const NODE =
  /^(?<role>[\w/-]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<marks>(?: \[[^\]]*\])*)(?<more>:(?: (?<text>.*))?)?$/su;

/** A line may be quoted as a whole, when its name holds a colon; what follows then stands after the closing quote. */
function splitLine(line: string): string {
  const [, key, rest] = /^'((?:[^']|'')*)'(:.*)?$/su.exec(line) ?? [];
  return key === undefined ? line : `${key.replaceAll("''", "'")}${rest ?? ''}`;
}

function nodeOf(line: string, children: readonly AriaNode[]): AriaNode {
  const found = NODE.exec(splitLine(line))?.groups;
  if (found === undefined) throw new Error(`No node of an accessibility tree: «${line}»`);
  const { role = '', name, marks = '', text = '' } = found;
  return {
    role,
    name: name === undefined ? '' : String(JSON.parse(`"${name}"`)),
    marks: [...marks.matchAll(/\[([^\]]*)\]/gu)].map(([, mark = '']) => mark),
    text: unquoted(text),
    children,
  };
}

/** Reads what `locator.ariaSnapshot()` gives. @throws where a line is no node */
export function parseAria(snapshot: string): AriaNode[] {
  const lines = snapshot.split('\n').filter((line) => line.trim() !== '');
  let at = 0;
  const block = (depth: number): AriaNode[] => {
    const nodes: AriaNode[] = [];
    while (at < lines.length) {
      const line = lines[at] ?? '';
      const own = line.search(/\S/u) / INDENT;
      if (own < depth) break;
      at += 1;
      nodes.push(nodeOf(line.trimStart().replace(/^- /u, ''), block(own + 1)));
    }
    return nodes;
  };
  return block(0);
}

/** All nodes of a tree, each before those in it. */
export function allIn(nodes: readonly AriaNode[]): AriaNode[] {
  return nodes.flatMap((node) => [node, ...allIn(node.children)]);
}

/** The nodes of one role, in the order of the page. */
export function ofRole(nodes: readonly AriaNode[], role: string): AriaNode[] {
  return allIn(nodes).filter((node) => node.role === role);
}

function isSilent({ role, name, text }: AriaNode): boolean {
  return role.startsWith('/') || (role === 'img' && name === '' && text === '');
}

/** Roles that only hold others, and roles whose parts their own name repeats. */
const HOLDERS: ReadonlySet<string> = new Set([
  'list',
  'listitem',
  'rowgroup',
  'group',
  'article',
  'banner',
  'search',
  'region',
  'navigation',
]);
const WHOLE: ReadonlySet<string> = new Set(['row', 'link', 'option', 'button']);

/** Where a link leads. */
function addressOf({ role, children }: AriaNode): string {
  const url = role === 'link' ? children.find((child) => child.role === '/url')?.text : undefined;
  return url === undefined ? '' : ` → ${url}`;
}

function wordsOf(node: AriaNode): string {
  const { role, name, marks, text } = node;
  return [
    role,
    name === '' ? '' : ` "${name}"`,
    // `heading-faults.ts` judges those.
    ...marks.filter((mark) => mark !== 'level=2' && mark !== 'level=3').map((mark) => ` [${mark}]`),
    addressOf(node),
    text === '' ? '' : `: ${text}`,
  ].join('');
}

/** A dropdown in one line: what is selected, and all options. */
function dropdown(node: AriaNode): string {
  const options = ofRole(node.children, 'option');
  const selected = options.filter(({ marks }) => marks.includes('selected'));
  const namesOf = (some: readonly AriaNode[]) => some.map(({ name }) => name).join(', ');
  return `${wordsOf(node)}: ${namesOf(selected)} of ${namesOf(options)}`;
}

/** The links of a row, which are controls of their own beside what the row says. */
function linksIn({ role, children }: AriaNode): string[] {
  return role === 'row' ? ofRole(children, 'link').map(wordsOf) : [];
}

/**
 * A part of a page as lines of words, from top to bottom: all that is said of it, and where its links lead, without nameless
 * pictures and the elements that only hold others and have no name of their own.
 */
export function linesOf(nodes: readonly AriaNode[]): string[] {
  return nodes
    .filter((node) => !isSilent(node))
    .flatMap((node) => {
      if (node.role === 'combobox' && node.children.length > 0) return [dropdown(node)];
      if (WHOLE.has(node.role) && node.name !== '') return [wordsOf(node), ...linksIn(node)];
      const isBare = node.name === '' && node.text === '' && node.marks.length === 0;
      const own = isBare && (HOLDERS.has(node.role) || node.role === 'status') ? [] : [wordsOf(node)];
      return [...own, ...linesOf(node.children)];
    });
}
