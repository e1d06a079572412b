import type { MachineId } from '../../machines/index.ts';
import type { MachineModel } from '../walker/model.ts';
import { accountModel } from './account.model.ts';
import { carouselModel } from './carousel.model.ts';
import { cartModel } from './cart.model.ts';
import { checkoutModel } from './checkout.model.ts';
import { chunkModel } from './chunk.model.ts';
import { formModel } from './form.model.ts';
import { languageModel } from './language.model.ts';
import { marqueeModel } from './marquee.model.ts';
import { navigationModel } from './navigation.model.ts';
import { noticeModel } from './notice.model.ts';
import { openerModel } from './opener.model.ts';
import { purchaseModel } from './purchase.model.ts';
import { recorderModel } from './recorder.model.ts';
import { searchModel } from './search.model.ts';
import { sessionModel } from './session.model.ts';
import { storageModel } from './storage.model.ts';
import { viewerModel } from './viewer.model.ts';
import { wishlistModel } from './wishlist.model.ts';

/** The model of every machine of the register: a machine without one does not compile. */
export const models: Readonly<Record<MachineId, MachineModel>> = {
  account: accountModel,
  carousel: carouselModel,
  cart: cartModel,
  checkout: checkoutModel,
  chunk: chunkModel,
  form: formModel,
  language: languageModel,
  marquee: marqueeModel,
  navigation: navigationModel,
  notice: noticeModel,
  opener: openerModel,
  purchase: purchaseModel,
  recorder: recorderModel,
  search: searchModel,
  session: sessionModel,
  storage: storageModel,
  viewer: viewerModel,
  wishlist: wishlistModel,
};
