import type { i18n as I18n, TFunction } from 'i18next';
import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import type { CartLine } from '../../machines/cart/lines.ts';
import type { Inspection } from '../actors/inspection.ts';
import { formatPrice, totalOf } from '../catalogue/money.ts';
import { productById } from '../catalogue/products.ts';
import type { Shop } from '../routes/-shop.ts';

/** What is said, and how often something was said so far: the same words again are said again. */
interface Announcement {
  readonly text: string;
  readonly turn: number;
}

const announcer = fromTransition(
  ({ turn }: Announcement, { text }: { type: 'news.said'; text: string }): Announcement => ({ text, turn: turn + 1 }),
  { text: '', turn: 0 },
);

/** Holds the last announcement. */
export type Announcer = ActorRefFrom<typeof announcer>;

function nameOf(t: TFunction, id: number): string {
  const product = productById(id);
  return product ? t(`product.${product.id}.name`) : '';
}

/** A line of the cart after it changed: product, quantity, total, and the stock where it is exceeded (R6). */
export function lineText(t: TFunction, id: number, quantity: number, lines: readonly CartLine[]): string {
  const words = { product: nameOf(t, id), quantity, total: formatPrice(totalOf(lines)) };
  const stock = productById(id)?.inventory ?? 0;
  return quantity > stock ? t('cart.announcementWithStock', { ...words, count: stock }) : t('cart.announcement', words);
}

/** Says what happens to the cart and the hearts, in the language of the screen (WCAG 2.2, 4.1.3). */
export function createAnnouncer(
  { cart, wishlist }: Pick<Shop, 'cart' | 'wishlist'>,
  { t }: I18n,
  inspection: Inspection,
): Announcer {
  const actor = createActor(announcer, { ...inspection, id: 'announcer' }).start();
  const say = (text: string) => actor.send({ type: 'news.said', text });
  const lines = () => cart.getSnapshot().context.lines;
  cart.on('line.changed', ({ id, quantity }) => say(lineText(t, id, quantity, lines())));
  cart.on('line.removed', ({ id }) =>
    say(t('cart.removedAnnouncement', { product: nameOf(t, id), total: formatPrice(totalOf(lines())) })),
  );
  cart.on('line.returned', ({ id }) =>
    say(t('cart.restored', { product: nameOf(t, id), total: formatPrice(totalOf(lines())) })),
  );
  wishlist.on('heart.set', ({ id }) => say(t('hearts.added', { product: nameOf(t, id) })));
  wishlist.on('heart.removed', ({ id }) => say(t('hearts.removed', { product: nameOf(t, id) })));
  return actor;
}
