import type { MachineId } from '../../machines/index.ts';
import type { MachineModel } from '../walker/model.ts';

/** What finds the faults of a machine. Loaded on demand: some faults throw as soon as the machine is imported. */
export interface Trial {
  readonly model: () => Promise<MachineModel>;
  /** The hand-written specs that concern this machine and its helpers. */
  readonly specs: () => Promise<unknown>[];
}

/** The trial of every machine of the register: a machine without one does not compile. */
const trials: Readonly<Record<MachineId, Trial>> = {
  account: {
    model: async () => (await import('../models/account.model.ts')).accountModel,
    specs: () => [import('../machines/small-machines.spec.ts')],
  },
  carousel: {
    model: async () => (await import('../models/carousel.model.ts')).carouselModel,
    specs: () => [import('../machines/carousel.spec.ts')],
  },
  cart: {
    model: async () => (await import('../models/cart.model.ts')).cartModel,
    specs: () => [import('../machines/cart.spec.ts'), import('../unit/cart-lines.spec.ts')],
  },
  checkout: {
    model: async () => (await import('../models/checkout.model.ts')).checkoutModel,
    specs: () => [import('../machines/checkout.spec.ts'), import('../unit/card.spec.ts')],
  },
  chunk: {
    model: async () => (await import('../models/chunk.model.ts')).chunkModel,
    specs: () => [import('../machines/chunk.spec.ts'), import('../unit/small-rules.spec.ts')],
  },
  form: {
    model: async () => (await import('../models/form.model.ts')).formModel,
    specs: () => [import('../machines/form.spec.ts'), import('../unit/validation.spec.ts')],
  },
  language: {
    model: async () => (await import('../models/language.model.ts')).languageModel,
    specs: () => [import('../machines/language.spec.ts'), import('../unit/small-rules.spec.ts')],
  },
  marquee: {
    model: async () => (await import('../models/marquee.model.ts')).marqueeModel,
    specs: () => [import('../machines/small-machines.spec.ts')],
  },
  navigation: {
    model: async () => (await import('../models/navigation.model.ts')).navigationModel,
    specs: () => [import('../machines/navigation.spec.ts')],
  },
  notice: {
    model: async () => (await import('../models/notice.model.ts')).noticeModel,
    specs: () => [import('../machines/small-machines.spec.ts')],
  },
  opener: {
    model: async () => (await import('../models/opener.model.ts')).openerModel,
    specs: () => [import('../machines/atlas-machines.spec.ts')],
  },
  purchase: {
    model: async () => (await import('../models/purchase.model.ts')).purchaseModel,
    specs: () => [import('../machines/small-machines.spec.ts'), import('../unit/small-rules.spec.ts')],
  },
  recorder: {
    model: async () => (await import('../models/recorder.model.ts')).recorderModel,
    specs: () => [import('../machines/atlas-machines.spec.ts'), import('../unit/inspection-messages.spec.ts')],
  },
  search: {
    model: async () => (await import('../models/search.model.ts')).searchModel,
    specs: () => [import('../machines/search.spec.ts'), import('../unit/search-match.spec.ts')],
  },
  session: {
    model: async () => (await import('../models/session.model.ts')).sessionModel,
    specs: () => [import('../machines/session.spec.ts'), import('../unit/small-rules.spec.ts')],
  },
  storage: {
    model: async () => (await import('../models/storage.model.ts')).storageModel,
    specs: () => [import('../machines/small-machines.spec.ts')],
  },
  viewer: {
    model: async () => (await import('../models/viewer.model.ts')).viewerModel,
    specs: () => [import('../machines/atlas-machines.spec.ts')],
  },
  wishlist: {
    model: async () => (await import('../models/wishlist.model.ts')).wishlistModel,
    specs: () => [import('../machines/small-machines.spec.ts')],
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
