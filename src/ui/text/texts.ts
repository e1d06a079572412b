import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

/** The texts of a language. */
export interface Texts {
  /** Its BCP 47 tag. */
  readonly language: string;
  readonly t: TFunction;
}

/** Hands the texts of the language that is shown to all that says something. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/**
 * The texts of the language that is shown.
 *
 * @throws outside of the shop
 */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There are no texts here.');
  return texts;
}
