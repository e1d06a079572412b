/** Markup without the names of classes, and with those that React makes up numbered, so that only what a page says counts. */
export function plainMarkup(markup: string): string {
  const names = new Map<string, string>();
  return markup
    .replaceAll(/ class="[^"]*"/gu, '')
    .replaceAll(/_R_\w*_/gu, (name) => names.get(name) ?? names.set(name, `name${names.size}`).get(name) ?? name);
}
