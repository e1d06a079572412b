/**
 * The options of a command by their names, `--count 10` as `count`, and what stands beside them.
 *
 * @throws where an option is none of those that the command has, or comes without a value
 */
export function optionsIn<TName extends string>(
  args: readonly string[],
  names: readonly TName[],
): { readonly options: Readonly<Partial<Record<TName, string>>>; readonly rest: readonly string[] } {
  const options: Partial<Record<TName, string>> = {};
  const rest: string[] = [];
  for (let place = 0; place < args.length; place += 1) {
    const word = args[place] ?? '';
    if (!word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const name = names.find((one) => word === `--${one}`);
    const value = args[place + 1];
    if (name === undefined)
      throw new Error(`There is no option ${word}. There are ${names.map((one) => `--${one}`).join(', ')}.`);
    if (value === undefined) throw new Error(`${word} wants a value.`);
    options[name] = value;
    place += 1;
  }
  return { options, rest };
}

/** A whole number of an option. @throws where it is none, or less than the least */
export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number < least)
    throw new Error(`--${name} wants a whole number from ${least} on, not «${text}».`);
  return number;
}
