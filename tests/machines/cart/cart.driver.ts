import type { Locator } from '@playwright/test';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { cartModel } from './cart.model.ts';
import { type Predicted, defineDriver, inTurn } from '../../page/driver.ts';
import { pressing } from '../../page/pressing.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import { cartNews, cartPage, fewer, gone, more, undoLines } from '../../page/screens/cart.ts';
import { partsOf } from '../../page/screens/lines.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { listAddress } from '../../facts/categories.ts';
import { productList } from '../../page/screens/list.ts';
import { type Line, quantityIn } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { CART, cartName, nameOf } from '../../page/screens/product-words.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { literally } from '../../facts/literally.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { Masked } from '../../page/screen/masked.ts';

type Context = { lines: readonly Line[]; removed: { line: Line; index: number } | null };

/** Never ignored: a shopper can always add. */
const always = { because: 'No state ignores it.' };

/** The cart, filled from the category pages and the detail pages, and looked at on its own page after each step. */
export const cartDriver = defineDriver<typeof cartMachine, Context>({
  id: 'cart',
  machine: cartMachine,
  model: cartModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    let announced = '';
    /** What has the focus after a step; null where the step does not decide that. */
    let focus: string | null = null;

    const openCategory = (id: number) =>
      page
        .getByRole('navigation', { name: pseudo('header.categories') })
        .getByRole('link', { name: pseudo(`category.${productOf(id).category}.name`), exact: true })
        .click();
    const openCart = async () => {
      await page.getByRole('banner').getByRole('link', { name: CART }).click();
      focus = `heading ${pseudo('cart.heading')}`;
    };
    const hear = ({ emitted, context }: Predicted<Context>) => {
      const last = emitted.at(-1);
      if (last !== undefined) announced = cartNews(last, context.lines);
    };
    const see = async (predicted: Predicted<Context>) => {
      const { lines, removed } = predicted.context;
      await fixture.see({
        address: '/ShoppingCart',
        shop: { lines, removed },
        main: cartPage(lines, removed?.line.id ?? null),
        announced,
        dialog: [],
        focus: focus ?? new Masked('another tab'),
      });
    };
    const seeUndo = ({ context: { removed } }: Predicted<Context>) =>
      fixture.seeParts({
        main:
          removed === null
            ? new RegExp(`^(?![^]*${literally(`button "${pseudo('common.undo')}"`)})`, 'u')
            : new RegExp(literally(partsOf(undoLines(removed.line.id)).lines.join('\n')), 'u'),
      });
    /**
     * Where the focus goes when the line is gone for good: to the line that took its place, else the last, else the
     * heading.
     */
    const focusAfter = ({ lines, removed }: Context): string => {
      const line = lines[removed?.index ?? 0] ?? lines.at(-1);
      return line === undefined ? `heading ${pseudo('cart.heading')}` : `button ${fewer(line.id)}`;
    };

    const press = pressing(turn);
    /** A key that is held down goes on to press, and by then the focus is on Undo: that must take a press of its own. */
    const remove = inTurn(
      turn,
      (control: Locator) => control.click(),
      async (control: Locator) => {
        await control.focus();
        await page.keyboard.down('Enter');
        await fixture.seeParts({ focus: `button ${pseudo('common.undo')}` });
        await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
    );

    return {
      open: async () => {
        announced = '';
        focus = '';
        await fixture.enter('/ShoppingCart');
      },
      causes: {
        'item.added': async ({ id }, { after }) => {
          await openCategory(id);
          await button(pseudo('list.addToCart', { product: nameOf(id) })).click();
          hear(after);
          await fixture.seeParts({
            dialog: new RegExp(literally(pseudo('list.added.title')), 'u'),
            banner: bannerLines({ lines: after.context.lines }),
            announced,
          });
          await page
            .getByRole('dialog')
            .getByRole('button', { name: pseudo('common.ok') })
            .click();
          const { category } = productOf(id);
          const { lines, removed } = after.context;
          await fixture.see({
            address: listAddress(category),
            main: productList(category),
            shop: { lines, removed },
            announced,
            focus: `button ${pseudo('list.addToCart', { product: nameOf(id) })}`,
          });
          await openCart();
        },
        'item.set': async ({ id, quantity }, { before, after }) => {
          await openCategory(id);
          await main.getByRole('link', { name: nameOf(id), exact: true }).click();
          const replaces = quantityIn(before.context.lines, id);
          await fixture.seeParts({
            main: detailPage(id, { quantity: 1, inCart: null, replaces, seen: fixture.seen.beside(id) }),
          });
          await main
            .getByRole('combobox', { name: pseudo('detail.quantity'), exact: true })
            .selectOption(String(quantity));
          await button(pseudo('detail.addCart')).click();
          hear(after);
          await fixture.seeParts({ cart: cartName(after.context.lines), announced });
          await openCart();
        },
        'item.increased': async ({ id }, { after }) => {
          await press(button(more(id)));
          focus = `button ${more(id)}`;
          hear(after);
        },
        'item.decreased': async ({ id }, { after }) => {
          const isGone = !after.context.lines.some((line) => line.id === id);
          await (isGone ? remove : press)(button(fewer(id)));
          focus = isGone ? `button ${pseudo('common.undo')}` : `button ${fewer(id)}`;
          hear(after);
        },
        'item.removed': async ({ id }, { after }) => {
          await remove(button(gone(id)));
          focus = `button ${pseudo('common.undo')}`;
          hear(after);
        },
        'removal.undone': async (_, { before, after }) => {
          await press(button(pseudo('common.undo')));
          focus = `button ${fewer(before.context.removed?.line.id ?? 0)}`;
          hear(after);
        },
        'removal.dismissed': async (_, { before }) => {
          await press(button(pseudo('common.close')));
          focus = focusAfter(before.context);
        },
        'cart.restored': async ({ lines, removed }, { after }) => {
          await fixture.store(STORED.cart, storedCart(lines, removed));
          focus = null;
          hear(after);
        },
      },
      checks: {
        'lines.empty': see,
        'lines.filled': see,
        'undo.unavailable': seeUndo,
        'undo.available': seeUndo,
      },
      blockedControls: {
        'item.added': always,
        'item.set': always,
        'item.increased': ({ id }) => button(more(id)),
        'item.decreased': ({ id }) => button(fewer(id)),
        'item.removed': ({ id }) => button(gone(id)),
        'removal.undone': () => button(pseudo('common.undo')),
        'removal.dismissed': () => button(pseudo('common.close')),
        'cart.restored': always,
      },
    };
  },
  reach: {
    start: null,
    // Another tab gets changes alone: a cart that is as it was is no news.
    can: ({ before, stimulus, after }) =>
      stimulus.event.type !== 'cart.restored' || JSON.stringify(before?.context) !== JSON.stringify(after.context),
    next: () => null,
  },
});
