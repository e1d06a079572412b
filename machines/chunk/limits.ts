/** The bundler gives up on a script chunk after 120 seconds (§7, §9). Milliseconds. */
export const CHUNK_TIMEOUT = 120_000;
/** How often a chunk is asked for again. */
export const CHUNK_RETRIES = 2;
/** The wait before the first retry in milliseconds; it doubles with each. */
export const CHUNK_RETRY_DELAY = 400;
