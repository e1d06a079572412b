import type { i18n as I18n, TFunction } from 'i18next';
import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import type { CartLine } from '../../../machines/cart/lines.ts';
import type { Inspection } from '../../actors/inspection.ts';
import { formatPrice, totalOf } from '../../catalogue/money.ts';
import { productById } from '../../catalogue/products.ts';
import type { Shop } from '../../routes/-router-context.ts';

/** The last announcement, and how many there were so far: the same text again is read again. */
interface Announcement {
  readonly text: string;
  readonly count: number;
}

const announcer = fromTransition(
  ({ count }: Announcement, { text }: { type: 'announcement.made'; text: string }): Announcement => ({
    text,
    count: count + 1,
  }),
  { text: '', count: 0 },
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

/** Announces what happens to the cart and the hearts, in the language of the screen (WCAG 2.2, 4.1.3). */
export function createAnnouncer(
  { cart, wishlist }: Pick<Shop, 'cart' | 'wishlist'>,
  i18n: I18n,
  inspection: Inspection,
): Announcer {
  const { t } = i18n;
  const actor = createActor(announcer, { ...inspection, id: 'announcer' }).start();
  const announce = (text: string) => actor.send({ type: 'announcement.made', text });
  const lines = () => cart.getSnapshot().context.lines;
  cart.on('line.changed', ({ id, quantity }) => announce(lineText(t, id, quantity, lines())));
  cart.on('line.removed', ({ id }) =>
    announce(t('cart.removedAnnouncement', { product: nameOf(t, id), total: formatPrice(totalOf(lines())) })),
  );
  cart.on('line.returned', ({ id }) =>
    announce(t('cart.restored', { product: nameOf(t, id), total: formatPrice(totalOf(lines())) })),
  );
  wishlist.on('heart.set', ({ id }) => announce(t('hearts.added', { product: nameOf(t, id) })));
  wishlist.on('heart.removed', ({ id }) => announce(t('hearts.removed', { product: nameOf(t, id) })));
  // What was said before is of another language than the page, which a screen reader reads to its end.
  i18n.on('languageChanged', () => announce(''));
  return actor;
}
