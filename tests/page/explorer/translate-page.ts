/**
 * Does to a page what a browser does that translates it: each text goes away, and two elements with its translation stand
 * in its place; also of what comes later. The words stay as they are. Handed over as text, so it uses nothing from here.
 */
export function translatePage(): void {
  const LEFT_ALONE = 'script, style, textarea, svg, font';
  const translate = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(LEFT_ALONE)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.nodeValue);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const translateAll = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts = part.nodeType === Node.TEXT_NODE ? [part] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const part of [target, ...addedNodes]) translateAll(part);
  });
  // A browser begins once the page is loaded, and the shop has started by then or not.
  addEventListener('load', () => {
    translateAll(document.body);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
