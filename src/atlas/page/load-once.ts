/** Where promises are kept by a key: a map, or a weak one. */
interface Kept<Key, Value> {
  get(key: Key): Promise<Value> | undefined;
  set(key: Key, value: Promise<Value>): unknown;
  delete(key: Key): unknown;
}

const failed = new Set<() => unknown>();

/**
 * Loads by a key, once. What failed stays so until `forgetFailures`: React asks again each time it draws, and would never come
 * to show that it failed.
 */
export function loadOnce<Key, Value>(
  kept: Kept<Key, Value>,
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.then(
      // React reads a promise with these fields at once; without them a chart waits for 300 ms, however soon it is there.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => failed.add(() => kept.delete(key)),
    );
    return loading;
  };
}

/** Asks again for all that could not be loaded, when it is next wanted. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
