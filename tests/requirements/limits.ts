/** Sections 8 and 9, the error catalogue and the limits, in the words of the specification. */
export const limitRequirements = {
  '§8 *Required': "'*Required': an empty mandatory field.",
  '§8 *Error mail': "'*Error mail': an invalid email.",
  '§8 Please confirm':
    "'Please confirm whether the information is correct': checkout with empty card number group or security code, " +
    'shown in an OK dialog.',
  '§8 add to cart': 'Add-to-cart confirmation dialog: text for adding to cart.',
  '§8 script chunk':
    'Script chunk failure: an error stating the chunk failed to load, with the failure type and address.',
  '§8 unexpected error': "'Unexpected Application Error!' with the error message: generic routing error view.",
  '§9 news': 'News rotation every 5000 ms over 6 images.',
  '§9 row step': 'Row scroll step 1000 px.',
  '§9 quantity': 'Quantity dropdown maximum 20 (or inventory if lower);',
  '§9 plus': 'cart plus control has no upper bound.',
  '§9 card number': 'Card number: 4 groups of 4 digits;',
  '§9 security code': 'security code 3 digits.',
  '§9 expiry day': 'Expiry day options 1 to 31;',
  '§9 expiry year': 'year options 2024 to 2055.',
  '§9 plans': 'Installment plans 6, 12, 24 months.',
  '§9 languages': 'Supported languages en, cn, tw (fallback en);',
  '§9 detection': 'detection order cookie, local storage, html tag, path, subdomain;',
  '§9 language cookie': 'the choice is cached in a cookie.',
  '§9 prices': 'Prices shown with a dollar sign and no decimals;',
  '§9 total': 'cart total is the sum of price times quantity.',
  '§9 chunk timeout': 'Script chunk load timeout 120 seconds.',
  '§9 performance': 'Performance metrics (CLS, FID, FCP, LCP, TTFB) are measured but no handler uses them.',
} as const;
