/**
 * Runs in the page, and so uses nothing from outside of itself: the words of the atlas that its style sheets alone hide.
 * What the page itself says is hidden is left out; the atlas shows all else.
 */
export function readHidden(): readonly string[] {
  const LONGEST = 60;
  const HIDDEN_BY_PAGE =
    '[hidden],[inert],[aria-hidden=true],details:not([open])>:not(summary),dialog:not([open]),script,style,template,option';
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = (text.textContent ?? '').trim();
    const { parentElement: parent } = text;
    if (words === '' || parent === null || parent.closest(HIDDEN_BY_PAGE) !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }))
      found.push(`text «${words.slice(0, LONGEST)}» is not drawn`);
  }
  return found;
}
