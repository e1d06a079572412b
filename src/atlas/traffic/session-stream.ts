/** One session in a file: its bytes, good until the next one is asked for, and where they are. */
export interface SessionPart {
  readonly bytes: Uint8Array;
  /** The place of its first byte in the file. */
  readonly offset: number;
}

const LINE_END = 0x0a;
const BRACKET = 0x5d;
const BRACE = 0x7d;
const CARRIAGE_RETURN = 0x0d;
/** Of `]}` between two ends of lines, at most: one can be of two bytes. */
const END_LENGTH = 5;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => BLANKS.has(byte));
}

/** The place after the line `]}`, with which every session ends; -1 where there is none from a place on. */
function endOf(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(LINE_END, from); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) {
    if (bytes[at + 1] !== BRACKET || bytes[at + 2] !== BRACE) continue;
    const last = bytes[at + 3] === CARRIAGE_RETURN ? at + 4 : at + 3;
    if (bytes[last] === LINE_END) return last + 1;
  }
  return -1;
}

/** Bytes that are added at the end and taken away at the beginning. */
class Buffer {
  #bytes = new Uint8Array(2 ** 17);
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  /** What is in it; good until more is added. */
  get view(): Uint8Array {
    return this.#bytes.subarray(this.#start, this.#end);
  }

  add(chunk: Uint8Array): void {
    if (this.#end + chunk.length > this.#bytes.length) {
      const { view } = this;
      // What is left moves to the beginning, and to more room where that is not enough.
      if (view.length + chunk.length > this.#bytes.length)
        this.#bytes = new Uint8Array(2 * (view.length + chunk.length));
      this.#bytes.set(view);
      this.#start = 0;
      this.#end = view.length;
    }
    this.#bytes.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  take(count: number): Uint8Array {
    this.#start += count;
    return this.#bytes.subarray(this.#start - count, this.#start);
  }
}

/**
 * Cuts the bytes of a file into the sessions that it holds, any number of them, one after the other. It holds one session and one
 * chunk at a time, however large the file is. A file in another layout is taken for a single session.
 */
export class SessionSplitter {
  readonly #buffer = new Buffer();
  #offset = 0;
  #searched = 0;

  /** The sessions that end in the next bytes of the file. */
  *add(chunk: Uint8Array): Generator<SessionPart> {
    this.#buffer.add(chunk);
    for (let end = endOf(this.#buffer.view, this.#searched); end >= 0; end = endOf(this.#buffer.view, 0))
      yield this.#take(end);
    // The end may lie across two chunks.
    this.#searched = Math.max(0, this.#buffer.length - END_LENGTH);
  }

  /** What is left after the last bytes of the file. */
  *end(): Generator<SessionPart> {
    if (!isBlank(this.#buffer.view)) yield this.#take(this.#buffer.length);
  }

  #take(count: number): SessionPart {
    const offset = this.#offset;
    this.#offset += count;
    return { bytes: this.#buffer.take(count), offset };
  }
}

/** The sessions of a file, as its bytes come. */
export async function* sessionsIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<SessionPart> {
  const splitter = new SessionSplitter();
  for await (const chunk of chunks) yield* splitter.add(chunk);
  yield* splitter.end();
}
