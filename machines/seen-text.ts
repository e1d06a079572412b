/** What is seen of a text: neither the white space around it (R2) nor signs that draw nothing, as U+200B and U+3164. */
export function seenText(text: string): string {
  return text.replace(/[\p{Cf}\p{DI}\u2800]/gu, '').trim();
}
