import type { Page } from '@playwright/test';

/**
 * What a page does with texts that are longer than English: those that are cut off within their own element, and those
 * that came from no locale file, which have letters without an accent.
 */
export function faultsOfTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    /** Samples that are the same in every language, and the banner of the specification. */
    const ALIKE = '[lang="zh-TW"]:not(html), [href^="mailto:"], [href^="tel:"]';
    const isForTheEar = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    };
    const PLAIN = /[A-Za-z]{2,}/u;
    const SAMPLE = /^\S+@\S+\.example$/u;
    const judge = (element: Element, what: string, text: string | null) => {
      if (text !== null && PLAIN.test(text) && !SAMPLE.test(text.trim()) && !element.closest(ALIKE))
        faults.push(`${what} «${text.trim().slice(0, 60)}» is in no locale file`);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], script, noscript'))
        continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        judge(element, name, element.getAttribute(name));
      const own = Array.from(element.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.nodeValue ?? '').join('');
      if (text.trim() === '' || element.tagName === 'OPTION') continue;
      judge(element, element.tagName, text);
      if (isForTheEar(element) || element.closest('[lang="zh-TW"]:not(html)')) continue;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const isCut =
          (overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1) ||
          (overflowY === 'hidden' && at.scrollHeight > at.clientHeight + 1);
        if (isCut) {
          faults.push(`${element.tagName} «${text.trim().slice(0, 40)}» is cut off by ${at.tagName}.${at.className}`);
          break;
        }
      }
    }
    return [...new Set(faults)];
  });
}
