/** What is seen of a text (R2): neither the white space around it nor the signs in it that draw nothing. */
export function seenText(text: string): string {
  return text
    .split(/\p{Cf}|\p{Default_Ignorable_Code_Point}|\u2800/u)
    .join('')
    .trim();
}
