/** Whether a value is a plain object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a stored text turned out to be: of a newer shop, of nothing that any shop wrote, or a record of this version. */
export type Stored = 'newer' | 'damaged' | Record<string, unknown>;

/**
 * Reads a stored record. Never throws.
 *
 * @param version of the records that this shop writes under the key
 */
export function readRecord(text: string, version: number): Stored {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return 'damaged';
    const { v } = value;
    if (v === version) return value;
    return Number.isSafeInteger(v) && Number(v) > version ? 'newer' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** What was read, and whether a part of it had to be left out. */
export interface Read<Data> {
  readonly data: Data;
  readonly isDamaged: boolean;
}
