import type { Words } from '../words-of-machine.ts';

/** The checkout machine in plain words. */
export const checkoutWords: Words = {
  events: {
    'installments.chosen': 'choose Installments',
    'bonusDiscount.chosen': 'choose Bonus discount',
    'creditCard.chosen': 'choose Credit card',
    'twelveMonths.chosen': 'choose 12 months',
    'twentyFourMonths.chosen': 'choose 24 months',
    'sixMonths.chosen': 'choose 6 months',
    'group.changed': 'type in a card group',
    'code.changed': 'type the security code',
    'day.chosen': 'choose the expiry day',
    'year.chosen': 'choose the expiry year',
    'checkout.submitted': 'press Checkout',
    'field.changed': 'any field changes',
    'confirmation.dismissed': 'press OK',
  },
  guards: {
    isWholeNumber: 'sixteen digits at once',
    isDay: 'a day from 1 to 31',
    isYear: 'a year from 2024 to 2055',
    isIncomplete: 'any card group or the code is empty',
  },
  actions: {
    'raise field.changed': 'a field changed',
    fillAllGroups: 'fill all four groups',
    fillGroup: 'fill the group',
    setCode: 'keep the code',
    setDay: 'keep the day',
    setYear: 'keep the year',
  },
};
