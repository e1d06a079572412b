import type { CategoryId } from '../../catalogue/categories.ts';
import type { LabelId, ProductId } from '../../catalogue/products.ts';

/** The names of the categories in all languages, and what else they are called. A part of a word is found in it: «cap» in «keycap». */
const categoryWords: Readonly<Record<CategoryId, string>> = {
  1: 'mouse mice 鼠标 滑鼠',
  2: 'keyboard 键盘 鍵盤 mechanical 机械 機械',
  3: 'headset headphone earphone earbud 耳机 耳機 耳麦 耳麥',
  4: 'fan cooler cooling ventilator 风扇 風扇 散热 散熱 电扇 電扇',
  5: 'keycap 键帽 鍵帽',
  6: 'others coin currency money top-up pack 遊戲幣禮包 游戏币礼包 金币 金幣 点数 點數 充值 儲值 其他 其它',
};

/** The names of the labels in all languages, and what else one says. */
const labelWords: Readonly<Record<LabelId, string>> = {
  1: 'new latest 新品 最新',
  2: 'our pick recommended popular 本店推荐 本店推薦',
  3: "gift idea present mother's mother’s day mom mum 礼物 禮物 送礼推荐 送禮推薦 好礼 好禮 母亲节 母親節",
  4: 'carnival pick esports e-sports 电竞嘉年华精选 電競嘉年華精選',
};

function pack(english: string, mainland: string, taiwan: string, coins: string): string {
  return `${english} ${coins} Coins 《${mainland}》游戏币 ${coins} 枚 《${taiwan}》遊戲幣 ${coins} 枚`;
}

/** The names of the products in all languages, and what else they are. */
const productWords: Readonly<Record<ProductId, string>> = {
  1: 'Kestrel Wireless Mouse 红隼无线鼠标 紅隼無線滑鼠 cordless',
  2: 'Bastion Full-Size Keyboard 堡垒全尺寸键盘 堡壘全尺寸鍵盤 fullsize numpad flagship 旗舰 旗艦',
  3: 'Sprint Compact Keyboard 疾驰紧凑键盘 疾馳精簡鍵盤 small mini 小键盘 小鍵盤',
  4: 'Gale Cooling Fan 凛风散热风扇 凜風散熱風扇',
  5: pack('Emberfall', '烬落之境', '燼落之境', '1000'),
  6: pack('Emberfall', '烬落之境', '燼落之境', '3500'),
  7: pack('Skyward', '天穹纪元', '天穹紀元', '1000'),
  8: pack('Skyward', '天穹纪元', '天穹紀元', '3500'),
  9: pack('Tidebound', '潮汐誓约', '潮汐誓約', '1000'),
  10: pack('Tidebound', '潮汐誓约', '潮汐誓約', '3500'),
  11: pack('Ironroot', '铁根王国', '鐵根王國', '1000'),
  12: pack('Ironroot', '铁根王国', '鐵根王國', '3500'),
  13: pack('Starlane', '星途航线', '星途航線', '1000'),
  14: pack('Starlane', '星途航线', '星途航線', '3500'),
  15: pack('Moonveil', '月纱幻境', '月紗幻境', '1000'),
  16: pack('Moonveil', '月纱幻境', '月紗幻境', '3500'),
};

/**
 * Other names by which shoppers look for things (R24), in both Chinese scripts and English. Apart from the texts, since each
 * language searches all of them, and loaded once the page is idle.
 */
export const searchWords = { categories: categoryWords, labels: labelWords, products: productWords } as const;

/** The other names of things. */
export type SearchWords = typeof searchWords;
