/**
 * What a field tells the browser and the keyboard on the screen, beside its words: WCAG 1.3.5 asks for the purpose of what
 * is about the shopper, §5 says what is required, and R13 keeps digits alone in a card.
 */
export interface FieldFacts {
  /** `select-one` for a list to choose from. */
  readonly type: 'text' | 'password' | 'tel' | 'select-one';
  /** The purposes that it may have, by HTML's list for `autocomplete`; empty where it has none. */
  readonly autocomplete: readonly string[];
  readonly inputMode: string;
  readonly required: boolean;
}

const DIGITS = 'numeric';
const CHOICE: FieldFacts = { type: 'select-one', autocomplete: [''], inputMode: '', required: false };

/** The fields of the shop by the key of their name. */
export const FIELDS: Readonly<Record<string, FieldFacts>> = {
  'search.label': { type: 'text', autocomplete: ['off'], inputMode: 'search', required: false },
  'form.userName': { type: 'text', autocomplete: ['username'], inputMode: 'text', required: true },
  'form.password': {
    type: 'password',
    autocomplete: ['current-password', 'new-password'],
    inputMode: '',
    required: true,
  },
  'form.email': { type: 'text', autocomplete: ['email'], inputMode: 'email', required: true },
  'form.phone': { type: 'tel', autocomplete: ['tel'], inputMode: DIGITS, required: false },
  'form.address': { type: 'text', autocomplete: ['address-line1'], inputMode: 'text', required: false },
  'checkout.cardGroup': { type: 'text', autocomplete: ['cc-number'], inputMode: DIGITS, required: true },
  'checkout.securityCode': { type: 'text', autocomplete: ['cc-csc'], inputMode: DIGITS, required: true },
  'detail.quantity': CHOICE,
  'checkout.expiryDay': CHOICE,
  'checkout.expiryYear': { ...CHOICE, autocomplete: ['cc-exp-year'] },
};

/** The name of the button that shows a password, by its key. */
export const REVEALS = 'form.revealPassword';
