/** Which components of those that `componentWeaver` has woven are rendered, and the one that fails as it is. */
export const faults = { rendered: new Set<string>(), failing: '' };
Reflect.set(globalThis, '__fault', (name: string): void => {
  faults.rendered.add(name);
  if (name === faults.failing) throw new Error(`injected into ${name}`);
});
