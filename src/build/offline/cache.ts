/** The name of the cache that holds the files of the shop. */
export const CACHE = 'loadout';
