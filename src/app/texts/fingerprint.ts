const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const HEX = 16;

/** A fingerprint of any plain value, as up to eight hexadecimal digits (FNV-1a of its JSON): equal values have equal ones. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(HEX);
}
