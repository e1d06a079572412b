import type { Code } from '../../facts/languages.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { linkLine } from './lines.ts';

/** The keys of the four links of the footer, all to / (§2 Home). */
export const FOOTER_LINKS = ['about', 'contact', 'membershipTerms', 'privacyPolicy'].map((name) => `footer.${name}`);

/** The footer of every page: links, hours of customer service, copyright. */
export function footerLines(code: Code = 'en'): string[] {
  return [
    `navigation "${pseudoIn(code, 'footer.links')}"`,
    ...FOOTER_LINKS.map((key) => linkLine(pseudoIn(code, key), '/')),
    `paragraph: ${pseudoIn(code, 'footer.hours')}`,
    `paragraph: ${pseudoIn(code, 'common.currency')}`,
    `paragraph: ${pseudoIn(code, 'footer.copyright')}`,
  ];
}
