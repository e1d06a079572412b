import { textOf } from '../../../tests/engine/machine/words.ts';

/** The key under which the source of a function stands in JSON, which has no word for one. */
export const FUNCTION = '$function';

/** The name of a guard, an action or a delay in a configuration; null where it is written on the spot. */
export function nameOf(named: unknown): string | null {
  if (typeof named === 'string') return named;
  const type: unknown = typeof named === 'object' && named !== null ? Reflect.get(named, 'type') : undefined;
  return typeof type === 'string' ? type : null;
}

const INLINE = '(inline)';

/** The name of a guard, an action or an actor as it is shown; `(inline)` where it is written on the spot and has none. */
export function shownName(value: unknown): string {
  if (typeof value === 'string') return value;
  const type: unknown = Reflect.get(Object(value), 'type');
  if (typeof type === 'string') return type;
  return typeof value === 'function' && value.name !== '' ? value.name : INLINE;
}

/** With what a guard is asked, as it is shown; null where that is nothing, or what only code can tell. */
export function shownParams(guard: unknown): string | null {
  const params: unknown = Reflect.get(Object(guard), 'params');
  const isKnown = params !== undefined && typeof params !== 'function' && !Object.hasOwn(Object(params), FUNCTION);
  return isKnown ? textOf(params) : null;
}
