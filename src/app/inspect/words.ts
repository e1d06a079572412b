import { FALLBACK_LANGUAGE, type Language, languageOfTag } from '../../../machines/language/languages.ts';

interface Words {
  /** What the line of an inspected tab says. */
  readonly line: string;
  readonly abroad: string;
  readonly stop: string;
  /** The question before anything is sent to another site. */
  readonly ask: string;
}

/** The words of the inspection. They come with its own script, since a shopper never loads it. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    line: 'This tab is inspected: what happens in it is told to the flow atlas in this browser.',
    abroad: 'This tab is inspected: what happens in it is told to the flow atlas in this browser, and to stately.ai.',
    stop: 'Stop inspecting',
    ask: 'Send what happens in this shop to stately.ai? It gets the machines, their states, the names of events, and the fields that are public: products, quantities, screens, language. Names, email, passwords, card data and what you type are masked.',
  },
  cn: {
    line: '此标签页正在被检查：其中发生的事情会告知本浏览器中的流程图集。',
    abroad: '此标签页正在被检查：其中发生的事情会告知本浏览器中的流程图集以及 stately.ai。',
    stop: '停止检查',
    ask: '要把此商店中发生的事情发送到 stately.ai 吗？它会得到状态机、状态、事件名称以及公开的字段：商品、数量、页面、语言。姓名、电子邮件、密码、卡片数据和您输入的内容都会被遮盖。',
  },
  tw: {
    line: '此分頁正在被檢查：其中發生的事情會告知本瀏覽器中的流程圖集。',
    abroad: '此分頁正在被檢查：其中發生的事情會告知本瀏覽器中的流程圖集以及 stately.ai。',
    stop: '停止檢查',
    ask: '要把此商店中發生的事情傳送到 stately.ai 嗎？它會得到狀態機、狀態、事件名稱以及公開的欄位：商品、數量、頁面、語言。姓名、電子郵件、密碼、卡片資料和您輸入的內容都會被遮蓋。',
  },
};

/** The words in the language of the page. */
export function wordsOf({ documentElement }: Document): Words {
  return WORDS[languageOfTag(documentElement.lang) ?? FALLBACK_LANGUAGE];
}
