import { languageOfTag } from '../../../machines/language/languages.ts';

/** The public code for a detected one: that of the language whose BCP 47 tag it is, else itself in small letters (R11). */
export function publicCode(detected: string): string {
  return languageOfTag(detected) ?? detected.toLowerCase();
}
