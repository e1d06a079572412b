import { branchesIn, isObject, part } from '../atlas/foreign/config-parts.ts';
import { machineInCode } from '../atlas/foreign/machine-in-code.ts';
import { placeIn } from '../atlas/foreign/misfit.ts';
import type { PlacedJson } from '../atlas/foreign/placed-json.ts';

/** The line of each state by its id, and of each transition by its name; the machine itself has the id ''. */
export type Lines = Readonly<Record<string, number>>;

/** The places of all parts of a state and of those inside it. */
function* placesIn(
  state: object,
  path: readonly string[],
  machine: string,
  offsetOf: PlacedJson['offsetOf'],
): Generator<[string, number]> {
  const id = [machine, ...path].join('.');
  for (const { descriptor, place, holder, key } of branchesIn(state, id))
    yield [`${id}: ${descriptor}[${place}]`, offsetOf(holder, key)];
  const states = part(state, 'states');
  if (!isObject(states)) return;
  for (const [key, inner] of Object.entries(states)) {
    yield [[...path, key].join('.'), offsetOf(states, key)];
    yield* placesIn(Object(inner), [...path, key], machine, offsetOf);
  }
}

/**
 * The lines on which the parts of a machine stand in its source, found by a parser.
 *
 * @throws Misfit where the source holds no one machine
 */
export function sourceLinesOf(source: string, file: string): Lines {
  const { value, offsetOf } = machineInCode(source, file);
  const machine = Object(value);
  const places: [string, number][] = [
    ['', offsetOf(machine, 'id')],
    ...placesIn(machine, [], String(part(machine, 'id')), offsetOf),
  ];
  return Object.fromEntries(places.map(([name, offset]) => [name, placeIn(source, offset).line]));
}
