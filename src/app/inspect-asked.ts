/** Where a tab keeps that it is inspected, for as long as it is open. */
export const INSPECTED = 'loadout-inspected';

/**
 * Which inspection is asked for: by the address, or by an address that this tab had before; null for none. Links of the
 * shop do not carry it along.
 */
export function askedInspection(window: Window): string | null {
  const asked = new URLSearchParams(window.location.search).get('inspect');
  try {
    // Where a site may keep nothing, its storage cannot even be asked for.
    return asked ?? window.sessionStorage.getItem(INSPECTED);
  } catch {
    return asked;
  }
}
