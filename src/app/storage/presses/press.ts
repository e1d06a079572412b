/** What a shopper did in one tab: the event that its machine took, and the place of it among all presses. */
export interface Press<Event> {
  /** Milliseconds since 1970, and above every press that the tab knew then: the clock may have been set back. */
  readonly at: number;
  /** The tab: letters and digits. */
  readonly tab: string;
  readonly event: Event;
}

/** Whether a press comes before (below 0) or after (above 0) another: by time, within one moment by tab. */
export function comparePresses(one: Omit<Press<unknown>, 'event'>, two: Omit<Press<unknown>, 'event'>): number {
  return one.at - two.at || (one.tab < two.tab ? -1 : Number(one.tab > two.tab));
}

/** What stands behind the prefix in the key of a press. */
export function keyOf({ at, tab }: Omit<Press<unknown>, 'event'>): string {
  return `${at}.${tab}`;
}

/**
 * The end of the year 9999, in milliseconds since 1970. A later time is damaged: what is pressed next comes after all that is
 * known (`Press.at`), so that one at the end of what can be stored would leave no room for it.
 */
const LATEST = 253_402_300_799_999;

/** Whether a stored value is the time of a press, or 0 for none. */
export function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LATEST;
}

/** Reads what stands behind the prefix in a key; null where it is no key of a press. */
export function parseKey(text: string): Omit<Press<unknown>, 'event'> | null {
  const [, at = '', tab = ''] = /^(\d{1,16})\.([a-z\d]{1,32})$/u.exec(text) ?? [];
  const press = { at: Number(at), tab };
  return tab !== '' && isTime(press.at) && keyOf(press) === text ? press : null;
}
