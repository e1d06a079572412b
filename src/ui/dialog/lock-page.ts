/**
 * A ref for something that covers the page: as long as it stands, the page behind does not scroll. Room is kept where a
 * scrollbar was, so nothing moves sideways. By script and not by a style sheet, because only a measurement tells a scrollbar
 * that takes room from one that overlays the page.
 */
export function lockPage(): () => void {
  const page = document.documentElement;
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.setProperty('overflow', 'hidden');
  page.style.setProperty('padding-inline-end', `${scrollbar}px`);
  return () => {
    page.style.removeProperty('overflow');
    page.style.removeProperty('padding-inline-end');
  };
}
