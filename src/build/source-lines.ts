import { machineInCode } from '../atlas/foreign/machine-in-code.ts';
import { placeIn } from '../atlas/foreign/misfit.ts';
import type { PlacedJson } from '../atlas/foreign/placed-json.ts';

/** The line of each state by its id, and of each transition by its name; the machine itself has the id ''. */
export type Lines = Readonly<Record<string, number>>;

function part(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Where each transition of a state stands: its descriptor as charts name it, and what holds it under which key. */
function* heldIn(state: object, id: string): Generator<{ descriptor: string; holder: object; key: string }> {
  const [on, after, invoke] = ['on', 'after', 'invoke'].map((key) => part(state, key));
  for (const [key] of entriesOf(on)) yield { descriptor: key, holder: Object(on), key };
  for (const [key] of entriesOf(after)) yield { descriptor: `xstate.after.${key}.${id}`, holder: Object(after), key };
  yield { descriptor: 'always', holder: state, key: 'always' };
  yield { descriptor: `xstate.done.state.${id}`, holder: state, key: 'onDone' };
  const invokes = Array.isArray(invoke) ? invoke : invoke === undefined ? [] : [invoke];
  for (const [place, one] of invokes.entries()) {
    const own = part(one, 'id');
    const actor = typeof own === 'string' ? own : `${place}.${id}`;
    const kinds = [
      ['onDone', 'xstate.done.actor'],
      ['onError', 'xstate.error.actor'],
      ['onSnapshot', 'xstate.snapshot'],
    ] as const;
    for (const [key, kind] of kinds) yield { descriptor: `${kind}.${actor}`, holder: Object(one), key };
  }
}

/** The places of all parts of a state and of those inside it. */
function* placesIn(
  state: object,
  path: readonly string[],
  machine: string,
  offsetOf: PlacedJson['offsetOf'],
): Generator<[string, number]> {
  const id = [machine, ...path].join('.');
  for (const { descriptor, holder, key } of heldIn(state, id)) {
    const value = part(holder, key);
    const count = value === undefined ? 0 : Array.isArray(value) ? value.length : 1;
    for (let place = 0; place < count; place += 1)
      yield [`${id}: ${descriptor}[${place}]`, Array.isArray(value) ? offsetOf(value, place) : offsetOf(holder, key)];
  }
  const states = part(state, 'states');
  for (const [key, inner] of entriesOf(states)) {
    yield [[...path, key].join('.'), offsetOf(Object(states), key)];
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
