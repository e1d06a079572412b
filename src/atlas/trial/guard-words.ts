import { textOf } from '../../../tests/engine/machine/words.ts';
import { FUNCTION, shownName } from '../chart/named.ts';

/**
 * What a guard is asked, as it is shown: its name, and with what, since it may answer one way for this and another for that.
 * What only code can tell is left out.
 */
export function guardWords(guard: unknown): string {
  const params: unknown = Reflect.get(Object(guard), 'params');
  const isKnown = params !== undefined && typeof params !== 'function' && !Object.hasOwn(Object(params), FUNCTION);
  return isKnown ? `${shownName(guard)}(${textOf(params)})` : shownName(guard);
}
