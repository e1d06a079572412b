/** Runs in a page: empties all that the browser keeps for its origin, but for cookies. */
export async function emptyStores(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // Whoever opens one again waits until it is gone.
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}
