/** How many rulings the specification has: R1 to R33. Each of them has a requirement, or a spec says so. */
export const RULINGS = 33;

/** The rulings, in their words: what the shop does where the specification is silent or odd. */
export const rulingRequirements = {
  'R1 flag and name': 'The flag `login` guards the cart, the name decides sign-in form or account page.',
  'R1 new visitor': 'A new visitor is Guest with login true: the cart opens, /UserProfile shows the sign-in form.',
  'R1 signing out':
    'Signing out (not shown, so ours: on the account page and in the Security tile) sets Guest and login false;',
  'R1 signed out': 'from then on /ShoppingCart redirects to /UserProfile until someone signs in.',
  'R2 GUEST': 'Signing in as `GUEST` sets the name and still shows the sign-in form.',
  'R2 white space': 'A name or password of white space alone is empty.',
  'R3 carried':
    'The carried data is the typed search parameter `?category=<id>`: shop links carry it, so a shared or reloaded ' +
    'link works.',
  'R3 redirect': '/ProductList, /ProductList/Mouse without it, and an unknown id redirect to /.',
  'R4 looked up': 'The product is looked up by the `{id}` in the path, so shared links work.',
  'R4 missing': 'A missing or unknown id shows a «product not found» message with a way home, in place, no redirect.',
  'R5 any other path': 'Home is shown at that address, without a redirect.',
  'R6 quantities': 'Exactly so.',
  'R6 stock note':
    'Above the stock the cart line carries a visible, announced note («Only 10 in stock»); nothing is blocked.',
  'R6 Undo': 'Removing a line offers Undo.',
  'R7 out of stock': 'Stock 0: no options, both buttons disabled, «Out of stock» said in words.',
  'R8 display flag': 'One machine for every form: sign-in, sign-up, forget-password, checkout.',
  'R9 nothing sent': 'A valid submit sends nothing, moves nowhere, stores nothing.',
  'R9 said': 'One line of text (role status) says that this showcase sends nothing.',
  'R10 emptiness': 'The test is emptiness alone: «1» in a group is filled.',
  'R10 filled':
    'When all are filled: no dialog, no navigation, the cart keeps its lines; one line of text (role status) says ' +
    'that no order is placed and nothing is charged.',
  'R11 codes': '`en`, `cn`, `tw` are the public codes (addresses, cookie, storage).',
  'R11 tags': 'Dates, numbers, plurals and `<html lang>` get BCP 47 tags: en, zh-CN (zh-Hans), zh-TW (zh-Hant);',
  'R12 prices': '`$1,500` in every language (thousands separator, no space).',
  'R12 integers': 'Money is integer arithmetic.',
  'R13 expiry': 'To the letter.',
  'R14 nothing leaves': 'Nothing leaves the browser.',
  'R14 kept':
    'Cart lines (id and quantity alone), the language and the signed-in name survive a reload and are shared ' +
    'between tabs;',
  'R14 validated': 'each is validated when read back and re-priced from the catalogue.',
  'R14 secrets':
    'Passwords, card numbers, expiry and security codes never reach storage, the address, the console or an inspector.',
  'R15 suggestions': 'Suggestions while typing: picture, name, price;',
  'R15 keys': 'arrow keys, Enter and Escape work;',
  'R15 picking': 'picking one opens its detail;',
  'R15 count': 'a line says how many were found;',
  'R15 matching': 'Chinese text and full-width letters match.',
  'R15 no route': 'No new route.',
  'R16 categories': 'Each leads to its category page.',
  'R17 panels':
    'Each opens a panel on the account page with honest content: no orders exist in this showcase; no address or ' +
    'payment is stored;',
  'R17 Lists': 'Lists holds the products marked with a heart (survive a reload);',
  'R17 Security': 'Security holds Sign out;',
  'R17 Customer Service': 'Customer Service holds the hours and contact.',
  'R18 measured': 'Measured with the web-vitals library and handed to an optional handler, none by default.',
  'R18 INP': 'INP replaces FID, which that library dropped when browsers did.',
  'R19 error': 'The error names type and address of the chunk, as specified.',
  'R19 before it': 'Before the error view: retries, then at most one reload per build; the cart survives.',
  'R20 packs': 'In-game coin packs: «1000 coins» packs cost 500, the larger ones 1500; stocks vary from 1 to 134.',
  'R20 no products':
    'Headset (3) and Keycaps (5) have no products: their row or page says so, with a picture, and leads on.',
  'R21 gallery': 'a gallery of rendered views with zoom,',
  'R21 rows': 'a specification list whose rows are true of the picture,',
  'R21 seen': '«Goes with it» and «Seen lately» (ids alone are kept, validated).',
  'R21 coins': 'Coin packs say what 1,000 coins cost.',
  'R22 showcase':
    'on /ShoppingCart and /CheckOut one line says that this is a showcase, that no order is placed and nothing is ' +
    'charged, and that shipping and tax are no part of it: plain text, not role status, which stays the answer to ' +
    'Checkout (R10).',
  'R22 dollar': 'Which dollar is meant stands in words in the footer and beside the total.',
  'R23 before the press':
    'Where the cart holds the product, the page says before the press what will happen («3 in your cart; Add Cart sets ' +
    'it to 1»).',
  'R25 stock note': 'the note above the stock stands here and at checkout as well as in the cart.',
  'R24 other names': 'plurals, other names and the names of the other languages are found;',
  'R24 ranking': 'names rank before descriptions;',
  'R24 categories': 'categories are suggestions, too;',
  'R24 count': 'the count is seen as well as heard;',
  'R24 Enter': 'Enter without a marked option opens the first;',
  'R25 View cart': 'OK stays as it is. Beside it a link «View cart» and the quantity;',
  'R26 Remove': 'Each line also has «Remove», with the same Undo.',
  'R27 guests': 'Below it guests find their list of hearts and the contact of customer service.',
  'R28 first expiry': 'Day 1 of the current year (the last one offered, if the year is beyond).',
  'R29 monthly':
    'Each says its monthly amount (total divided by months, rounded up to a whole dollar, «about»), before any fee; the ' +
    'radio’s name stays «6 months», the amount is its description.',
  'R30 one cart':
    'One cart for all tabs of a browser: every action of every tab counts, as if all had been pressed one after another ' +
    'in one tab.',
  'R30 hearts': 'The same for hearts.',
  'R30 last choice': 'Name and language: the last choice wins everywhere.',
  'R31 this browser': '`?inspect` speaks to this browser alone, and a line on the page says so while it does.',
  'R31 asked first': '`?inspect=stately` sends to another site: it asks first, each time, and says what is sent;',
  'R31 without a yes': 'without a yes nothing is.',
  'R31 public': 'A field is told only when its machine declares it as public; everything else is masked.',
  'R32 without a network': 'After one visit the shop opens on every route without a network, in the language chosen.',
  'R32 new build': 'A new build replaces the old one whole, never half.',
  'R33 before any script': 'The HTML of each route holds its words, prices, pictures and links before any script runs,',
  'R33 language': 'in the language of the cookie (§9), English without one.',
} as const;
