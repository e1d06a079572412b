import type { Meta } from '../../../machines/meta.ts';
import { withoutCardNumbers } from './card-numbers.ts';

/** Stands for what is not told, however long it is. */
export const MARK = '•••';

/** What XState itself says of a snapshot, in which there is nothing that a shopper has entered. */
const FRAME: readonly string[] = ['status', 'value', 'tags'];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything as it is, but for card numbers. */
export function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [withoutCardNumbers(key, MARK), told(part)]));
  if (typeof value === 'string') return withoutCardNumbers(value, MARK);
  return typeof value === 'number' && withoutCardNumbers(String(value), MARK) === MARK ? MARK : value;
}

/** The shape alone. An empty field is no secret: that it is empty shows on the screen as well. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part)]));
  return value === '' || value === null || value === undefined ? value : MARK;
}

function fields(value: unknown, isTold: (key: string) => boolean): unknown {
  if (!isRecord(value)) return masked(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isTold(key) ? told(part) : masked(part)]));
}

/** The fields that a machine declares as public; none where an actor runs no machine. */
function publicFields(meta: unknown): ReadonlySet<string> {
  const list: Meta['told'] = isRecord(meta) && Array.isArray(meta['told']) ? meta['told'] : [];
  return new Set(list);
}

/** An event as plain JSON: its type, the fields that its receiver declares as public, and all else masked. */
export function redactEvent(event: unknown, meta: unknown): unknown {
  const open = publicFields(meta);
  return fields(event, (key) => key === 'type' || open.has(key));
}

/** A snapshot as plain JSON: its state, the public fields of its context, and all else masked. */
export function redactSnapshot(snapshot: unknown, meta: unknown): unknown {
  if (!isRecord(snapshot)) return masked(snapshot);
  const open = publicFields(meta);
  const parts = Object.entries(snapshot)
    .filter(([key]) => FRAME.includes(key) || ['context', 'output', 'error'].includes(key))
    .map(([key, part]): [string, unknown] => {
      if (FRAME.includes(key)) return [key, told(part)];
      return [key, key !== 'context' && open.has(key) ? told(part) : fields(part, (field) => open.has(field))];
    });
  return Object.fromEntries(parts);
}
