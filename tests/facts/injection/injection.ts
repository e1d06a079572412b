import strings from './strings.json' with { type: 'json' };

/** Published strings that have made other programs run, show or store what they should not: see the README beside it. */
export const INJECTION_STRINGS: readonly string[] = [...new Set(Object.values(strings).flat())];

/** Keys by which a record that is read without care changes every object, or pretends to be another one. */
export const POLLUTION_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
];

/** A record as JSON in which such a key leads to what an attacker would like every object to have. */
export function pollutedJson(rest = ''): string[] {
  return POLLUTION_KEYS.map((key) => `{${rest}"${key}":{"isStolen":true,"prototype":{"isStolen":true}}}`);
}
