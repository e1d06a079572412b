/** Sections 4, 5 and 6, states, validation and roles, and the calls of section 7, in the words of the specification. */
export const ruleRequirements = {
  '§4 Cart: new product': 'adding a new product creates an item with quantity 1 at the front of the list;',
  '§4 Cart: existing product': 'adding an existing one increments it.',
  '§4 Cart: minus': 'The minus control decrements and removes the item at 0;',
  '§4 Cart: plus': 'plus increments with no upper bound.',
  '§4 Cart: Add Cart':
    'On the detail page Add Cart sets (replaces) the quantity to the dropdown value, or adds the item with that ' +
    'quantity.',
  '§4 Cart: Buy Now': 'Buy Now does the same and navigates to the cart.',
  '§4 Login: form': 'unauthenticated (name Guest or empty) shows sign-in;',
  '§4 Login: Log in': 'after both fields are filled, Log in sets the name and login and the account page appears.',
  '§4 Payment method: card': 'methods 0 and 2 show the card fields;',
  '§4 Payment method: installments': 'method 1 shows the installment choice plus card fields.',
  '§4 Language: choice': 'selection changes the language and is stored in local storage;',
  '§4 Language: start': 'on start the stored language is restored, else the first supported one.',
  '§4 Display flag: on': 'turns on at submit',
  '§4 Display flag: off': 'and off when any field changes.',
  '§5 Sign-in: empty':
    "on Log in, if user name or password is empty nothing happens except '*Required' beside each empty field.",
  '§5 Sign-up: Submit': 'Submit only turns on the error display.',
  '§5 Sign-up: empty': "User name, email and password show '*Required' when empty;",
  '§5 Sign-up: email': "a non-empty email failing a standard email pattern shows '*Error mail'.",
  '§5 Sign-up: phone': 'Phone is numeric input;',
  '§5 Sign-up: optional': 'address is free; neither is required.',
  '§5 Sign-up: nothing sent': 'Nothing is submitted.',
  '§5 Forget password: empty': "empty email shows '*Required';",
  '§5 Forget password: email': "invalid email shows '*Error mail'.",
  '§5 Forget password: nothing sent': 'Nothing is submitted.',
  '§5 Checkout: groups': 'card number inputs strip non-digits, each at most 4 characters;',
  '§5 Checkout: code': 'the security code strips non-digits, max 3.',
  '§5 Checkout: dialog':
    "If any of the four number groups or the security code is empty, Checkout opens a dialog 'Please confirm " +
    "whether the information is correct' with an OK button.",
  '§5 Checkout: filled': 'When all are filled nothing further happens (no order is placed).',
  '§5 Quantity: options': "options from 1 up to the smaller of the product's inventory and 20;",
  '§5 Quantity: first': 'the first option is selected by default.',
  '§6 roles': 'Only guest versus logged-in.',
  '§6 cart': 'The cart page requires login (otherwise redirect to /UserProfile).',
  '§6 the rest': 'Everything else is open.',
  '§7 translations': 'Load translations; retry behaviour of the loader exists.',
  '§7 chunks': 'Load further application chunks; gives up after 120 seconds.',
} as const;
