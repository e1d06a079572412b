import { accountMachine } from './account/account.machine.ts';
import { carouselMachine } from './carousel/carousel.machine.ts';
import { cartMachine } from './cart/cart.machine.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { chunkMachine } from './chunk/chunk.machine.ts';
import { contentsMachine } from './contents/contents.machine.ts';
import { fileLoaderMachine } from './fileLoader/fileLoader.machine.ts';
import { formMachine } from './form/form.machine.ts';
import { galleryMachine } from './gallery/gallery.machine.ts';
import { languageMachine } from './language/language.machine.ts';
import { marqueeMachine } from './marquee/marquee.machine.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { noticeMachine } from './notice/notice.machine.ts';
import { purchaseMachine } from './purchase/purchase.machine.ts';
import { recorderMachine } from './recorder/recorder.machine.ts';
import { searchMachine } from './search/search.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { storageMachine } from './storage/storage.machine.ts';
import { trafficMachine } from './traffic/traffic.machine.ts';
import { trialMachine } from './trial/trial.machine.ts';
import { viewerMachine } from './viewer/viewer.machine.ts';
import { wishlistMachine } from './wishlist/wishlist.machine.ts';

/** The register: every machine of the shop by its id. The walker and the atlas read it. */
export const machines = {
  account: accountMachine,
  carousel: carouselMachine,
  cart: cartMachine,
  checkout: checkoutMachine,
  chunk: chunkMachine,
  contents: contentsMachine,
  fileLoader: fileLoaderMachine,
  form: formMachine,
  gallery: galleryMachine,
  language: languageMachine,
  marquee: marqueeMachine,
  navigation: navigationMachine,
  notice: noticeMachine,
  purchase: purchaseMachine,
  recorder: recorderMachine,
  search: searchMachine,
  session: sessionMachine,
  storage: storageMachine,
  traffic: trafficMachine,
  trial: trialMachine,
  viewer: viewerMachine,
  wishlist: wishlistMachine,
};

/** The id of a machine: the name of its folder. */
export type MachineId = keyof typeof machines;
