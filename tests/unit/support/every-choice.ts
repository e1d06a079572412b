/** Every choice of one value for each key, the last key changing first. */
export function everyChoice<const Choices extends Readonly<Record<string, readonly unknown[]>>>(
  choices: Choices,
): { readonly [Key in keyof Choices]: Choices[Key][number] }[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as { readonly [Key in keyof Choices]: Choices[Key][number] }[];
}
