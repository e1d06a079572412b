/** A value of JSON as lines, one for each of its leaves and in no order of its own: `offers.price: 1500`. */
export function dataLines(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value)
    .flatMap(([key, part]) => dataLines(part, path === '' ? key : `${path}.${key}`))
    .sort();
}
