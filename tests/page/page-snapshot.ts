import type { Page } from '@playwright/test';
import { type AriaNode, linesOf, ofRole, parseAria } from './aria.ts';

/** All that a shopper sees, or hears from a screen reader, of a page of the shop at one moment. */
export interface PageSnapshot {
  /** Path and search of the address. */
  readonly address: string;
  /** The language of the page, as a BCP 47 tag. */
  readonly language: string;
  /** The title of the tab. */
  readonly title: string;
  /** The element that has the focus: its kind and its name; empty where none has it. */
  readonly focus: string;
  /** The name of the link to the cart, the badge included. */
  readonly cart: string;
  readonly greeting: string;
  /** The banner with its moving lines and the list of languages, as lines. */
  readonly banner: readonly string[];
  /** The messages of the shop above the page: a language that did not load, a storage that keeps nothing. */
  readonly notes: readonly string[];
  /** The page itself, from top to bottom. */
  readonly main: readonly string[];
  /** The dialog above it; empty where there is none. */
  readonly dialog: readonly string[];
  /** What was announced last to screen readers. */
  readonly announced: string;
}

interface Frame {
  readonly address: string;
  readonly language: string;
  readonly title: string;
  readonly focus: string;
}

/** Runs in the page: what the accessibility tree does not hold. */
function readFrame(): Frame {
  const kinds: Readonly<Record<string, string>> = {
    A: 'link',
    BUTTON: 'button',
    H1: 'heading',
    SELECT: 'dropdown',
    MAIN: 'main',
  };
  const active = document.activeElement;
  const labels = active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active.labels : null;
  const name = active?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? active?.textContent ?? '';
  const isNowhere = active === null || active === document.body;
  const kind =
    active instanceof HTMLInputElement
      ? active.type === 'radio'
        ? 'radio'
        : 'field'
      : (kinds[active?.tagName ?? ''] ?? 'text');
  return {
    address: location.pathname + location.search,
    // A page that has only just begun to load has no element at all.
    language: document.querySelector('html')?.lang ?? '',
    title: document.title,
    focus: isNowhere ? '' : `${kind} ${name.trim()}`,
  };
}

function childrenOf(nodes: readonly AriaNode[], role: string): readonly AriaNode[] {
  return nodes.filter((node) => node.role === role).flatMap(({ children }) => children);
}

/** The first link in the banner whose address it is: the links of the header have one each. */
function linkTo(banner: readonly AriaNode[], address: string): string {
  return (
    ofRole(banner, 'link').find(({ children }) =>
      children.some(({ role, text }) => role === '/url' && text === address),
    )?.name ?? ''
  );
}

/** Takes a snapshot of a page. */
export async function takeSnapshot(page: Page): Promise<PageSnapshot> {
  const [frame, snapshot] = await Promise.all([page.evaluate(readFrame), page.locator('body').ariaSnapshot()]);
  const tree = parseAria(snapshot);
  const banner = childrenOf(tree, 'banner');
  const main = childrenOf(tree, 'main');
  const statuses = tree.filter(({ role }) => role === 'status');
  return {
    ...frame,
    cart: linkTo(banner, '/ShoppingCart'),
    greeting: linkTo(banner, '/UserProfile'),
    banner: linesOf(banner),
    // The last status of the page is the one that announces; those before it stand between header and page.
    notes: linesOf(statuses.slice(0, -1)),
    main: linesOf(main),
    dialog: linesOf(tree.filter(({ role }) => role === 'dialog')),
    announced: linesOf(statuses.slice(-1))
      .join(' ')
      .replace(/^status: /u, ''),
  };
}
