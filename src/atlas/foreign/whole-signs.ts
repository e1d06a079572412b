/** Half a pair of code units. No address can hold it, and no file that is saved. */
const HALF = /\p{Cs}/u;
const ALL_HALVES = /\p{Cs}/gu;

/** Whether a text has whole signs only. */
export function isWhole(text: string): boolean {
  return !HALF.test(text);
}

/** A text with what stands for any lost sign in the place of each half of one. */
export function madeWhole(text: string): string {
  return text.replaceAll(ALL_HALVES, '\u{fffd}');
}
