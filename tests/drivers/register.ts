import type { MachineId } from '../../machines/index.ts';
import { accountDriver } from './account.driver.ts';
import { carouselDriver } from './carousel.driver.ts';
import { cartDriver } from './cart.driver.ts';
import { checkoutDriver } from './checkout.driver.ts';
import { chunkDriver } from './chunk.driver.ts';
import type { PageDriver } from './driver.ts';
import { formDriver } from './form.driver.ts';
import { languageDriver } from './language.driver.ts';
import { marqueeDriver } from './marquee.driver.ts';
import { navigationDriver } from './navigation.driver.ts';
import { noticeDriver } from './notice.driver.ts';
import { openerDriver } from './opener.driver.ts';
import { purchaseDriver } from './purchase.driver.ts';
import { recorderDriver } from './recorder.driver.ts';
import { searchDriver } from './search.driver.ts';
import { sessionDriver } from './session.driver.ts';
import { storageDriver } from './storage.driver.ts';
import { viewerDriver } from './viewer.driver.ts';
import { wishlistDriver } from './wishlist.driver.ts';

/** The driver of every machine of the register: a machine without one does not compile. */
export const drivers: Readonly<Record<MachineId, PageDriver>> = {
  account: accountDriver,
  carousel: carouselDriver,
  cart: cartDriver,
  checkout: checkoutDriver,
  chunk: chunkDriver,
  form: formDriver,
  language: languageDriver,
  marquee: marqueeDriver,
  navigation: navigationDriver,
  notice: noticeDriver,
  opener: openerDriver,
  purchase: purchaseDriver,
  recorder: recorderDriver,
  search: searchDriver,
  session: sessionDriver,
  storage: storageDriver,
  viewer: viewerDriver,
  wishlist: wishlistDriver,
};
