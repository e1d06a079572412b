/** What an address opens: `#cart` a machine, `#cart/lines.filled` a state of it, `#cart/cart.lines: …` a transition. */
export interface AddressTarget {
  readonly machine: string;
  readonly part: string | null;
}

/** The part of the address after `#` for what is open. */
export function addressOf({ machine, part }: AddressTarget): string {
  return `#${encodeURIComponent(machine)}${part === null ? '' : `/${encodeURIComponent(part)}`}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address opens; null where it names nothing. */
export function targetIn(hash: string): AddressTarget | null {
  const [, machine = '', part = ''] = /^#?([^/]*)\/?(.*)$/su.exec(hash) ?? [];
  if (machine === '') return null;
  return { machine: decoded(machine), part: part === '' ? null : decoded(part) };
}

/** Whether a part is a transition: states never have a colon in their ids. */
export function isTransition(part: string): boolean {
  return part.includes(': ');
}
