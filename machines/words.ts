import { accountWords } from './account/account.words.ts';
import { carouselWords } from './carousel/carousel.words.ts';
import { cartWords } from './cart/cart.words.ts';
import { checkoutWords } from './checkout/checkout.words.ts';
import { chunkWords } from './chunk/chunk.words.ts';
import { contentsWords } from './contents/contents.words.ts';
import { fileLoaderWords } from './fileLoader/fileLoader.words.ts';
import { formWords } from './form/form.words.ts';
import { galleryWords } from './gallery/gallery.words.ts';
import { languageWords } from './language/language.words.ts';
import { marqueeWords } from './marquee/marquee.words.ts';
import { navigationWords } from './navigation/navigation.words.ts';
import { noticeWords } from './notice/notice.words.ts';
import { purchaseWords } from './purchase/purchase.words.ts';
import { recorderWords } from './recorder/recorder.words.ts';
import { searchWords } from './search/search.words.ts';
import { sessionWords } from './session/session.words.ts';
import { storageWords } from './storage/storage.words.ts';
import { trafficWords } from './traffic/traffic.words.ts';
import { trialWords } from './trial/trial.words.ts';
import { viewerWords } from './viewer/viewer.words.ts';
import { wishlistWords } from './wishlist/wishlist.words.ts';
import type { MachineId } from './index.ts';
import type { Words } from './words-of-machine.ts';

/** The words of every machine. */
export const words: Readonly<Record<MachineId, Words>> = {
  account: accountWords,
  carousel: carouselWords,
  cart: cartWords,
  checkout: checkoutWords,
  chunk: chunkWords,
  contents: contentsWords,
  fileLoader: fileLoaderWords,
  form: formWords,
  gallery: galleryWords,
  language: languageWords,
  marquee: marqueeWords,
  navigation: navigationWords,
  notice: noticeWords,
  purchase: purchaseWords,
  recorder: recorderWords,
  search: searchWords,
  session: sessionWords,
  storage: storageWords,
  traffic: trafficWords,
  trial: trialWords,
  viewer: viewerWords,
  wishlist: wishlistWords,
};
