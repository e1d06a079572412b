import { english } from '../../facts/texts.ts';

function escaped(text: string): string {
  return text.replaceAll(/[!.*?()[\]]/gu, String.raw`\$&`);
}

/** The error view (§2 Error view, §8), with a message that matches a pattern. */
export function faultPage(message: string): RegExp {
  return new RegExp(
    [
      '^heading "Unexpected Application Error!" \\[level=1\\]',
      `paragraph: ${escaped(english('errors.unexpected.text'))}`,
      'term: Error message',
      `definition: "?${message}"?`,
      'link "Back to home"$',
    ].join('\\n'),
    'u',
  );
}
