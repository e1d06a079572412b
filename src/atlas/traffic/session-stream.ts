/** One session in a file: its bytes, and where they are. */
export interface SessionPart {
  readonly bytes: Uint8Array;
  /** The place of its first byte in the file. */
  readonly offset: number;
}

const LINE_END = 0x0a;
const BRACKET = 0x5d;
const BRACE = 0x7d;
/** Of `]}` between two ends of lines. */
const END_LENGTH = 4;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => BLANKS.has(byte));
}

/** The place after the line `]}`, with which every session ends; -1 where there is none from a place on. */
function endOf(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(LINE_END, from); at >= 0; at = bytes.indexOf(LINE_END, at + 1))
    if (bytes[at + 1] === BRACKET && bytes[at + 2] === BRACE && bytes[at + 3] === LINE_END) return at + END_LENGTH;
  return -1;
}

/** Bytes that grow at the end and are taken away at the beginning. */
class Buffer {
  #bytes = new Uint8Array(2 ** 17);
  length = 0;

  /** What is in it; good until the next change. */
  get view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  add(chunk: Uint8Array): void {
    if (this.length + chunk.length > this.#bytes.length) {
      const larger = new Uint8Array(2 * (this.length + chunk.length));
      larger.set(this.view);
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.length);
    this.length += chunk.length;
  }

  take(count: number): Uint8Array {
    const taken = this.#bytes.slice(0, count);
    this.#bytes.copyWithin(0, count, this.length);
    this.length -= count;
    return taken;
  }
}

/**
 * The sessions of a file that holds any number of them, one after the other, as the bytes come. It holds one session and one
 * chunk at a time, however large the file is. A file in another layout is taken for a single session.
 */
export async function* sessionsIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<SessionPart> {
  const buffer = new Buffer();
  let offset = 0;
  let searched = 0;
  for await (const chunk of chunks) {
    buffer.add(chunk);
    for (let end = endOf(buffer.view, searched); end >= 0; end = endOf(buffer.view, 0)) {
      yield { bytes: buffer.take(end), offset };
      offset += end;
    }
    // The end may lie across two chunks.
    searched = Math.max(0, buffer.length - END_LENGTH);
  }
  if (!isBlank(buffer.view)) yield { bytes: buffer.take(buffer.length), offset };
}
