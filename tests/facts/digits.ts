const DIGITS = '0123456789';
const WIDE_DIGITS = '０１２３４５６７８９';

/**
 * The digits of a text, those of Chinese keyboards included, written 0 to 9: every sign that is none is stripped (§5
 * Checkout, §5 Sign-up: the phone is numeric).
 */
export function digitsIn(text: string): string {
  return Array.from(text, (sign) => (DIGITS.includes(sign) ? sign : (DIGITS[WIDE_DIGITS.indexOf(sign)] ?? ''))).join(
    '',
  );
}
