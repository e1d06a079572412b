/**
 * What never leaves the tab of the shop, by its name, wherever it stands: password, card groups, security code, expiry
 * (R14).
 */
const SECRETS: ReadonlySet<string> = new Set(['password', 'groups', 'code', 'day', 'year']);

/** Events that carry the text of a secret field. */
const SECRET_EVENTS: ReadonlySet<string> = new Set(['group.changed', 'code.changed']);

/** Stands for a secret, however long it is. */
export const MARK = '•••';

/** An empty field is no secret: that it is empty shows on the screen as well. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  return value === '' || value === null ? value : MARK;
}

function isSecretEvent(value: object): boolean {
  return SECRET_EVENTS.has(String(Reflect.get(value, 'type'))) || SECRETS.has(String(Reflect.get(value, 'field')));
}

/** Plain JSON with every secret in it masked. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  const isSecret = isSecretEvent(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      SECRETS.has(key) || (isSecret && key === 'text') ? masked(part) : redact(part),
    ]),
  );
}
