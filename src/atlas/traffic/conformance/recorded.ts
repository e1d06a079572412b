/** Stands in a record for what is not told. */
export const MASK = '•••';

/** Whether anything in a value is masked. */
export function isMasked(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  return typeof value === 'object' && value !== null && Object.values(value).some(isMasked);
}

/** Whether a recorded value may be an expected one: the same but for what is masked. Both are plain JSON. */
export function agrees(recorded: unknown, expected: unknown): boolean {
  if (typeof recorded === 'string' && recorded.includes(MASK)) return true;
  if (typeof recorded !== 'object' || recorded === null || typeof expected !== 'object' || expected === null)
    return (
      recorded === expected ||
      (recorded === undefined && expected === null) ||
      (recorded === null && expected === undefined)
    );
  const keys = new Set([...Object.keys(recorded), ...Object.keys(expected)]);
  return [...keys].every((key) => agrees(Reflect.get(recorded, key), Reflect.get(expected, key)));
}
