import { nodesOf } from '../engine/machine/transitions.ts';
import type { MachineModel, Requirement } from '../engine/model.ts';

/** A state of a chart and what its `meta.requirements` names. */
interface Named {
  readonly state: string;
  readonly names: readonly string[];
}

function namedIn({ machine }: MachineModel): Named[] {
  return nodesOf(machine).map(({ id, meta }) => {
    const names: unknown = Reflect.get(Object(meta), 'requirements');
    return { state: id, names: Array.isArray(names) ? names.map(String) : [] };
  });
}

/** A name stands for the requirement with this id, or for all whose ids begin with it: `R17`, `§2 /CheckOut`. */
function isFor(name: string, { id }: Requirement): boolean {
  return id === name || id.startsWith(`${name}:`) || id.startsWith(`${name} `);
}

/** The states that cover a requirement: those that it names, and those that its transitions leave. */
function statesOf({ states = [], transitions = [] }: Requirement): string[] {
  return [...states, ...transitions.map((name) => name.slice(0, name.indexOf(': ')))];
}

function isWithin(state: string, outer: string): boolean {
  return state === outer || state.startsWith(`${outer}.`);
}

/** What a chart names, and the model covers nowhere in that state or within: `cart.lines.filled: R14`. */
export function namedAndNotCovered(model: MachineModel): string[] {
  return namedIn(model).flatMap(({ state, names }) =>
    names
      .filter(
        (name) =>
          !model.requirements.some(
            (requirement) => isFor(name, requirement) && statesOf(requirement).some((one) => isWithin(one, state)),
          ),
      )
      .map((name) => `${state}: ${name}`),
  );
}

/** The requirements that the model covers and the chart names neither in such a state nor in one above or within. */
export function coveredAndNotNamed(model: MachineModel): string[] {
  const named = namedIn(model);
  return model.requirements
    .filter(
      (requirement) =>
        !named.some(
          ({ state, names }) =>
            names.some((name) => isFor(name, requirement)) &&
            statesOf(requirement).some((one) => isWithin(one, state) || isWithin(state, one)),
        ),
    )
    .map(({ id }) => id);
}
