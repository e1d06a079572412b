/**
 * The origin of the shop, `https://shop.example`, as `LOADOUT_ORIGIN` tells it to the build; empty where the build does not
 * know it. A path or a slash at its end is no part of it.
 *
 * @throws Error where it is no address of the web
 */
export function originOf(told = ''): string {
  if (told === '') return '';
  const address = URL.canParse(told) ? new URL(told) : undefined;
  if (address === undefined || !/^https?:$/u.test(address.protocol))
    throw new Error(`LOADOUT_ORIGIN is «${told}», and not the address of a shop such as https://shop.example.`);
  return address.origin;
}
