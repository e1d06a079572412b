/** A pattern that matches a text as it stands. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\{}/]/gu, String.raw`\$&`);
}
