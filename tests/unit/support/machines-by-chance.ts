import fc from 'fast-check';

const events = fc.constantFrom('go', 'stop.now', 'half_way', 'Größe', 'is-late');
/** Names with what a format may have to escape. */
export const names = fc.constantFrom('one', 'twoWords', 'three-parts', 'it\'s <four> & "five"');
/** Texts of a person, likewise. */
export const texts = fc.constantFrom('', 'Says <this> & "that".', 'it’s: a; test -- #1', '第一步');
const someNames = fc.uniqueArray(names, { maxLength: 3 });

interface Tree {
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final';
  readonly children: Readonly<Record<string, Tree>>;
  readonly history: 'shallow' | 'deep' | null;
}

const LEAF: fc.Arbitrary<Tree> = fc.record({
  type: fc.constantFrom('atomic' as const, 'atomic' as const, 'final' as const),
  children: fc.constant({}),
  history: fc.constant(null),
});

/** Regions do not end by themselves: SCXML has no final state side by side with others. */
function treeOf(inner: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> {
  return fc
    .record({
      type: fc.constantFrom('compound' as const, 'parallel' as const),
      children: fc.dictionary(fc.constantFrom('a', 'b-1', 'c_2', 'übrig'), inner, {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: true,
      }),
      history: fc.constantFrom(null, null, 'shallow' as const, 'deep' as const),
    })
    .filter(
      ({ type, children }) => type === 'compound' || Object.values(children).every((one) => one.type !== 'final'),
    );
}

const trees = treeOf(fc.oneof(LEAF, treeOf(fc.oneof(LEAF, treeOf(LEAF)))));

/** The paths of the states inside a state, its own first. */
function pathsIn({ children }: Tree, path: readonly string[] = []): (readonly string[])[] {
  return [path, ...Object.entries(children).flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}

/** A machine of these states, with what happens in each of them chosen one by one. */
function machineOf(tree: Tree, gen: fc.GeneratorValue, delays: readonly string[]): object {
  const paths = pathsIn(tree).filter(({ length }) => length > 0);
  const target = () => `#m.${gen(fc.constantFrom, ...paths).join('.')}`;
  const maybe = (key: string, value: () => unknown) => (gen(fc.boolean) ? { [key]: value() } : {});
  const branch = (isLast: boolean) => ({
    ...(isLast ? maybe('guard', () => gen(() => names)) : { guard: gen(() => names) }),
    ...maybe('target', target),
    ...maybe('actions', () => gen(() => someNames)),
    ...maybe('reenter', () => true),
    ...maybe('description', () => gen(() => texts)),
  });
  const branches = () => {
    const count = gen(fc.integer, { min: 1, max: 3 });
    return Array.from({ length: count }, (_, at) => branch(at === count - 1));
  };
  const answers = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, branches()]));
  const configOf = ({ type, children, history }: Tree, path: readonly string[]): object => {
    const inner = Object.entries(children).map(([key, child]) => [key, configOf(child, [...path, key])] as const);
    const past =
      history === null
        ? []
        : [['past', { type: 'history', history, ...maybe('target', () => Object.keys(children)[0]) }] as const];
    const begins = () => ({ target: Object.keys(children)[0], actions: gen(() => someNames) });
    const common = {
      ...(type === 'compound' ? { initial: gen(fc.boolean) ? begins() : Object.keys(children)[0] } : { type }),
      ...(inner.length === 0 ? {} : { states: Object.fromEntries([...inner, ...(type === 'compound' ? past : [])]) }),
      ...maybe('description', () => gen(() => texts)),
      ...maybe('tags', () => gen(() => someNames)),
      ...maybe('entry', () => gen(() => someNames)),
      ...maybe('exit', () => gen(() => someNames)),
    };
    if (type === 'final') return common;
    return {
      ...common,
      ...maybe('on', () => answers(gen(() => fc.uniqueArray(events, { maxLength: 3 })))),
      ...maybe('after', () => answers(gen(() => fc.uniqueArray(fc.constantFrom(...delays), { maxLength: 2 })))),
      ...maybe('always', () => [{ ...branch(false) }]),
      ...maybe('invoke', () =>
        gen(() => fc.uniqueArray(names, { minLength: 1, maxLength: 3 })).map((src, at) => ({
          src,
          id: ['run', ...path, at].join('-'),
          ...maybe('onDone', branches),
          ...maybe('onError', branches),
        })),
      ),
    };
  };
  return { id: 'm', ...configOf(tree, []) };
}

/** Configurations of machines by chance, with transitions after these delays: milliseconds, or names. */
export function configsWith(delays: readonly string[]): fc.Arbitrary<object> {
  return fc.tuple(trees, fc.gen()).map(([tree, gen]) => machineOf(tree, gen, delays));
}
