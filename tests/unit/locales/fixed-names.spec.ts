import { expect, it } from 'vitest';
import { CATEGORIES } from '../../facts/categories.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { LOCALES, localeOf } from '../../facts/texts.ts';

it.each([
  ['common.brand', 'Loadout'],
  ['common.ok', 'OK'],
  ['common.undo', 'Undo'],
  ['common.tryAgain', 'Try again'],
  ['common.total', 'Total'],
  ['search.label', 'Search products'],
  ['header.promotions', 'Promotions'],
  ['header.pausePromotions', 'Pause promotions'],
  ['header.playPromotions', 'Play promotions'],
  ['header.greeting', 'Hello, {{name}}'],
  ['header.guest', 'Guest'],
  ['header.cart', 'Cart'],
  ['header.cartWithItems_other', 'Cart, {{count}} items'],
  ['header.categories', 'Categories'],
  ['language.button', 'Language'],
  ['home.news.region', 'News'],
  ['home.news.previous', 'Previous news'],
  ['home.news.next', 'Next news'],
  ['home.news.pause', 'Pause news'],
  ['home.news.play', 'Play news'],
  ['home.shopByCategory', 'Shop by category'],
  ['home.row.scrollLeft', 'Scroll {{category}} left'],
  ['home.row.scrollRight', 'Scroll {{category}} right'],
  ['footer.about', 'About'],
  ['footer.contact', 'Contact'],
  ['footer.membershipTerms', 'Membership Terms'],
  ['footer.privacyPolicy', 'Privacy Policy'],
  ['list.addToCart', 'Add {{product}} to cart'],
  ['list.added.title', 'Added to cart'],
  ['detail.quantity', 'Quantity'],
  ['detail.addCart', 'Add Cart'],
  ['detail.buyNow', 'Buy Now'],
  ['detail.notFound.title', 'Product not found'],
  ['stock.only_other', 'Only {{count}} in stock'],
  ['stock.outOfStock', 'Out of stock'],
  ['form.userName', 'UserName'],
  ['form.password', 'Password'],
  ['form.email', 'Email'],
  ['form.phone', 'Phone Number'],
  ['form.address', 'Address'],
  ['form.submit', 'Submit'],
  ['account.signIn.submit', 'Log in'],
  ['account.signIn.forgetPassword', 'Forget password?'],
  ['account.signIn.signUp', 'Sign up'],
  ['account.orders.name', 'Orders'],
  ['account.address.name', 'Address'],
  ['account.security.name', 'Security'],
  ['account.payments.name', 'Payments'],
  ['account.lists.name', 'Lists'],
  ['account.customerService.name', 'Customer Service'],
  ['account.signOut', 'Sign out'],
  ['signUp.signIn', 'Sign in'],
  ['cart.empty', 'Your cart is empty'],
  ['cart.decrease', 'Decrease quantity of {{product}}'],
  ['cart.increase', 'Increase quantity of {{product}}'],
  ['cart.checkOut', 'Check out'],
  ['checkout.orderInformation', 'Order information'],
  ['checkout.paymentMethod', 'Payment method'],
  ['checkout.method.creditCard', 'Credit card'],
  ['checkout.method.installments', 'Installments'],
  ['checkout.method.bonusDiscount', 'Bonus discount'],
  ['checkout.installmentPlan', 'Installment plan'],
  ['checkout.months_other', '{{count}} months'],
  ['checkout.cardGroup', 'Card number, group {{group}}'],
  ['checkout.expiryDay', 'Expiry day'],
  ['checkout.expiryYear', 'Expiry year'],
  ['checkout.securityCode', 'Security code'],
  ['checkout.submit', 'Checkout'],
  ['checkout.incomplete', 'Please confirm whether the information is correct'],
  ['errors.required', '*Required'],
  ['errors.email', '*Error mail'],
  ['errors.unexpected.heading', 'Unexpected Application Error!'],
])('The English of %s is the fixed name «%s»', (key, name) => {
  expect(localeOf('en').texts.get(key)).toBe(name);
});

it.each(CATEGORIES)('The English of category $id is the name of its address, $name', ({ id, name }) => {
  expect(localeOf('en').texts.get(`category.${id}.name`)).toBe(name);
});

it.each(PRODUCTS)('The English of product $id is its name, $name', ({ id, name }) => {
  expect(localeOf('en').texts.get(`product.${id}.name`)).toBe(name);
});

it.each(LOCALES)('$code names each language in the words of that language', ({ texts }) => {
  for (const [code, { name }] of Object.entries(LANGUAGES)) expect(texts.get(`language.name.${code}`)).toBe(name);
});
