/** A channel to the other pages of the site; null where it may not have one, as in Firefox where a site may keep nothing. */
export function openChannel<TChannel>(open: () => TChannel): TChannel | null {
  try {
    return open();
  } catch {
    return null;
  }
}
