/** Section 2, screens and routes, in the words of the specification. */
export const screenRequirements = {
  '§2 Header: logo': 'Logo and title: click goes to /.',
  '§2 Header: search': 'Search text box: typing only; any search action is not shown.',
  '§2 Header: banner': 'Scrolling marquee banner.',
  '§2 Header: greeting': 'User area: greeting with the user name; click goes to /UserProfile.',
  '§2 Header: language':
    'Language switcher: hover or click opens a list of languages with flag images; choosing one changes the language.',
  '§2 Header: cart link':
    'Cart link to /ShoppingCart with a badge showing the total quantity, shown only when above 0.',
  '§2 Header: categories': 'A category list in the header: behaviour not shown.',
  '§2 /: home': 'Home.',
  '§2 /: news': 'News image rotating every 5 seconds over 6 images',
  '§2 /: adverts': 'four advert images',
  '§2 /: category list': 'a category list (click goes to /ProductList/{category name} carrying the category)',
  '§2 /: rows': 'horizontal product rows for Keyboard (type 2), Mouse (1), Fan (4), Keycaps (5), Others (6).',
  '§2 /: row arrows': 'Each row has a pair of scroll arrows (1000 px step) shown only if the content overflows.',
  '§2 /: product': 'Clicking a product goes to /ProductDetail/{id} carrying the product.',
  '§2 /: footer':
    'Footer: About, Contact, Membership Terms, Privacy Policy links (all point to /), a copyright line and customer' +
    ' service hours text.',
  '§2 /ProductList: redirect': 'Category page. If opened without carried category data it redirects to /.',
  '§2 /ProductList: products':
    'Shows a category title bar, then the products whose type equals the category id, each with image, name, price ' +
    'and a cart icon.',
  '§2 /ProductList: cart icon': 'Clicking the cart icon adds one unit (increments if already in the cart)',
  '§2 /ProductList: dialog': 'and opens a dialog with an OK button and the add-to-cart text.',
  '§2 /ProductList: card': 'Clicking elsewhere on the card opens the detail.',
  '§2 /ProductDetail: product':
    'Detail page using the carried product (no redirect if it is missing; what is shown then: not shown).',
  '§2 /ProductDetail: parts': 'Shows image, name, price, a quantity dropdown, an Add Cart button and a Buy Now button',
  '§2 /ProductDetail: Buy Now': '(Buy Now sets the cart and goes to /ShoppingCart).',
  '§2 /UserProfile: form':
    'If the user name is missing or is guest (any case): sign-in form with UserName and Password, a Log in button,',
  '§2 /UserProfile: forget-password link': 'a forget-password link to /ForgetPassword',
  '§2 /UserProfile: sign-up button': 'and a Sign up button to /SignUp.',
  '§2 /UserProfile: tiles':
    'Otherwise the account page with six tiles: Orders, Address, Security, Payments, Lists, Customer Service (tile ' +
    'actions not shown).',
  '§2 /SignUp: form':
    'Create-account form: UserName, Email, Password, Phone Number (numeric), Address, a Submit button,',
  '§2 /SignUp: sign-in link': 'and a Sign in link to /UserProfile.',
  '§2 /ForgetPassword: form': 'Email field and Submit.',
  '§2 /ShoppingCart: redirect': 'Redirects to /UserProfile if the user is not logged in.',
  '§2 /ShoppingCart: empty': 'Empty cart shows an empty message and image.',
  '§2 /ShoppingCart: lines':
    'Otherwise lists items (image, name, quantity minus/plus control, unit price), a total product amount',
  '§2 /ShoppingCart: check out': 'and a check out link to /CheckOut.',
  '§2 /CheckOut: parts': 'Order information table, payment method choice, card entry, Checkout button.',
  '§2 any other path': 'Shows the home page.',
  '§2 error view':
    'A generic error view headed "Unexpected Application Error!" with the error message appears on an unhandled ' +
    'routing error.',
} as const;
