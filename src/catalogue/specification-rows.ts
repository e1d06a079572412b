/** What is said of each product that is made of matter, in its order (R21): a row is a fact that its pictures bear out. */
export const goodsRows = {
  1: ['connection', 'shape', 'buttons', 'battery', 'lighting', 'size', 'weight', 'box'],
  2: ['connection', 'layout', 'switches', 'controls', 'lighting', 'size', 'weight', 'box'],
  3: ['connection', 'layout', 'switches', 'controls', 'lighting', 'size', 'weight', 'box'],
  4: ['connection', 'blades', 'speed', 'mounting', 'lighting', 'size', 'weight', 'box'],
} as const;

/** The number of such a product. */
export type GoodsId = keyof typeof goodsRows;

/** The name of a row of any of them. */
export type GoodsRow = (typeof goodsRows)[GoodsId][number];

/** The locale key of every row that there is: one without a text does not compile. */
export type GoodsRowKey = { [Id in GoodsId]: `specification.${Id}.${(typeof goodsRows)[Id][number]}` }[GoodsId];

/** Whether a product has rows of its own here; a coin pack has others. */
export function isGoods(id: number): id is GoodsId {
  return id in goodsRows;
}

/** The locale key of a row of a product. */
export function goodsRowKey(id: GoodsId, row: GoodsRow): GoodsRowKey {
  return `specification.${id}.${row}` as GoodsRowKey;
}
