import { CODES, type Code } from '../facts/languages.ts';

/**
 * Where each component of the shop is made to fail: at the first look of the visits that renders it. A look is named as
 * in `tests/browser/support/screens.ts` and `moments.ts`.
 */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  home: [
    'src/actors/Alive.tsx#Alive',
    'src/app/App.tsx#App',
    'src/app/App.tsx#Content',
    'src/app/App.tsx#RoutedPage',
    'src/app/announcements/AnnouncerRegion.tsx#AnnouncerRegion',
    'src/features/appearance/ColorSchemeSwitch.tsx#ColorSchemeSwitch',
    'src/features/home/Adverts.tsx#Adverts',
    'src/features/home/CategoryList.tsx#CategoryList',
    'src/features/home/DestinationLink.tsx#DestinationLink',
    'src/features/home/HomeScreen.tsx#HomeScreen',
    'src/features/home/news/News.tsx#News',
    'src/features/home/news/NewsSlide.tsx#NewsSlide',
    'src/features/home/rows/EmptyRow.tsx#EmptyRow',
    'src/features/home/rows/ProductRow.tsx#ProductRow',
    'src/features/home/rows/RowHead.tsx#RowHead',
    'src/features/home/rows/RowScroller.tsx#RowScroller',
    'src/features/language/LanguageList.tsx#LanguageList',
    'src/features/language/LanguageMenu.tsx#LanguageMenu',
    'src/features/language/LanguageTrouble.tsx#LanguageTrouble',
    'src/features/navigation/CartLink.tsx#CartLink',
    'src/features/navigation/CategoryNav.tsx#CategoryNav',
    'src/features/navigation/Footer.tsx#Footer',
    'src/features/navigation/Greeting.tsx#Greeting',
    'src/features/navigation/Logo.tsx#Logo',
    'src/features/product/card/HeartButton.tsx#HeartButton',
    'src/features/product/card/ProductCard.tsx#ProductCard',
    'src/features/product/card/StockNote.tsx#StockNote',
    'src/features/promotions/Promotions.tsx#Promotions',
    'src/features/promotions/Promotions.tsx#Track',
    'src/features/search/SearchBox.tsx#SearchBox',
    'src/features/storage/StorageNote.tsx#StorageNote',
    'src/routes/-HomePage.tsx#HomePage',
    'src/routes/-ShopFrame.tsx#ShopFrame',
    'src/routes/__root.tsx#Root',
    'src/ui/icons/icons.tsx#CartIcon',
    'src/ui/icons/icons.tsx#ChevronLeftIcon',
    'src/ui/icons/icons.tsx#ChevronRightIcon',
    'src/ui/icons/icons.tsx#GlobeIcon',
    'src/ui/icons/icons.tsx#HeartIcon',
    'src/ui/icons/icons.tsx#Icon',
    'src/ui/icons/icons.tsx#MoonIcon',
    'src/ui/icons/icons.tsx#PauseIcon',
    'src/ui/icons/icons.tsx#SearchIcon',
    'src/ui/icons/icons.tsx#UserIcon',
    'src/ui/page/BelowFold.tsx#BelowFold',
    'src/ui/page/PageFrame.tsx#PageFrame',
    'src/ui/page/PageTitle.tsx#PageTitle',
    'src/ui/picture/Picture.tsx#Picture',
    'src/ui/suggestions/SuggestionList.tsx#SuggestionList',
  ],
  list: [
    'src/features/product/list/AddButton.tsx#AddButton',
    'src/features/product/list/AddedDialog.tsx#AddedDialog',
    'src/features/product/list/CategoryBar.tsx#CategoryBar',
    'src/features/product/list/ProductListScreen.tsx#CategoryProducts',
    'src/features/product/list/ProductListScreen.tsx#ProductListScreen',
    'src/routes/-CategoryPage.tsx#CategoryPage',
    'src/ui/dialog/Dialog.tsx#Dialog',
    'src/ui/icons/icons.tsx#CartAddIcon',
    'src/ui/long-list/LongList.tsx#LongList',
    'src/ui/on-demand/on-demand.tsx#OnDemand',
    'src/ui/theme/Themed.tsx#Themed',
  ],
  'short-list': ['src/features/product/shelf/Shelf.tsx#Shelf'],
  'empty-list': [
    'src/features/product/list/EmptyCategory.tsx#EmptyCategory',
    'src/ui/picture/PictureMessage.tsx#PictureMessage',
  ],
  detail: [
    'src/features/product/detail/Breadcrumb.tsx#Breadcrumb',
    'src/features/product/detail/ProductDetailScreen.tsx#ProductDetailScreen',
    'src/features/product/detail/PurchasePanel.tsx#PurchasePanel',
    'src/features/product/detail/comparison/Comparison.tsx#Comparison',
    'src/features/product/detail/gallery/Gallery.tsx#Gallery',
    'src/features/product/detail/gallery/GalleryPicture.tsx#GalleryPicture',
    'src/features/product/detail/gallery/ViewButtons.tsx#ViewButtons',
    'src/features/product/detail/specification/Specification.tsx#Specification',
    'src/features/product/seen/SeenShelf.tsx#SeenShelf',
    'src/routes/ProductDetail/$id.tsx#ProductDetail',
    'src/ui/icons/icons.tsx#ZoomInIcon',
    'src/ui/structured-data/StructuredData.tsx#StructuredData',
  ],
  'the answer to Add Cart, and a heart': ['src/ui/icons/icons.tsx#CheckIcon'],
  'no-such-product': ['src/features/product/detail/ProductMissing.tsx#ProductMissing'],
  'sign-in': [
    'src/features/account/AccountPanel.tsx#AccountPanel',
    'src/features/account/AccountScreen.tsx#AccountScreen',
    'src/features/account/CustomerServicePanel.tsx#CustomerServicePanel',
    'src/features/account/FormPage.tsx#FormPage',
    'src/features/account/ListsPanel.tsx#ListsPanel',
    'src/features/account/SignInForm.tsx#SignInForm',
    'src/routes/UserProfile.tsx#UserProfile',
    'src/ui/fields/PasswordField.tsx#PasswordField',
    'src/ui/fields/TextField.tsx#TextField',
    'src/ui/icons/EyeIcon.tsx#EyeIcon',
  ],
  account: [
    'src/features/account/AccountPage.tsx#AccountPage',
    'src/features/account/AccountTile.tsx#AccountTile',
    'src/features/account/SignOutButton.tsx#SignOutButton',
  ],
  'sign-up': [
    'src/features/account/SignUpScreen.tsx#SignUpScreen',
    'src/routes/SignUp.tsx#SignUp',
    'src/ui/fields/Answer.tsx#Answer',
    'src/ui/fields/DigitsField.tsx#DigitsField',
  ],
  suggestions: [
    'src/features/search/ProductSuggestion.tsx#ProductSuggestion',
    'src/ui/suggestions/SuggestionList.tsx#Suggestion',
  ],
  'forget-password': [
    'src/features/account/ForgetPasswordScreen.tsx#ForgetPasswordScreen',
    'src/routes/ForgetPassword.tsx#ForgetPassword',
  ],
  'empty-cart': [
    'src/features/cart/CartScreen.tsx#CartScreen',
    'src/features/cart/EmptyCart.tsx#EmptyCart',
    'src/routes/ShoppingCart.tsx#ShoppingCart',
  ],
  cart: [
    'src/features/cart/CartLineItem.tsx#CartLineItem',
    'src/features/cart/CartSummary.tsx#CartSummary',
    'src/features/cart/QuantityStepper.tsx#QuantityStepper',
    'src/ui/icons/icons.tsx#MinusIcon',
    'src/ui/icons/icons.tsx#PlusIcon',
  ],
  'the notice with Undo': ['src/features/cart/UndoNotice.tsx#UndoNotice'],
  checkout: [
    'src/features/checkout/CardFields.tsx#CardFields',
    'src/features/checkout/CardForm.tsx#CardForm',
    'src/features/checkout/CardForm.tsx#CheckoutAnswer',
    'src/features/checkout/CardNumber.tsx#CardNumber',
    'src/features/checkout/CheckoutScreen.tsx#CheckoutScreen',
    'src/features/checkout/ChoiceGroup.tsx#ChoiceGroup',
    'src/features/checkout/ConfirmDialog.tsx#ConfirmDialog',
    'src/features/checkout/OrderRow.tsx#OrderRow',
    'src/features/checkout/OrderTable.tsx#OrderTable',
    'src/features/checkout/PaymentChoice.tsx#PaymentChoice',
    'src/routes/CheckOut.tsx#CheckOut',
    'src/ui/icons/LockIcon.tsx#LockIcon',
  ],
  'the note that nothing can be saved': [
    'src/features/storage/StorageNote.tsx#Note',
    'src/ui/icons/icons.tsx#CloseIcon',
  ],
  'a product without a number': ['src/routes/ProductDetail/index.tsx#ProductDetail'],
  'a dark look': ['src/ui/icons/icons.tsx#SunIcon'],
  'suggestions of a category': ['src/features/search/CategorySuggestion.tsx#CategorySuggestion'],
  'news that stand still': ['src/ui/icons/icons.tsx#PlayIcon'],
  'a picture from near': ['src/ui/icons/icons.tsx#ZoomOutIcon'],
  'a page on its way': ['src/ui/page/PageSkeleton.tsx#PageShapes', 'src/ui/page/PageSkeleton.tsx#PageSkeleton'],
  'the error view of a page': [
    'src/routes/-Fault.tsx#Fault',
    'src/routes/-Fault.tsx#FaultView',
    'src/ui/page/ErrorView.tsx#ErrorView',
  ],
  'the error view of the frame': ['src/routes/-Fault.tsx#FrameFault'],
};

/** Components that none of them renders, and why. */
export const NOWHERE: Readonly<Record<string, string>> = {
  'src/app/texts/NoTexts.tsx#NoTexts':
    'stands where no text came at all: the error view, which would follow, has no words then',
  'src/ui/page/FrameSkeleton.tsx#FrameSkeleton':
    'stands only until the texts of another language than that of the page have come',
};

/** Components that the error view itself is made of: where they fail, the few words are left that need no text. */
export const LAST: ReadonlySet<string> = new Set([
  'src/app/App.tsx#App',
  'src/routes/-Fault.tsx#FaultView',
  'src/routes/-Fault.tsx#FrameFault',
  'src/ui/page/ErrorView.tsx#ErrorView',
  'src/ui/page/PageTitle.tsx#PageTitle',
]);

/** The place of each component among all of them. */
const order = new Map(
  Object.values(PLACES)
    .flat()
    .map((name, place) => [name, place]),
);

function placeOf(name: string): number {
  return order.get(name) ?? 0;
}

/** The components that are tried at a look, one of so many. @param oneIn from 1: all of them */
export function componentsAt(look: string, oneIn: number): readonly string[] {
  return (PLACES[look] ?? []).filter((name) => placeOf(name) % oneIn === 0);
}

/** The language in which a component is rendered again: one after the other, but for that of the page. */
export function nextLanguageOf(name: string): Code {
  return CODES[1 + (placeOf(name) % 2)] ?? 'cn';
}
