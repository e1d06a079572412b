import type { i18n as I18n, TFunction } from 'i18next';
import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { categoryById } from '../catalogue/categories.ts';
import { productById } from '../catalogue/products.ts';
import type { Shop } from '../routes/-shop.ts';
import type { Environment, Head } from './environment.ts';

type Screen = SnapshotFrom<typeof navigationMachine>;

function homeHead(t: TFunction): Head {
  return {
    title: t('home.documentTitle'),
    description: t('home.documentDescription'),
  };
}

function listHead(t: TFunction, id: number | null): Head {
  const category = categoryById(id ?? 0);
  if (!category) return homeHead(t);
  const key = `category.${category.id}` as const;
  return { title: t('list.documentTitle', { category: t(`${key}.name`) }), description: t(`${key}.description`) };
}

function detailHead(t: TFunction, id: number | null): Head {
  const product = productById(id ?? 0);
  if (!product) {
    return { title: t('detail.notFound.documentTitle'), description: t('detail.notFound.documentDescription') };
  }
  const key = `product.${product.id}` as const;
  return { title: t('detail.documentTitle', { product: t(`${key}.name`) }), description: t(`${key}.description`) };
}

/** Title and description of the screen that is open, in the language of `t`. */
export function headOf(screen: Screen, t: TFunction): Head {
  const { categoryId, productId } = screen.context;
  if (screen.matches({ screen: 'list' })) return listHead(t, categoryId);
  if (screen.matches({ screen: 'detail' })) return detailHead(t, productId);
  if (screen.matches({ screen: { account: 'signInForm' } })) {
    return { title: t('account.signIn.documentTitle'), description: t('account.signIn.documentDescription') };
  }
  if (screen.matches({ screen: { account: 'accountPage' } })) {
    return { title: t('account.documentTitle'), description: t('account.documentDescription') };
  }
  if (screen.matches({ screen: 'signUp' })) {
    return { title: t('signUp.documentTitle'), description: t('signUp.documentDescription') };
  }
  if (screen.matches({ screen: 'forgetPassword' })) {
    return { title: t('forgetPassword.documentTitle'), description: t('forgetPassword.documentDescription') };
  }
  if (screen.matches({ screen: 'cart' })) {
    return { title: t('cart.documentTitle'), description: t('cart.documentDescription') };
  }
  if (screen.matches({ screen: 'checkout' })) {
    return { title: t('checkout.documentTitle'), description: t('checkout.documentDescription') };
  }
  if (screen.matches({ screen: 'faulty' })) {
    return { title: t('errors.unexpected.documentTitle'), description: t('errors.unexpected.text') };
  }
  return homeHead(t);
}

/**
 * Keeps the head of the document in step with the screen and the language. Until a language is there it stays as it is.
 */
export function keepHead({ navigation }: Shop, i18n: I18n, setHead: Environment['setHead']): void {
  const update = () => {
    if (i18n.language) setHead(headOf(navigation.getSnapshot(), i18n.t));
  };
  navigation.subscribe(update);
  i18n.on('languageChanged', update);
}
