import { categories, type CategoryId } from '../../../src/catalogue/categories.ts';
import type { PictureName } from '../../../src/catalogue/pictures.ts';
import { seeds } from '../../../src/catalogue/seeds.ts';
import { at, lot, modelOf } from './grown-lots.ts';

/** What a generated product is called in a language, and what is said of it: the shape of `product.<id>` in a locale. */
export interface GrownTexts {
  readonly name: string;
  readonly description: string;
  readonly alt: string;
}

/** A product that the shop does not sell, with the fields of §3 and its texts in each language. */
export interface GrownProduct {
  readonly id: number;
  readonly productImg: PictureName;
  readonly productName: string;
  readonly productPrice: number;
  readonly productLabels: readonly number[];
  readonly productType: CategoryId;
  readonly inventory: number;
  readonly texts: Readonly<Record<'en' | 'cn' | 'tw', GrownTexts>>;
}

interface Kind {
  readonly en: string;
  readonly cn: string;
  readonly tw: string;
  readonly picture: PictureName;
}

/** What the products of each category are, and the pictures that they borrow. */
const KINDS: Readonly<Record<CategoryId, readonly Kind[]>> = {
  1: [
    { en: 'Wireless Mouse', cn: '无线鼠标', tw: '無線滑鼠', picture: 'wireless-mouse' },
    { en: 'Wired Mouse', cn: '有线鼠标', tw: '有線滑鼠', picture: 'view-wireless-mouse-2' },
  ],
  2: [
    { en: 'Full-Size Keyboard', cn: '全尺寸键盘', tw: '全尺寸鍵盤', picture: 'keyboard-full' },
    { en: 'Compact Keyboard', cn: '紧凑键盘', tw: '精簡鍵盤', picture: 'keyboard-compact' },
  ],
  3: [{ en: 'Headset', cn: '耳机', tw: '耳機', picture: 'category-headset' }],
  4: [{ en: 'Cooling Fan', cn: '散热风扇', tw: '散熱風扇', picture: 'fan' }],
  5: [{ en: 'Keycap Set', cn: '键帽套装', tw: '鍵帽組', picture: 'category-keycaps' }],
  6: [{ en: 'Gift Card', cn: '礼品卡', tw: '禮品卡', picture: 'category-others' }],
};

/** Names of lines of products, in English and Chinese. */
const LINES = [
  ['Falcon', '猎隼', '獵隼'],
  ['Harbour', '海港', '海港'],
  ['Meridian', '子午', '子午'],
  ['Cinder', '余烬', '餘燼'],
  ['Lantern', '灯塔', '燈塔'],
  ['Orchard', '果园', '果園'],
  ['Summit', '峰顶', '峰頂'],
  ['Velvet', '丝绒', '絲絨'],
  ['Granite', '花岗', '花崗'],
  ['Quicksilver', '水银', '水銀'],
  ['Juniper', '刺柏', '刺柏'],
] as const;

/** What else is said of a product. */
const QUALITIES = [
  ['a soft-touch grip', '手感柔软', '手感柔軟'],
  ['a braided cable', '编织线材', '編織線材'],
  ['an aluminium frame', '铝制框架', '鋁製框架'],
  ['lighting in three zones', '三区灯光', '三區燈光'],
  ['a battery for a long weekend', '续航持久', '續航持久'],
  ['parts that can be replaced', '部件可换', '部件可換'],
  ['a two-metre reach', '两米范围', '兩米範圍'],
] as const;

/** Whole dollars, as the shop's prices are: hundreds between these. */
const PRICES = { least: 500, step: 100, count: 31 };
const MOST_IN_STOCK = 60;
const LABELS = 4;
/** One product in so many has a label. */
const LABELLED = 3;

function grownProduct(id: number): GrownProduct {
  const category = at(categories, id).id;
  // The categories take turns: within one, what follows must differ all the same.
  const turn = Math.floor(id / categories.length);
  const kind = at(KINDS[category], turn);
  const line = at(LINES, lot(id, 'line', LINES.length));
  const quality = lot(id, 'quality', QUALITIES.length);
  const [one, other] = [
    at(QUALITIES, quality),
    at(QUALITIES, quality + 1 + lot(id, 'other quality', QUALITIES.length - 1)),
  ];
  const model = `${modelOf(id)} ${id}`;
  const name = `${line[0]} ${kind.en} ${model}`;
  return {
    id,
    productImg: kind.picture,
    productName: name,
    productPrice: PRICES.least + PRICES.step * lot(id, 'price', PRICES.count),
    productLabels: lot(id, 'labelled', LABELLED) === 0 ? [1 + lot(id, 'label', LABELS)] : [],
    productType: category,
    inventory: 1 + lot(id, 'stock', MOST_IN_STOCK),
    texts: {
      en: {
        name,
        description: `The ${kind.en.toLowerCase()} ${model} of the ${line[0]} line, with ${one[0]} and ${other[0]}.`,
        alt: `A ${kind.en.toLowerCase()} of the ${line[0]} line`,
      },
      cn: {
        name: `${line[1]}${kind.cn} ${model}`,
        description: `${line[1]}系列${kind.cn} ${model}，${one[1]}，${other[1]}。`,
        alt: `${line[1]}系列的${kind.cn}`,
      },
      tw: {
        name: `${line[2]}${kind.tw} ${model}`,
        description: `${line[2]}系列${kind.tw} ${model}，${one[2]}，${other[2]}。`,
        alt: `${line[2]}系列的${kind.tw}`,
      },
    },
  };
}

/** Number, English name and category of every product of a catalogue of some size, in its order. */
export function allProducts(count: number): readonly Pick<GrownProduct, 'id' | 'productName' | 'productType'>[] {
  return [...seeds, ...productsBeyond(count)];
}

/**
 * The products that a catalogue of some size has beside those of §3: numbers go on, categories take turns, each name is
 * another one. The same each time.
 *
 * @param count how many products there are in all; the shop's own are always among them
 */
export function productsBeyond(count: number): readonly GrownProduct[] {
  return Array.from({ length: Math.max(0, count - seeds.length) }, (_, index) =>
    grownProduct(seeds.length + 1 + index),
  );
}
