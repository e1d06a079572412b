import type { Page } from '@playwright/test';

/**
 * Texts that a page breaks badly: a last line of one Chinese character, alone or with its full stop, and words with
 * a hyphen and lengths with their unit that stand on two lines.
 */
export function tornLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const HAN_LAST = /\p{Script=Han}\P{L}*$/u;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isForTheEar = (within: Element) => {
      for (let at: Element | null = within; at; at = at.parentElement) {
        if (at.getBoundingClientRect().width <= 1 || getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    };
    /** The text of a node from one sign to another, and the heights at which its lines stand. */
    const range = document.createRange();
    const topsOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const element = node.parentElement;
      if (element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (isForTheEar(element)) continue;
      for (const { 0: word, index: at } of text.matchAll(/Full-Size|USB-C|soft-touch|\d+ (?:mm|毫米|公釐)/giu)) {
        if (new Set(topsOf(node, at, at + word.length)).size > 1) torn.push(`«${text}» is broken within ${word}`);
      }
      const tops = [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => topsOf(node, index, index + 1)[0]);
      const isAlone = tops.filter((top) => top === tops.at(-1)).length === 1;
      if (isAlone && tops.length > 2 && HAN_LAST.test(text)) torn.push(`«${text}» ends with a line of one character`);
    }
    return torn;
  });
}
