import type { Page } from '@playwright/test';
import { dataLines } from './data-lines.ts';
import { fieldFaults } from './field-faults.ts';
import { headingFaults } from './heading-faults.ts';
import { iconFaults } from './icon-faults.ts';
import { pictureFaults } from './picture-faults.ts';
import { readAtOnce } from './read-at-once.ts';
import { type Frame, readFrame } from './read-frame.ts';
import { type Spoken, readSpoken } from './spoken.ts';
import type { MaskName } from './masked.ts';
import { storageMask } from '../stored/stored.ts';
import { withoutPresses } from '../stored/stored-presses.ts';
import { type AriaNode, linesOf, ofRole, parseAria } from './aria.ts';

/** All that a shopper sees, or hears from a screen reader, of a page of the shop at one moment. */
export interface PageSnapshot extends Frame {
  /** Controls that cannot be seen or pressed, and names that do not say what is shown; looked for apart. */
  readonly faults: readonly string[];
  /** The name of the link to the cart, the badge included. */
  readonly cart: string;
  readonly greeting: string;
  /** The banner with its moving lines and the list of languages, as lines. */
  readonly banner: readonly string[];
  /** The messages of the shop above the page: a language that did not load, a storage that keeps nothing. */
  readonly notes: readonly string[];
  /** The page itself, from top to bottom. */
  readonly main: readonly string[];
  /** What stands in none of the parts of a page: the link that skips the header, the line of a page that is inspected. */
  readonly beyond: readonly string[];
  /** What ends every page. */
  readonly footer: readonly string[];
  /** The dialog above it; empty where there is none. */
  readonly dialog: readonly string[];
  /** What was announced last to screen readers. */
  readonly announced: string;
}

/** The parts of a page that have lines of their own. */
const PARTS: ReadonlySet<string> = new Set(['banner', 'status', 'main', 'contentinfo', 'dialog']);

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

/** A snapshot, and the masks by which something of the page is not in it. */
export interface MaskedSnapshot {
  readonly snapshot: PageSnapshot;
  readonly masks: readonly MaskName[];
  /** What a shopper sees of it, as a tree. */
  readonly tree: readonly AriaNode[];
  /** What its fields, pictures and headings tell that they should not. */
  readonly attributeFaults: readonly string[];
  /** What the page gave to say so far; null where nothing records it. */
  readonly spoken: Spoken | null;
}

/** Takes a snapshot of a page. */
export async function takeSnapshot(page: Page): Promise<MaskedSnapshot> {
  // What was said is read last: else what comes between the two would be seen, and silent.
  // That of the page takes one call to the browser, that of a locator six.
  const snapshot = await page.ariaSnapshot();
  const { shown, spoken } = await readAtOnce(page, { shown: readFrame, spoken: readSpoken });
  const { frame, fields, pressed, icons, sources } = shown;
  const storage = withoutPresses(frame.storage);
  const tree = parseAria(snapshot);
  const banner = childrenOf(tree, 'banner');
  const main = childrenOf(tree, 'main');
  const statuses = tree.filter(({ role }) => role === 'status');
  const seen: PageSnapshot = {
    ...frame,
    data: frame.data.flatMap((text) => dataLines(JSON.parse(text))),
    storage: storage.filter((line) => storageMask(line) === null),
    faults: [],
    cart: linkTo(banner, '/ShoppingCart'),
    greeting: linkTo(banner, '/UserProfile'),
    banner: linesOf(banner),
    // The last status of the page is the one that announces; those before it stand between header and page.
    notes: linesOf(statuses.slice(0, -1)),
    main: linesOf(main),
    beyond: linesOf(tree.filter(({ role }) => !PARTS.has(role))),
    footer: linesOf(childrenOf(tree, 'contentinfo')),
    dialog: linesOf(tree.filter(({ role }) => role === 'dialog')),
    announced: linesOf(statuses.slice(-1))
      .join(' ')
      .replace(/^status: /u, ''),
  };
  const masks = storage.map(storageMask).filter((mask) => mask !== null);
  const attributeFaults = [
    ...fieldFaults(fields, pressed),
    ...iconFaults(icons),
    ...pictureFaults(sources),
    ...headingFaults(tree),
  ];
  return { snapshot: seen, masks, tree, attributeFaults, spoken };
}
