import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { contentsMachine } from '../../machines/contents/contents.machine.ts';
import type { languageMachine } from '../../machines/language/language.machine.ts';
import type { marqueeMachine } from '../../machines/marquee/marquee.machine.ts';
import type { NavigationEvent, navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import type { searchMachine } from '../../machines/search/search.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { storageMachine } from '../../machines/storage/storage.machine.ts';
import type { SeenProducts } from '../features/product/seen/seen-products.ts';
import type { Motion } from '../ui/motion.ts';
import type { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';

/** The actors that live as long as the page, given to every route as `context.shop`. The app makes and starts them. */
export interface Shop {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly storage: ActorRefFrom<typeof storageMachine>;
  readonly contents: ActorRefFrom<typeof contentsMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly marquee: ActorRefFrom<typeof marqueeMachine>;
  /** The year of the calendar when the page started. */
  readonly thisYear: number;
}

/** The context of the router. */
export interface RouterContext {
  readonly shop: Shop;
  readonly seen: SeenProducts;
  readonly motion: Motion;
  /**
   * Loads the texts of the products that a screen shows, where they come in parts; undefined where they are there, and in a
   * shop where all come at once.
   */
  readonly textsFor: ((event: NavigationEvent) => Promise<unknown> | undefined) | undefined;
}
