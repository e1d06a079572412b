/** What the bundler says of a chunk that did not come: how it failed, and its address (§8 Script chunk failure). */
export interface ChunkFailure {
  readonly type: string;
  readonly address: string;
}

/** The chunk failure in an error, if it is one. Scripts and style sheets of a chunk fail alike. */
export function chunkFailureOf(error: unknown): ChunkFailure | undefined {
  return error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    'request' in error &&
    typeof error.request === 'string'
    ? { type: error.type, address: error.request }
    : undefined;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
