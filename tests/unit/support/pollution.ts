const KEYS = Object.getOwnPropertyNames(Object.prototype).join();

/** @throws where something has put a key on the prototype of every object */
export function throwIfPolluted(): void {
  const keys = Object.getOwnPropertyNames(Object.prototype).join();
  if (keys !== KEYS) throw new Error(`Every object has other keys than before: ${keys}`);
}
