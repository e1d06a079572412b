/** A card number has 12 to 19 digits (ISO/IEC 7812). */
const SHORTEST = 12;
const LONGEST = 19;

/** Digits of any keyboard, with at most one blank, dot or hyphen between two of them. */
const RUN = /[0-9０-９](?:[ .-]?[0-9０-９]){11,}/gu;

const WIDE_TO_NARROW = 0xfee0;

function digitsOf(run: string): number[] {
  const narrow = run.replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - WIDE_TO_NARROW));
  return Array.from(narrow.replace(/[^0-9]/gu, ''), Number);
}

/** Luhn's check: every second digit from the right is doubled, and the sum of all digits divides by ten. */
function passesLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function holdsCardNumber(run: string): boolean {
  const digits = digitsOf(run);
  for (let from = 0; from + SHORTEST <= digits.length; from += 1)
    for (let length = SHORTEST; length <= LONGEST && from + length <= digits.length; length += 1)
      if (passesLuhn(digits.slice(from, from + length))) return true;
  return false;
}

/** A text in which every run of digits that may be a card number is replaced, wherever it stands. */
export function withoutCardNumbers(text: string, mark: string): string {
  return text.replace(RUN, (run) => (holdsCardNumber(run) ? mark : run));
}
