import { literally } from '../../facts/literally.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { linkLine } from './lines.ts';

/** The error view (§2 Error view, §8), with a message that matches a pattern. */
export function faultPage(message: string): RegExp {
  return new RegExp(
    `^${[
      literally(`heading "${pseudo('errors.unexpected.heading')}" [level=1]`),
      literally(`paragraph: ${pseudo('errors.unexpected.text')}`),
      literally(`term: ${pseudo('errors.unexpected.message')}`),
      `definition: "?${message}"?`,
      literally(linkLine(pseudo('common.backToHome'), '/')),
    ].join(String.raw`\n`)}$`,
    'u',
  );
}

/** The message of a script that did not come: what happened to it, and its address, each by a pattern (§8). */
export function chunkMessage(type: string, address: string): string {
  const [before = '', between = '', after = ''] = pseudo('errors.chunk', { type: '\n', address: '\n' })
    .split('\n')
    .map(literally);
  return `${before}${type}${between}${address}${after}`;
}
