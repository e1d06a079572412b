/** The name of a guard, an action or a delay in a configuration; null where it is written on the spot. */
export function nameOf(named: unknown): string | null {
  if (typeof named === 'string') return named;
  const type: unknown = typeof named === 'object' && named !== null ? Reflect.get(named, 'type') : undefined;
  return typeof type === 'string' ? type : null;
}
