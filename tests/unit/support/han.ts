/**
 * Frequent characters that are written in one way on the mainland and in another in Taiwan, as pairs: Simplified first,
 * Traditional second. Pairs whose first half is also a good Traditional character (里, 后, 干, 台, 斗, 谷 …) are left out.
 */
const pairs = `
  与與 专專 个個 为為 乐樂 买買 于於 亲親 仅僅 仓倉 仪儀 从從 们們 价價 众眾 优優 会會 伞傘 伟偉 传傳 伤傷 伦倫 伪偽 体體
  侧側 侦偵 债債 倾傾 偿償 储儲 儿兒 关關 兴興 养養 兽獸 内內 册冊 写寫 军軍 农農 冲衝 决決 况況 冻凍 净淨 减減 凉涼 两兩 书書 笼籠 并並
  凑湊 凛凜 凤鳳 凭憑 击擊 创創 则則 刚剛 删刪 别別 剂劑 剑劍 剧劇 劝勸 办辦 务務 动動 励勵 劳勞 势勢 区區 医醫 华華
  协協 单單 卖賣 卢盧 卫衛 厂廠 厅廳 历歷 压壓 厌厭 县縣 参參 双雙 发發 变變 叠疊 叶葉 号號 叹嘆 吓嚇 吗嗎 启啟 员員
  听聽 响響 哗嘩 唤喚 啸嘯 喷噴 团團 园園 围圍 国國 图圖 圆圓 圣聖 场場 块塊 坚堅 坛壇 垒壘 垫墊 墙牆 壮壯 声聲 壳殼
  处處 备備 复復 够夠 头頭 夹夾 夺奪 奋奮 奖獎 奥奧 妆妝 妇婦 妈媽 娱娛 孙孫 学學 宁寧 宝寶 实實 审審 宽寬 宾賓 对對
  寻尋 导導 将將 尔爾 尘塵 尝嘗 尽盡 层層 属屬 岁歲 岛島 峡峽 币幣 帅帥 师師 帐帳 帜幟 带帶 帮幫 广廣 庄莊 庆慶 库庫
  应應 废廢 开開 异異 弃棄 张張 弥彌 弯彎 弹彈 强強 归歸 当當 录錄 彻徹 径徑 忆憶 怀懷 态態 总總 恋戀 恶惡 悬懸 惊驚
  惯慣 愿願 懒懶 戏戲 战戰 户戶 扑撲 执執 扩擴 扫掃 扬揚 扰擾 护護 报報 担擔 拟擬 拥擁 择擇 挂掛 挥揮 损損 换換 据據
  撑撐 掷擲 摄攝 摆擺 敌敵 数數 断斷 无無 旧舊 时時 昼晝 显顯 晋晉 晓曉 暂暫 术術 机機 杀殺 杂雜 权權 条條 来來
  杰傑 极極 构構 枪槍 柜櫃 标標 栏欄 树樹 样樣 档檔 桥橋 梦夢 检檢 楼樓 横橫 欢歡 欧歐 残殘 毁毀 气氣 汇匯 汉漢 没沒
  沟溝 泪淚 洁潔 洒灑 浅淺 测測 济濟 浏瀏 浓濃 涛濤 润潤 涨漲 温溫 湾灣 湿濕 满滿 滚滾 滤濾 滨濱 灭滅 灯燈
  灵靈 灾災 炉爐 点點 炼煉 烁爍 烂爛 烛燭 烟煙 烦煩 烧燒 烬燼 热熱 爱愛 牵牽 状狀 独獨 猎獵 环環 现現 电電 画畫 畅暢
  疗療 盏盞 盐鹽 监監 盖蓋 盘盤 矿礦 码碼 确確 碍礙 础礎 礼禮 祸禍 离離 种種 积積 称稱 稳穩 穷窮 窃竊 竞競 笔筆
  签簽 简簡 类類 粮糧 紧緊 红紅 约約 级級 纪紀 纯純 纱紗 纳納 纷紛 纸紙 纹紋 线線 练練 组組 细細 织織 终終 绊絆 绍紹
  经經 结結 绕繞 绘繪 给給 络絡 绝絕 统統 继繼 绩績 绪緒 续續 维維 绿綠 缓緩 编編 缘緣 网網 罗羅 罚罰 联聯 聪聰 肃肅
  肤膚 胶膠 脚腳 脸臉 舰艦 艺藝 节節 芦蘆 苏蘇 荐薦 荣榮 药藥 获獲 营營 萧蕭 蓝藍 虑慮 虽雖 蚀蝕 补補 装裝 见見
  观觀 规規 览覽 觉覺 触觸 计計 订訂 认認 讨討 让讓 训訓 议議 讯訊 记記 讲講 许許 论論 设設 访訪 证證 评評 识識 诉訴
  词詞 译譯 试試 诗詩 话話 该該 详詳 语語 误誤 说說 请請 诸諸 读讀 课課 谁誰 调調 谈談 谊誼 谢謝 谱譜 贝貝 负負 财財
  责責 贤賢 败敗 账賬 货貨 质質 购購 贮貯 贯貫 贴貼 贵貴 贷貸 费費 资資 赏賞 赛賽 赞讚 赠贈 赢贏 践踐 踪蹤 车車 轨軌
  转轉 轮輪 软軟 轴軸 轻輕 载載 较較 辅輔 辆輛 辑輯 输輸 达達 过過 迈邁 运運 还還 这這 进進 远遠 违違 连連 迟遲 适適
  选選 递遞 逻邏 遗遺 邮郵 邻鄰 酱醬 释釋 钟鐘 钢鋼 钥鑰 钱錢 铁鐵 铃鈴 铜銅 铝鋁 铠鎧 银銀 链鏈 销銷 锁鎖 锅鍋 错錯
  锦錦 键鍵 镜鏡 长長 门門 闪閃 闭閉 问問 闲閒 间間 闷悶 闹鬧 闻聞 阅閱 阔闊 队隊 阳陽 阴陰 阵陣 阶階 际際 陆陸 陈陳
  险險 随隨 隐隱 难難 雾霧 静靜 韩韓 韵韻 页頁 顶頂 项項 顺順 须須 顾顧 预預 领領 频頻 颗顆 题題 颜顏 额額 风風 飞飛
  饭飯 饮飲 馆館 马馬 驰馳 驱驅 驻駐 驾駕 验驗 骑騎 骤驟 鱼魚 鲜鮮 鸟鳥 鸣鳴 麦麥 黄黃 齐齊 齿齒 龙龍 龟龜`
  .trim()
  .split(/\s+/);

/** The characters that the mainland alone uses, by the pairs above. */
export const simplifiedOnly: ReadonlySet<string> = new Set(pairs.map((pair) => pair.charAt(0)));

/** The characters that Taiwan alone uses, by the pairs above. */
export const traditionalOnly: ReadonlySet<string> = new Set(pairs.map((pair) => pair.charAt(1)));

/** The characters of a double-byte encoding whose first byte lies in the given range. */
function charactersOf(encoding: string, firstByte: number, lastByte: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let lead = firstByte; lead <= lastByte; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      // GB 2312 is the part of GBK whose second byte is 0xa1 and up.
      if (encoding === 'gbk' && trail < 0xa1) continue;
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(text)) characters.add(text);
    }
  }
  return characters;
}

/** The 6,763 characters of GB 2312: the mainland's set, with no Traditional form of a simplified character. */
export const mainlandCharacters = charactersOf('gbk', 0xb0, 0xf7);

/** The 13,060 characters of Big5: Taiwan's set. Its extension for Hong Kong begins with other bytes. */
export const taiwanCharacters = charactersOf('big5', 0xa4, 0xf9);

/** The Chinese characters of a text, each once. */
export function hanOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{Script=Han}/gu) ?? []);
}
