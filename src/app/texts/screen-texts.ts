import type { SnapshotFrom } from 'xstate';
import type { NavigationEvent, navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import type { CategoryId } from '../../catalogue/categories.ts';
import { goesWith } from '../../catalogue/goes-with.ts';
import { productById, productsOfType } from '../../catalogue/products.ts';
import type { RouterContext, Shop } from '../../routes/-router-context.ts';
import type { PartKind } from './text-parts.ts';

/** Loads what is missing of some products; undefined where all of it is there. */
export type Want = (kind: PartKind, ids: readonly number[]) => Promise<unknown> | undefined;

interface Texts {
  readonly want: Want;
  /** Tells the views that are open of texts that have come. */
  readonly announce: () => void;
}

function idsOf(products: readonly { readonly id: number }[]): number[] {
  return products.map(({ id }) => id);
}

function cartIds({ cart }: Shop): number[] {
  const { lines, removed } = cart.getSnapshot().context;
  return idsOf(removed ? [...lines, removed.line] : lines);
}

/** The products whose names a screen shows, but for those whose texts are in the file of each language. */
function namedOn(event: NavigationEvent, shop: Shop, seen: RouterContext['seen']): readonly number[] {
  switch (event.type) {
    case 'list.opened':
      return idsOf(productsOfType((event.categoryId ?? 0) as CategoryId));
    case 'detail.opened': {
      const product = productById(event.productId ?? 0);
      return product ? [product.id, ...idsOf(goesWith(product)), ...seen.ids()] : [];
    }
    case 'cart.opened':
    case 'checkout.opened':
      return cartIds(shop);
    case 'account.opened':
      return shop.wishlist.getSnapshot().context.ids;
    case 'home.opened':
    case 'signUp.opened':
    case 'forgetPassword.opened':
    case 'unknown.opened':
    case 'fault.raised':
    case 'visitor.arrived':
    case 'visitor.signedIn':
    case 'visitor.signedOut':
      return [];
  }
}

/** The event that opened a screen to which other tabs may bring products. */
function openedBy(screen: SnapshotFrom<typeof navigationMachine>): NavigationEvent | undefined {
  if (screen.matches({ screen: 'cart' })) return { type: 'cart.opened' };
  if (screen.matches({ screen: 'checkout' })) return { type: 'checkout.opened' };
  if (screen.matches({ screen: 'account' })) return { type: 'account.opened' };
  if (!screen.matches({ screen: 'detail' })) return undefined;
  return { type: 'detail.opened', productId: screen.context.productId };
}

/**
 * Loads the texts of products for each screen before it is opened, and for the one that is open when other tabs bring more
 * products to it.
 */
export function screenTexts(
  texts: Texts,
  shop: Shop,
  seen: RouterContext['seen'],
): NonNullable<RouterContext['textsFor']> {
  const textsFor = (event: NavigationEvent) => {
    const names = texts.want('names', namedOn(event, shop, seen));
    const details = event.type === 'detail.opened' ? texts.want('details', [event.productId ?? 0]) : undefined;
    return names && details ? Promise.all([names, details]) : (names ?? details);
  };
  const follow = () => {
    const event = openedBy(shop.navigation.getSnapshot());
    if (event) textsFor(event)?.then(texts.announce, () => undefined);
  };
  shop.cart.subscribe(follow);
  shop.wishlist.subscribe(follow);
  seen.subscribe(follow);
  return textsFor;
}
