function replace(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return { type: value.name };
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  if (value instanceof Error) return { name: value.name, message: value.message };
  return value;
}

/** Anything as plain JSON: a snapshot, an event, a configuration. What cannot be written down is null. */
export function plainOf(value: unknown): unknown {
  try {
    const text: string | undefined = JSON.stringify(value, replace);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
