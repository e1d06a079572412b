/** So deep that a reader that calls itself for each level would run out of stack. */
const DEPTH = 50_000;
const MILLION = 1_000_000;

/** A value at the bottom of as many objects in each other, as JSON. */
export const DEEP_JSON = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

/** Texts that no version of the shop wrote under any of its keys, by what is wrong with them. */
export const CORRUPT_TEXTS: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['JSON that is cut off', '{"v":2,"lines":[{"id":1,"q'],
  ['a page', '<!doctype html><title>404</title>'],
  ['a script', '<script>alert(1)</script>'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['an empty record', '{}'],
  ['no version', '{"lines":[{"id":1,"qty":1}],"ids":[2],"name":"Eve","login":true,"type":"item.added","id":1}'],
  ['an older version', '{"v":0,"lines":[{"id":1,"qty":1}],"ids":[2],"name":"Eve","login":true}'],
  ['a version that is no number', '{"v":"2","lines":[{"id":1,"qty":1}],"ids":[2],"name":"Eve","login":true}'],
  ['a version between two', '{"v":1.5,"lines":[{"id":1,"qty":1}],"ids":[2],"name":"Eve","login":true}'],
  ['an endless version', '{"v":1e309}'],
  ['its content as prototype', '{"__proto__":{"v":2,"lines":[{"id":1,"qty":1}],"ids":[2],"name":"Eve","login":true}}'],
  ['its content behind the constructor', '{"constructor":{"prototype":{"v":2,"name":"Eve","login":true}}}'],
  ['a deep record', DEEP_JSON],
  ['a deep list', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  ['a million numbers', `[${'1,'.repeat(MILLION)}1]`],
  ['letters without end', '\u{0}\u{d800}\u{202e}'.repeat(1000)],
];

/** Items of a list, as JSON, that are neither a line of the cart nor a heart. */
export const CORRUPT_ITEMS: readonly string[] = [
  'null',
  'true',
  '""',
  '"1"',
  '[]',
  '[1]',
  '{}',
  '999',
  '-1',
  '1.5',
  '1e309',
  '{"id":999,"qty":1}',
  '{"id":"1","qty":1}',
  '{"id":1}',
  '{"id":1,"qty":0}',
  '{"id":1,"qty":-1}',
  '{"id":1,"qty":1.5}',
  '{"id":1,"qty":1e309}',
  '{"id":1,"qty":"1"}',
  '{"id":[1],"qty":1}',
  '{"id":1,"quantity":1}',
  '{"__proto__":{"id":1,"qty":1}}',
  '{"constructor":{"prototype":{"qty":1}},"id":1}',
  `[${'['.repeat(1000)}${']'.repeat(1000)}]`,
];
