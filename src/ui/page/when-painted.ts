/**
 * Calls back in a task of its own once the page has been painted as it is now. A browser tells what of a page is in view
 * as it paints, and first of all right then. On a page that nobody sees that is when somebody does.
 *
 * @returns forgets it
 */
export function whenPainted(callback: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
