import type { i18n as I18n, TFunction } from 'i18next';
import type { SnapshotFrom } from 'xstate';
import type { NavigationContext, navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { categoryById } from '../catalogue/categories.ts';
import { productById } from '../catalogue/products.ts';
import type { Shop } from '../routes/-router-context.ts';
import type { Environment, Head } from './environment.ts';

type Screen = SnapshotFrom<typeof navigationMachine>;
type ScreenValue = Screen['value']['screen'];

/** The path of a state below `screen`: its key, or two keys with a dot between them. */
type PathIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Value[Key] & string}` }[keyof Value & string];

type HeadOf = (t: TFunction, context: NavigationContext) => Omit<Head, 'canonical'>;

const homeHead: HeadOf = (t) => ({ title: t('home.documentTitle'), description: t('home.documentDescription') });

const missingProductHead: HeadOf = (t) => ({
  title: t('detail.notFound.documentTitle'),
  description: t('detail.notFound.documentDescription'),
});

/** The head of each screen. A screen without one does not compile. */
const HEADS: Readonly<Record<PathIn<ScreenValue>, HeadOf>> = {
  starting: homeHead,
  home: homeHead,
  list: (t, context) => {
    const category = categoryById(context.categoryId ?? 0);
    if (!category) return homeHead(t, context);
    const key = `category.${category.id}` as const;
    return { title: t('list.documentTitle', { category: t(`${key}.name`) }), description: t(`${key}.description`) };
  },
  'detail.found': (t, context) => {
    const product = productById(context.productId ?? 0);
    if (!product) return missingProductHead(t, context);
    const key = `product.${product.id}` as const;
    return { title: t('detail.documentTitle', { product: t(`${key}.name`) }), description: t(`${key}.description`) };
  },
  'detail.missing': missingProductHead,
  'account.signInForm': (t) => ({
    title: t('account.signIn.documentTitle'),
    description: t('account.signIn.documentDescription'),
  }),
  'account.accountPage': (t) => ({ title: t('account.documentTitle'), description: t('account.documentDescription') }),
  signUp: (t) => ({ title: t('signUp.documentTitle'), description: t('signUp.documentDescription') }),
  forgetPassword: (t) => ({
    title: t('forgetPassword.documentTitle'),
    description: t('forgetPassword.documentDescription'),
  }),
  cart: (t) => ({ title: t('cart.documentTitle'), description: t('cart.documentDescription') }),
  checkout: (t) => ({ title: t('checkout.documentTitle'), description: t('checkout.documentDescription') }),
  faulty: (t) => ({ title: t('errors.unexpected.documentTitle'), description: t('errors.unexpected.text') }),
};

function pathOf(value: ScreenValue): PathIn<ScreenValue> {
  if (typeof value === 'string') return value;
  return 'account' in value ? `account.${value.account}` : `detail.${value.detail}`;
}

/** The address of each screen but those that carry an id. Whatever shows the home page is the home page (R5). */
const ADDRESSES: Readonly<Record<Exclude<PathIn<ScreenValue>, 'list' | 'detail.found'>, string>> = {
  starting: '/',
  home: '/',
  'detail.missing': '/ProductDetail',
  'account.signInForm': '/UserProfile',
  'account.accountPage': '/UserProfile',
  signUp: '/SignUp',
  forgetPassword: '/ForgetPassword',
  cart: '/ShoppingCart',
  checkout: '/CheckOut',
  faulty: '/',
};

function canonicalOf({ value, context }: Screen): string {
  const path = pathOf(value.screen);
  if (path === 'detail.found') return `/ProductDetail/${context.productId}`;
  if (path !== 'list') return ADDRESSES[path];
  const category = categoryById(context.categoryId ?? 0);
  return category ? `/ProductList/${category.name}?category=${category.id}` : '/';
}

/** Names the screen that is open, with the category or the product that it is of: `list 2`, `cart`. */
export function screenName({ value, context }: Screen): string {
  const path = pathOf(value.screen);
  const id = { list: context.categoryId, 'detail.found': context.productId }[path as string];
  return id === undefined ? path : `${path} ${id}`;
}

/** Title, description and address of the screen that is open, in the language of `t`. */
function headOf(screen: Screen, t: TFunction): Head {
  return { ...HEADS[pathOf(screen.value.screen)](t, screen.context), canonical: canonicalOf(screen) };
}

/**
 * Updates the head of the document with the screen and the language. Until a language is there it stays as it is.
 */
export function keepHeadUpdated({ navigation }: Shop, i18n: I18n, setHead: Environment['setHead']): void {
  const update = () => {
    const screen = navigation.getSnapshot();
    // One that failed shows no screen. To fail here would say that the texts have not come.
    if (i18n.language && screen.status === 'active') setHead(headOf(screen, i18n.t));
  };
  navigation.subscribe(update);
  i18n.on('languageChanged', update);
}
