import { wholeNumberFor } from './options.mjs';

/** A whole number of an option. @throws where it is none, or less than the least */
export function wholeNumber(name: string, text: string, least = 1): number {
  return wholeNumberFor(`--${name}`, text, least);
}
