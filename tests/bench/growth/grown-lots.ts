/** What is drawn for a product. */
const DRAWS = [
  'line',
  'first syllable',
  'second syllable',
  'third syllable',
  'quality',
  'other quality',
  'price',
  'labelled',
  'label',
  'stock',
] as const;

/** Two odd numbers that spread what is multiplied by them over all bits. */
const SPREAD = { id: 0x9e3779b1, draw: 0x85ebca6b };
const HALF = 16;

/**
 * A number from 0 and below `count` that looks drawn by lot and is the same each time: what real products are like has no
 * pattern either that would make the files of a build small.
 */
export function lot(id: number, draw: (typeof DRAWS)[number], count: number): number {
  const drawn = Math.imul(id, SPREAD.id) ^ Math.imul(DRAWS.indexOf(draw) + 1, SPREAD.draw);
  const mixed = Math.imul(drawn ^ (drawn >>> HALF), SPREAD.draw);
  return ((mixed ^ (mixed >>> HALF)) >>> 0) % count;
}

/** The value at an index, from the beginning again after the last. */
export function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/** What names of models are made of. */
const SYLLABLES =
  'ar bel cor dan el fen gor hal ir jas kel lor mar nor os pel quin ras sol tur ul ven wex yor zan'.split(' ');

/** The name of a model: three syllables. Two products may share one. */
export function modelOf(id: number): string {
  const draws = ['first syllable', 'second syllable', 'third syllable'] as const;
  const [first = '', ...rest] = draws.map((draw) => at(SYLLABLES, lot(id, draw, SYLLABLES.length))).join('');
  return first.toUpperCase() + rest.join('');
}
