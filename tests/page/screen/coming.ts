/**
 * Runs in the page before its script, and so uses nothing from outside of itself: keeps how many sections a page has as
 * its heading comes.
 */
export function recordComing(): void {
  let heading = '';
  new MutationObserver(() => {
    const now = document.querySelector('main h1')?.textContent ?? '';
    if (now === '' || now === heading) return;
    heading = now;
    Reflect.set(globalThis, 'loadoutSections', document.querySelectorAll('main h2').length);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page, and so uses nothing from outside of itself: whether sections of it came after its heading. */
export function hasComeInSteps(): boolean {
  return document.querySelectorAll('main h2').length > Number(Reflect.get(globalThis, 'loadoutSections'));
}
