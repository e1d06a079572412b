const WIDE_DIGIT = /[０-９]/gu;
const WIDE_TO_NARROW = 0xfee0;

/**
 * The digits 0 to 9 of a text, and those of Chinese keyboards made narrow; all else goes (§2 /SignUp, §5 Checkout). «²»
 * and «½» are no digits, though they are made of some.
 */
export function digitsIn(text: string): string {
  return text
    .replace(WIDE_DIGIT, (digit) => String.fromCharCode(digit.charCodeAt(0) - WIDE_TO_NARROW))
    .replace(/[^0-9]/g, '');
}
