import { XmlDocument, XmlElement } from 'libxml2-wasm';

/**
 * What the schema of IEEE 1849-2016 says, in words of ours: the schema itself may not be copied here. Of each element the attributes that it
 * must and may have, each with what its value has to be, and the order of the elements inside it.
 */
interface Rule {
  readonly must: Readonly<Record<string, RegExp>>;
  readonly may?: Readonly<Record<string, RegExp>>;
  /** Holds for the names of the elements inside, each with a blank after it. */
  readonly inside: RegExp;
}

const NC_NAME = /^[\p{L}_][\p{L}\p{N}._-]*$/u;
const NAME = /^[\p{L}_:][\p{L}\p{N}:._-]*$/u;
const TEXT = /^[^]*$/u;
/** No blanks at its ends, and none but single ones within. */
const TOKEN = /^(?:\S+(?: \S+)*)?$/u;
const DATE_TIME =
  /^-?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/u;
const LONG = /^[+-]?\d{1,19}$/u;
const DOUBLE = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|-?INF|NaN)$/u;
const BOOLEAN = /^(?:true|false|0|1)$/u;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;

const ATTRIBUTES = '(?:(?:string|date|int|float|boolean|id|list) )*';
const ATTRIBUTES_ONLY = new RegExp(`^${ATTRIBUTES}$`, 'u');
const NOTHING = /^$/u;

function valued(value: RegExp): Rule {
  return { must: { key: NAME, value }, inside: ATTRIBUTES_ONLY };
}

const RULES: Readonly<Record<string, Rule>> = {
  log: {
    must: { 'xes.version': DECIMAL },
    may: { 'xes.features': TOKEN },
    inside: new RegExp(`^(?:extension )*(?:global )*(?:classifier )*${ATTRIBUTES}(?:trace )*(?:event )*$`, 'u'),
  },
  extension: { must: { name: NC_NAME, prefix: NC_NAME, uri: TEXT }, inside: NOTHING },
  global: { must: {}, may: { scope: NC_NAME }, inside: ATTRIBUTES_ONLY },
  classifier: { must: { name: NC_NAME, keys: TOKEN }, may: { scope: NC_NAME }, inside: NOTHING },
  trace: { must: {}, inside: new RegExp(`^${ATTRIBUTES}(?:event )*$`, 'u') },
  event: { must: {}, inside: ATTRIBUTES_ONLY },
  string: valued(TEXT),
  date: valued(DATE_TIME),
  int: valued(LONG),
  float: valued(DOUBLE),
  boolean: valued(BOOLEAN),
  id: valued(TEXT),
  list: { must: { key: NAME }, inside: new RegExp(`^${ATTRIBUTES}values $`, 'u') },
  values: { must: { key: NAME }, inside: ATTRIBUTES_ONLY },
};

function* childrenOf(element: XmlElement): Generator<XmlElement> {
  for (let node = element.firstChild; node !== null; node = node.next) if (node instanceof XmlElement) yield node;
}

function* faultsIn(element: XmlElement): Generator<string> {
  const { name } = element;
  const rule = RULES[name];
  if (rule === undefined || element.namespaceUri !== '') {
    yield `${name}: there is no such element`;
    return;
  }
  const given = new Map(element.attrs.map((attribute) => [attribute.name, attribute.value]));
  const known = { ...rule.may, ...rule.must };
  for (const key of Object.keys(rule.must)) if (!given.has(key)) yield `${name} ${key}: is not there`;
  for (const [key, value] of given)
    if (known[key]?.test(value) !== true) yield `${name} ${key}: «${value}» is not allowed`;
  const children = [...childrenOf(element)];
  const order = children.map((child) => `${child.name} `).join('');
  if (!rule.inside.test(order)) yield `${name}: «${order.slice(0, 100)}» is no order`;
  for (const child of children) yield* faultsIn(child);
}

/** What is wrong with a text as XES by the schema of the standard: none where it is valid. @throws where it is no XML */
export function xesFaults(text: string): string[] {
  const document = XmlDocument.fromString(text);
  try {
    return document.root.name === 'log' ? [...faultsIn(document.root)] : ['log: is not the root'];
  } finally {
    document.dispose();
  }
}
