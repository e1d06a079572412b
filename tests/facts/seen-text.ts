/** What is seen of a text (R2): neither the white space around it nor the signs in it that draw nothing. */
export function seenText(text: string): string {
  return text
    .split(/\p{Cf}/u)
    .join('')
    .trim();
}
