import { ACTOR, AFTER, DONE_STATE } from './trigger.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Whether plain JSON is the definition that XState makes of a machine (`machine.toJSON()`, and what its inspection
 * sends), and not a configuration. XState 5 writes no `always` into it.
 */
export function isDefinition(json: object): boolean {
  return typeof Reflect.get(json, 'order') === 'number' && Array.isArray(Reflect.get(json, 'transitions'));
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What only a definition says: where it stands, and again what stands elsewhere. */
const OF_DEFINITIONS = {
  state: ['key', 'order', 'transitions'],
  branch: ['source', 'eventType', 'event', 'delay'],
  invoke: ['type'],
} as const;

/** What XState writes into a definition as false or an empty list where the configuration says nothing. */
const OFTEN_NOTHING: ReadonlySet<string> = new Set([
  'history',
  'entry',
  'exit',
  'invoke',
  'tags',
  'target',
  'actions',
  'reenter',
]);

function said(parts: Parts, kind: keyof typeof OF_DEFINITIONS): Parts {
  const leftOut: readonly string[] = OF_DEFINITIONS[kind];
  const isNothing = (key: string, value: unknown): boolean =>
    OFTEN_NOTHING.has(key) && (value === false || (Array.isArray(value) && value.length === 0));
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([key, value]) => value !== undefined && !leftOut.includes(key) && !isNothing(key, value),
    ),
  );
}

/** XState reads a dot in what leads to a state by its id as a step into it. */
function escaped(key: string): string {
  return key.replaceAll(/[\\.]/gu, String.raw`\$&`);
}

/** How a configuration leads to each state, by how a definition does: `#shop\.cart.lines` in the machine `shop.cart`. */
function targetsIn(root: Parts): ReadonlyMap<unknown, string> {
  const targets = new Map<string, string>();
  const visit = (state: Parts, target: string): void => {
    targets.set(`#${String(state['id'])}`, target);
    for (const [key, inner] of Object.entries(Object(state['states'])))
      visit(Object(inner), `${target}.${escaped(key)}`);
  };
  visit(root, `#${escaped(String(root['id']))}`);
  return targets;
}

/** The state itself of what a state begins in, and what is done on the way. */
function initialOf(initial: unknown, states: Parts): unknown {
  const { target, actions }: Parts = Object(initial);
  const [first] = listIn(target);
  const [key] = Object.entries(states).find(([, inner]) => first === `#${String(Object(inner)['id'])}`) ?? [];
  return listIn(actions).length === 0 || key === undefined ? key : { target: key, actions };
}

/**
 * Without what XState puts on the way in and out of a state for each of its delays, after all else. Its JSON leaves out
 * with which event.
 */
function withoutTimers(actions: unknown, type: 'xstate.raise' | 'xstate.cancel', delays: number): readonly unknown[] {
  const all = listIn(actions);
  const isTimer = (action: unknown): boolean => JSON.stringify(action) === JSON.stringify({ type });
  return all.filter((action, place) => place < all.length - delays || !isTimer(action));
}

/**
 * The configuration that a definition says: `createMachine` reads over delays, ends and actors where a definition has
 * them, and finds no state of a machine with a dot in its id. What a definition lacks it cannot say either: transitions
 * that are taken at once, where a history leads at first, and functions.
 */
export function configOfDefinition(definition: object): object {
  const targets = targetsIn({ ...definition });
  const branchOf = (branch: unknown): Parts => {
    const { target, ...parts }: Parts = Object(branch);
    return said({ target: listIn(target).map((id) => targets.get(id) ?? id), ...parts }, 'branch');
  };
  const machine = String(Reflect.get(definition, 'id'));
  const stateOf = (state: Parts, path: readonly string[]): object => {
    const { id, type, initial, states, on, ...parts } = state;
    const own = String(id);
    const branches = new Map(
      Object.entries(Object(on)).map(([descriptor, all]) => [descriptor, listIn(all).map(branchOf)]),
    );
    const take = (descriptor: string): readonly Parts[] | undefined => {
      const taken = branches.get(descriptor);
      branches.delete(descriptor);
      return taken;
    };
    const invoke = listIn(parts['invoke']).map((one, place) => {
      const { id: actor, ...given }: Parts = Object(one);
      const answers = {
        onDone: take(`${ACTOR.done}${String(actor)}`),
        onError: take(`${ACTOR.error}${String(actor)}`),
        onSnapshot: take(`${ACTOR.snapshot}${String(actor)}`),
      };
      return said({ ...given, ...(actor === `${place}.${own}` ? {} : { id: actor }), ...answers }, 'invoke');
    });
    const after = [...branches.keys()]
      .filter((descriptor) => descriptor.startsWith(AFTER) && descriptor.endsWith(`.${own}`))
      .map((descriptor) => [descriptor.slice(AFTER.length, -own.length - 1), take(descriptor)] as const);
    const onDone = take(`${DONE_STATE}${own}`);
    const inner = Object.entries(Object(states)).map(([key, one]) => [key, stateOf(Object(one), [...path, key])]);
    const made = {
      ...(path.length > 0 && own === [machine, ...path].join('.') ? {} : { id }),
      ...(type === 'atomic' || type === 'compound' ? {} : { type }),
      ...(type === 'compound' ? { initial: initialOf(initial, Object(states)) } : {}),
      ...parts,
      entry: withoutTimers(parts['entry'], 'xstate.raise', after.length),
      exit: withoutTimers(parts['exit'], 'xstate.cancel', after.length),
      invoke,
      ...(branches.size === 0 ? {} : { on: Object.fromEntries(branches) }),
      ...(after.length === 0 ? {} : { after: Object.fromEntries(after) }),
      onDone,
      ...(inner.length === 0 ? {} : { states: Object.fromEntries(inner) }),
    };
    return said(made, 'state');
  };
  return stateOf({ ...definition }, []);
}
