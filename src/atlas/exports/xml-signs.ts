/** What XML forbids even as a reference, and half of a pair of code units. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{d800}-\u{dfff}\u{fffe}\u{ffff}]/gu;

/** A text of XML, or for one, with what stands for a lost sign where it has one that XML forbids. */
export function allowedInXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '\u{fffd}');
}
