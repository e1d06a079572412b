const LONGEST = 200;

/** Letters of every script of the shop, digits, signs, white space of every kind that a field takes, and what draws nothing. */
const SIGNS = [...Array.from('aZ 09.@-_\'"<>&{}%é鼠鍵ＡＺ０９\u3000\u00a0\t'), '😀', '👩‍💻', '\u0301', '\u202e'];
const BLANKS = [' ', '\u3000', '\u00a0', '\t', '\u200b', '\u3164', '\u2800', '\ufe0f'];

/** The part of a source of chance that texts are made with. */
interface Chance {
  pick<TItem>(items: readonly TItem[]): TItem;
  below(end: number): number;
  text(length: number, alphabet: readonly string[]): string;
}

/** A text that a person can type or paste into a field of one line: empty, white space alone, short, or of 200 signs. */
export function wideText(random: Chance): string {
  return random.pick([
    () => '',
    () => random.text(1 + random.below(4), BLANKS),
    () => random.text(1 + random.below(12), SIGNS),
    () => random.text(LONGEST, SIGNS),
    () => random.text(LONGEST, BLANKS),
  ])();
}
