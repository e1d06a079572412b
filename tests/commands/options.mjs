/**
 * A whole number that a command is given. Throws where it is none, or less than the least.
 *
 * @type {(what: string, text: string, least?: number) => number}
 */
export const wholeNumberFor = (what, text, least = 1) => {
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number < least)
    throw new Error(`${what} wants a whole number from ${least} on, not «${text}».`);
  return number;
};
