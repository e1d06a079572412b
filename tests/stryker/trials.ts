import type { MachineId } from '../../machines/index.ts';
import type { MachineModel } from '../engine/model.ts';

/** What finds the faults of a machine. Loaded on demand: some faults throw as soon as the machine is imported. */
export interface Trial {
  readonly model: () => Promise<MachineModel>;
  /** The hand-written specs that concern this machine and its helpers. */
  readonly specs: () => Promise<unknown>[];
}

/** The trial of every machine of the register: a machine without one does not compile. */
const trials: Readonly<Record<MachineId, Trial>> = {
  account: {
    model: async () => (await import('../machines/account/account.model.ts')).accountModel,
    specs: () => [import('../machines/account/account.spec.ts')],
  },
  carousel: {
    model: async () => (await import('../machines/carousel/carousel.model.ts')).carouselModel,
    specs: () => [import('../machines/carousel/carousel.spec.ts')],
  },
  cart: {
    model: async () => (await import('../machines/cart/cart.model.ts')).cartModel,
    specs: () => [import('../machines/cart/cart.spec.ts'), import('../machines/cart/lines.spec.ts')],
  },
  checkout: {
    model: async () => (await import('../machines/checkout/checkout.model.ts')).checkoutModel,
    specs: () => [import('../machines/checkout/checkout.spec.ts'), import('../machines/checkout/card.spec.ts')],
  },
  chunk: {
    model: async () => (await import('../machines/chunk/chunk.model.ts')).chunkModel,
    specs: () => [import('../machines/chunk/chunk.spec.ts'), import('../machines/limits.spec.ts')],
  },
  fileLoader: {
    model: async () => (await import('../machines/fileLoader/fileLoader.model.ts')).fileLoaderModel,
    specs: () => [import('../machines/fileLoader/fileLoader.spec.ts')],
  },
  form: {
    model: async () => (await import('../machines/form/form.model.ts')).formModel,
    specs: () => [import('../machines/form/form.spec.ts'), import('../machines/form/validation.spec.ts')],
  },
  language: {
    model: async () => (await import('../machines/language/language.model.ts')).languageModel,
    specs: () => [
      import('../machines/language/language.spec.ts'),
      import('../machines/language/languages.spec.ts'),
      import('../machines/limits.spec.ts'),
    ],
  },
  marquee: {
    model: async () => (await import('../machines/marquee/marquee.model.ts')).marqueeModel,
    specs: () => [import('../machines/marquee/marquee.spec.ts')],
  },
  navigation: {
    model: async () => (await import('../machines/navigation/navigation.model.ts')).navigationModel,
    specs: () => [import('../machines/navigation/navigation.spec.ts')],
  },
  notice: {
    model: async () => (await import('../machines/notice/notice.model.ts')).noticeModel,
    specs: () => [import('../machines/notice/notice.spec.ts')],
  },
  purchase: {
    model: async () => (await import('../machines/purchase/purchase.model.ts')).purchaseModel,
    specs: () => [
      import('../machines/purchase/purchase.spec.ts'),
      import('../machines/purchase/quantity.spec.ts'),
      import('../machines/limits.spec.ts'),
    ],
  },
  recorder: {
    model: async () => (await import('../machines/recorder/recorder.model.ts')).recorderModel,
    specs: () => [
      import('../machines/recorder/recorder.spec.ts'),
      import('../machines/recorder/messages.spec.ts'),
      import('../unit/app/inspection-messages.spec.ts'),
    ],
  },
  search: {
    model: async () => (await import('../machines/search/search.model.ts')).searchModel,
    specs: () => [import('../machines/search/search.spec.ts'), import('../machines/search/match.spec.ts')],
  },
  session: {
    model: async () => (await import('../machines/session/session.model.ts')).sessionModel,
    specs: () => [import('../machines/session/session.spec.ts'), import('../machines/session/name.spec.ts')],
  },
  storage: {
    model: async () => (await import('../machines/storage/storage.model.ts')).storageModel,
    specs: () => [import('../machines/storage/storage.spec.ts')],
  },
  viewer: {
    model: async () => (await import('../machines/viewer/viewer.model.ts')).viewerModel,
    specs: () => [import('../machines/viewer/viewer.spec.ts')],
  },
  wishlist: {
    model: async () => (await import('../machines/wishlist/wishlist.model.ts')).wishlistModel,
    specs: () => [import('../machines/wishlist/wishlist.spec.ts')],
  },
};

function isMachine(id: string): id is MachineId {
  return Object.hasOwn(trials, id);
}

/** The trial of a machine. @throws where there is no such machine */
export function trialOf(id = ''): Trial & { readonly id: MachineId } {
  if (!isMachine(id)) throw new Error(`There is no machine «${id}» to try.`);
  return { id, ...trials[id] };
}
