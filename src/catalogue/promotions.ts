/** The language of the banner's lines, for its `lang`: it is the same whatever language the shop is shown in (§1). */
export const promotionsLanguage = 'zh-TW';

/** The lines of the scrolling banner (§1): Mother's Day and an e-sports carnival, in Traditional Chinese. */
export const promotions: readonly string[] = [
  '溫馨五月母親節，挑一份電競好禮，陪媽媽開心開局',
  '電競嘉年華熱鬧登場，滑鼠、鍵盤、風扇全員集結',
  '六大遊戲世界遊戲幣禮包，嘉年華期間一站備齊',
];
