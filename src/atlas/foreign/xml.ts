import { misfitAt } from './misfit.ts';

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

const DEEPEST = 100;
const MOST_ELEMENTS = 20_000;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const HIGHEST_CODE = 0x10_ff_ff;

interface OpenElement extends XmlElement {
  readonly fullName: string;
  readonly children: XmlElement[];
}

/** Reads XML by hand, without document types and entities: neither can blow up or reach out. */
class XmlReader {
  readonly #text: string;
  #at = 0;
  #elements = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): XmlElement {
    const open: OpenElement[] = [];
    let root: XmlElement | null = null;
    while (this.#at < this.#text.length) {
      const next = this.#text.indexOf('<', this.#at);
      const end = next < 0 ? this.#text.length : next;
      const words = this.#text.slice(this.#at, end);
      if (open.length === 0 && words.replace('\uFEFF', '').trim() !== '')
        throw misfitAt(this.#text, this.#at, 'syntax', 'an element');
      this.#at = end;
      if (next < 0) break;
      if (this.#skip('<!--', '-->') || this.#skip('<![CDATA[', ']]>') || this.#skip('<?', '?>')) continue;
      if (this.#text.startsWith('<!', this.#at)) throw misfitAt(this.#text, this.#at, 'entity');
      const closing = this.#match(/<\/([^\s>]+)\s*>/uy);
      if (closing !== null) {
        const element = open.pop();
        if (element === undefined || element.fullName !== closing[1])
          throw misfitAt(this.#text, this.#at - closing[0].length, 'syntax', `</${element?.fullName ?? ''}>`);
        if (open.length === 0) root = element;
        continue;
      }
      const { element, isEmpty } = this.#start();
      if (root !== null && open.length === 0)
        throw misfitAt(this.#text, element.offset, 'syntax', 'the end of the file');
      open.at(-1)?.children.push(element);
      if (isEmpty && open.length === 0) root = element;
      if (!isEmpty) open.push(element);
      if (open.length > DEEPEST) throw misfitAt(this.#text, element.offset, 'deep');
      this.#elements += 1;
      if (this.#elements > MOST_ELEMENTS)
        throw misfitAt(this.#text, element.offset, 'many', `${MOST_ELEMENTS} elements`);
    }
    const left = open.at(-1);
    if (left !== undefined || root === null)
      throw misfitAt(
        this.#text,
        this.#text.length,
        'syntax',
        left === undefined ? 'an element' : `</${left.fullName}>`,
      );
    return root;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at += found[0].length;
    return found;
  }

  #skip(start: string, end: string): boolean {
    if (!this.#text.startsWith(start, this.#at)) return false;
    const place = this.#text.indexOf(end, this.#at + start.length);
    if (place < 0) throw misfitAt(this.#text, this.#at, 'syntax', end);
    this.#at = place + end.length;
    return true;
  }

  #start(): { readonly element: OpenElement; readonly isEmpty: boolean } {
    const offset = this.#at;
    const [, fullName] = this.#match(/<([A-Za-z_][\w.:-]*)/uy) ?? [];
    if (fullName === undefined) throw misfitAt(this.#text, offset, 'syntax', 'the name of an element');
    const attributes = new Map<string, string>();
    const attributeOffsets = new Map<string, number>();
    for (;;) {
      const start = this.#match(/\s+([A-Za-z_][\w.:-]*)\s*=\s*(?=["'])/uy);
      if (start === null) break;
      const [, name = ''] = start;
      attributeOffsets.set(name, this.#at + 1);
      const [, double, single] = this.#match(/"([^"<]*)"|'([^'<]*)'/uy) ?? [];
      const value = double ?? single;
      if (value === undefined) throw misfitAt(this.#text, this.#at, 'syntax', 'a value in quotes');
      attributes.set(name, this.#decoded(value, attributeOffsets.get(name) ?? offset));
    }
    const [end] = this.#match(/\s*\/?>/uy) ?? [];
    if (end === undefined) throw misfitAt(this.#text, this.#at, 'syntax', '>');
    const name = fullName.slice(fullName.indexOf(':') + 1);
    const element = { name, fullName, attributes, children: [], offset, attributeOffsets };
    return { element, isEmpty: end.includes('/') };
  }

  #decoded(value: string, offset: number): string {
    return value.replaceAll(/&([^;&\s]*);?/gu, (whole, name: string) => {
      const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/u.exec(name) ?? [];
      const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
      if (code >= 1 && code <= HIGHEST_CODE) return String.fromCodePoint(code);
      const known = whole.endsWith(';') && Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
      if (known === undefined) throw misfitAt(this.#text, offset, 'entity');
      return known;
    });
  }
}

/** Reads an XML document: its root. @throws Misfit where the text is none, or has a document type */
export function xmlRoot(text: string): XmlElement {
  return new XmlReader(text).document();
}
