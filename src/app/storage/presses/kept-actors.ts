import { createActor } from 'xstate';
import { cartMachine, type CartPress } from '../../../../machines/cart/cart.machine.ts';
import { wishlistMachine, type WishlistPress } from '../../../../machines/wishlist/wishlist.machine.ts';
import { productById } from '../../../catalogue/products.ts';
import type { Shop } from '../../../routes/-router-context.ts';
import type { Environment } from '../../environment.ts';
import type { StoreFindings } from '../persisted-slice.ts';
import type { SafeStore } from '../safe-store.ts';
import { cartSlice } from './cart-slice.ts';
import { createFolding } from './folding.ts';
import { createPressLog, type PressLog } from './press-log.ts';
import type { PressedSlice } from './slice.ts';
import { wishlistSlice } from './wishlist-slice.ts';

/** All by which data is joined to the store. */
export interface StoreAccess {
  readonly store: SafeStore;
  readonly environment: Pick<Environment, 'inspection' | 'tabId' | 'now' | 'soon' | 'later' | 'exclusively'>;
  readonly findings: StoreFindings;
}

/** An actor that lives as long as the page, and the log that is to be synchronised when the store changed. */
export interface KeptActor<Actor> {
  readonly actor: Actor;
  readonly log: Pick<PressLog<never>, 'sync' | 'hear'>;
}

function isProduct(id: number): boolean {
  return productById(id) !== undefined;
}

function keepPresses<State, Event extends object, Data>(
  slice: PressedSlice<State, Event, Data>,
  { store, environment, findings }: StoreAccess,
): PressLog<Event> {
  const { tabId, now, soon } = environment;
  const onLong = createFolding(slice.name, () => log, environment);
  const log: PressLog<Event> = createPressLog(slice, { store, tabId, now, soon, onLong, ...findings });
  return log;
}

/** Starts the cart; each press in it is stored, and `log.sync` gives it what all tabs made (R30). */
export function startCart(access: StoreAccess): KeptActor<Shop['cart']> {
  const recordPress = (_: unknown, press: CartPress) => log.record(press);
  const machine = cartMachine.provide({ actions: { recordPress } });
  const actor = createActor(machine, access.environment.inspection).start();
  const log = keepPresses(cartSlice(actor, isProduct), access);
  return { actor, log };
}

/** Starts the list of hearts; each press in it is stored, and `log.sync` gives it what all tabs made (R30). */
export function startWishlist(access: StoreAccess): KeptActor<Shop['wishlist']> {
  const recordPress = (_: unknown, press: WishlistPress) => log.record(press);
  const machine = wishlistMachine.provide({ actions: { recordPress } });
  const actor = createActor(machine, access.environment.inspection).start();
  const log = keepPresses(wishlistSlice(actor, isProduct), access);
  return { actor, log };
}
