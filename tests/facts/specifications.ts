import { dollars } from './prices.ts';
import { PRODUCTS, productOf } from './products.ts';
import type { Gaps } from './words.ts';

/** One fact of a product (R21): the keys of its texts with what fills them, or the words themselves. */
export interface SpecificationFact {
  /** The key of the label below `specification.label`. */
  readonly label: string;
  readonly value: { readonly key: string; readonly gaps?: Gaps } | string;
}

const ALIKE = ['lighting', 'size', 'weight', 'box'];

const GOODS: Readonly<Record<number, readonly string[]>> = {
  1: ['connection', 'shape', 'buttons', 'battery', ...ALIKE],
  2: ['connection', 'layout', 'switches', 'controls', ...ALIKE],
  3: ['connection', 'layout', 'switches', 'controls', ...ALIKE],
  4: ['connection', 'blades', 'speed', 'mounting', ...ALIKE],
};

/** What a thousand coins cost in each size of pack: $500 for 1,000 and $1,500 for 3,500 (R20, R21). */
const PACKS = {
  small: { coins: '1,000', perThousand: dollars(500) },
  large: { coins: '3,500', perThousand: { key: 'specification.coins.about', gaps: { price: dollars(429) } } },
};

/** The other pack of the world of a coin pack: they come in pairs. */
function otherPack(id: number): number {
  return id % 2 === 0 ? id - 1 : id + 1;
}

function isSmall(id: number): boolean {
  return id % 2 === 1;
}

/** The game world of a coin pack, as its picture is called; null for what is no coin pack. */
function worldOf(id: number): string | null {
  const [world = '', , coins] = productOf(id).name.split(' ');
  return coins === 'Coins' ? world.toLowerCase() : null;
}

function coinFacts(id: number): SpecificationFact[] {
  const world = `specification.${worldOf(id) ?? ''}`;
  const [own, other] = isSmall(id) ? [PACKS.small, PACKS.large] : [PACKS.large, PACKS.small];
  const price = dollars(productOf(otherPack(id)).price);
  return [
    { label: 'world', value: { key: `${world}.world` } },
    { label: 'coins', value: own.coins },
    { label: 'perThousand', value: own.perThousand },
    {
      label: 'otherPack',
      value: { key: 'specification.coins.otherPack', gaps: { coins: other.coins, price } },
    },
    { label: 'metal', value: { key: `${world}.metal` } },
    { label: 'emblem', value: { key: `${world}.emblem` } },
  ];
}

/** The facts that the page of a product names, in its order. */
export function factsOf(id: number): readonly SpecificationFact[] {
  return GOODS[id]?.map((label) => ({ label, value: { key: `specification.${id}.${label}` } })) ?? coinFacts(id);
}

/** What goes with each product; a coin pack begins with the other of its world. */
const TOGETHER: Readonly<Record<number, readonly number[]>> = { 1: [2, 3, 4], 2: [1, 4], 3: [1, 4], 4: [1, 2, 3] };

/** The numbers of the products that go with one (R21). @throws where there is no such product */
export function togetherWith(id: number): readonly number[] {
  if (!PRODUCTS.some((one) => one.id === id)) throw new Error(`The shop has no product ${id}.`);
  return TOGETHER[id] ?? [otherPack(id), 1, 3];
}

const KEYBOARDS = [2, 3];

/** The numbers of the products that are compared on the page of one, itself among them; none where it is alone (R21). */
export function comparedWith(id: number): readonly number[] {
  return KEYBOARDS.includes(id) ? KEYBOARDS : [];
}
