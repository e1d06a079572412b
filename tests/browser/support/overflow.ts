import type { Page } from '@playwright/test';

/**
 * What a page loses where there is little room: that it scrolls sideways, and what of its words and controls lies
 * beyond its edge. What scrolls within a row of its own is in reach, and the banner runs by on purpose.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const isForTheEar = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('a, button, input, select, h1, h2, h3, p, th, td, label, li')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!isSeen || (left >= -1 && right <= clientWidth + 1)) continue;
      if (scrolls(element) || isForTheEar(element) || element.closest('[lang="zh-TW"]:not(html), [inert]')) continue;
      lost.push(`${element.tagName} «${element.textContent.trim().slice(0, 30)}» from ${left} to ${right}`);
    }
    return lost;
  });
}
