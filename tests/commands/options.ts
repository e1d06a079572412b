/** A whole number of an option. @throws where it is none, or less than the least */
export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number < least)
    throw new Error(`--${name} wants a whole number from ${least} on, not «${text}».`);
  return number;
}
