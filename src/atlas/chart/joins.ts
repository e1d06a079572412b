/** One machine sends another an event: by the code in a file, through a listener, a subscription or the address. */
export interface Join {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  /** In plain words. */
  readonly says: string;
  /** The file whose code joins the two. */
  readonly by: string;
}

/**
 * Which machine of the shop sends what to which. The code that joins them stands in the files that are named, and a test holds the
 * list against it and against the stream of a shop.
 */
export const joins: readonly Join[] = [
  {
    from: 'purchase',
    to: 'cart',
    event: 'item.set',
    says: 'Add Cart or Buy Now sets the quantity',
    by: 'src/features/product/detail/PurchasePanel.tsx',
  },
  {
    from: 'form',
    to: 'session',
    event: 'session.signedIn',
    says: 'the sign-in form is right',
    by: 'src/features/account/SignInForm.tsx',
  },
  {
    from: 'session',
    to: 'navigation',
    event: 'visitor.signedIn',
    says: 'someone has signed in',
    by: 'src/app/visitor.ts',
  },
  {
    from: 'session',
    to: 'navigation',
    event: 'visitor.signedOut',
    says: 'someone has signed out',
    by: 'src/app/visitor.ts',
  },
  {
    from: 'session',
    to: 'navigation',
    event: 'visitor.arrived',
    says: 'the name is Guest again',
    by: 'src/app/visitor.ts',
  },
  {
    from: 'language',
    to: 'search',
    event: 'entries.changed',
    says: 'names in the new language, and whether these are all',
    by: 'src/app/texts/keep-search-entries.ts',
  },
  ...['cart', 'wishlist', 'session'].flatMap((from) => [
    { from, to: 'storage', event: 'storage.failed', says: 'it could not be stored', by: 'src/app/shop.ts' },
    { from, to: 'storage', event: 'storage.recovered', says: 'it is stored again', by: 'src/app/shop.ts' },
  ]),
];
