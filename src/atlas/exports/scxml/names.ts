import type { Chart } from '../../chart/chart.ts';
import { REGIONS } from '../../foreign/scxml-words.ts';
import { token } from './xml.ts';

/** The names of a chart's states and actors in its document. */
export interface Names {
  readonly idOf: (state: string) => string;
  /** The id of what holds the regions of a parallel state that must not be left with them. */
  readonly regionsId: (state: string) => string;
  /** An id that no other state uses, whatever its actors are called. */
  readonly invokeId: (state: string, actor: string) => string;
}

/** The names of a chart in SCXML. */
export function namesOf({ id: machine }: Chart): Names {
  const idOf = (id: string): string => token(id === '' ? machine : `${machine}.${id}`);
  return {
    idOf,
    regionsId: (id) => `${REGIONS}${idOf(id)}`,
    invokeId: (state, actor) => `actor.${idOf(state)}.${token(actor)}`,
  };
}
