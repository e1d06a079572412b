/** One thing that was measured, in catalogues of different sizes. */
export interface Measured {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | '';
  /** By the number of products; left out where so many cannot be measured: a cart has no more lines than there are products. */
  readonly values: ReadonlyMap<number, number>;
  /** The most in the largest catalogue, where there is such a bound. */
  readonly most?: number;
}

/** In the largest catalogue at most so many times as in the smallest. */
export const MOST_GROWTH = 1.5;

/** The value in the largest catalogue as a multiple of that in the smallest; NaN where there are not two. */
export function growthOf({ values }: Measured): number {
  const sizes = [...values.keys()].toSorted((a, b) => a - b);
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (smallest === undefined || largest === undefined || smallest === largest) return Number.NaN;
  return (values.get(largest) ?? Number.NaN) / (values.get(smallest) ?? Number.NaN);
}

/** What a measure falls short of, in words; nothing where it keeps to all. What was not measured keeps to nothing. */
export function shortOf(measured: Measured): string[] {
  const { values, most = Infinity } = measured;
  // No comparison holds for NaN, so that a bound would seem to be kept.
  if (values.size === 0 || ![...values.values()].every(Number.isFinite)) return ['not measured'];
  const largest = values.get(Math.max(...values.keys())) ?? Number.NaN;
  return [
    ...(growthOf(measured) > MOST_GROWTH ? [`${MOST_GROWTH} times`] : []),
    ...(largest >= most ? [`${most} ${measured.unit}`] : []),
  ];
}

const FINE = 10;

/** A value as it is printed: small ones with a decimal. */
function shown(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  return value < FINE ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

/** The table of all measures, with a column for each size. */
export function growthTable(measures: readonly Measured[], sizes: readonly number[]): string[][] {
  return [
    ['measure', ...sizes.map((size) => size.toLocaleString('en')), 'times', 'short of'],
    ...measures.map((measured) => [
      measured.unit === '' ? measured.name : `${measured.name}, ${measured.unit}`,
      ...sizes.map((size) => shown(measured.values.get(size))),
      Number.isNaN(growthOf(measured)) ? '-' : growthOf(measured).toFixed(2),
      shortOf(measured).join(', ') || 'kept',
    ]),
  ];
}
