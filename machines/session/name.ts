import { seenText } from '../seen-text.ts';

/** The name of a shopper who has not signed in (§3 User). */
export const GUEST_NAME = 'Guest';

/** The sample address that the seed gives every user (§3 User). */
export const SAMPLE_EMAIL = 'shopper@example.com';

/**
 * Whether a name stands for somebody. A name that is missing, white space alone, or `guest` in any case does not
 * (§2 /UserProfile, R2), and signs that draw nothing are no part of it.
 */
export function isSomebody(name: string): boolean {
  const plain = seenText(name).toLowerCase();
  return plain !== '' && plain !== GUEST_NAME.toLowerCase();
}
