import { SaxesParser } from 'saxes';
import { misfitAt } from './misfit.ts';
import { DEEPEST } from './placed-json.ts';

/** An element of an XML document. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Where it begins in the text, and where the value of each attribute does. */
  readonly offset: number;
  readonly attributeOffsets: ReadonlyMap<string, number>;
}

const MOST_ELEMENTS = 20_000;

/** The parser's own list would find `constructor`, which each object has. */
const ENTITIES = Object.assign(Object.create(null), { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" });

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
}

/**
 * Reads an XML document: its root. Document types and entities are refused: they can blow up or reach out.
 *
 * @throws Misfit where the text is no XML, or has one of these
 */
export function xmlRoot(text: string): XmlElement {
  const parser = new SaxesParser();
  parser.ENTITIES = ENTITIES;
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  let attributeOffsets = new Map<string, number>();
  /** Where what was read last begins. */
  const startOf = (sign: string): number => Math.max(0, text.lastIndexOf(sign, parser.position - 1));

  parser.on('doctype', () => {
    throw misfitAt(text, startOf('<!DOCTYPE'), 'entity');
  });
  parser.on('attribute', ({ name }) => {
    const end = parser.position - 1;
    attributeOffsets.set(name, text.lastIndexOf(text.charAt(end), end - 1) + 1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const offset = startOf('<');
    if (open.length >= DEEPEST) throw misfitAt(text, offset, 'deep');
    elements += 1;
    if (elements > MOST_ELEMENTS) throw misfitAt(text, offset, 'many', `${MOST_ELEMENTS} elements`);
    const bare = name.slice(name.indexOf(':') + 1);
    const element = {
      name: bare,
      attributes: new Map(Object.entries(attributes)),
      children: [],
      offset,
      attributeOffsets,
    };
    attributeOffsets = new Map();
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const isItsEnd = isSelfClosing || text.startsWith(`</${name}`, startOf('<'));
    if (!isItsEnd) throw misfitAt(text, startOf('<'), 'syntax', `</${name}>`);
    open.pop();
  });
  parser.on('error', ({ message }) => {
    const what = message.replace(/^[\d:]+ |\.$/gu, '');
    if (what.includes('entity')) throw misfitAt(text, startOf('&'), 'entity');
    throw misfitAt(text, Math.max(0, parser.position - 1), 'markup', what);
  });
  parser.write(text);
  const left = open.at(-1);
  if (left !== undefined) throw misfitAt(text, text.length, 'syntax', `</${left.name}>`);
  parser.close();
  if (root === null) throw misfitAt(text, 0, 'kind');
  return root;
}
