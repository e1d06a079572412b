import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that files are stored in, best first, with the ending of such a file. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Encoding = (typeof ENCODINGS)[number]['name'];

/** What is worth encoding: the rest is compressed in itself. */
const TEXT = /\.(?:html|js|css|json|svg|txt|walks|xml)$/u;

export function isEncodable(file: string): boolean {
  return TEXT.test(file);
}

/** Above this size in bytes the best brotli takes seconds and saves little. */
const LARGE = 400_000;
const GOOD_QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ENCODE: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? GOOD_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Encodes a file in each encoding, as files with their endings. */
export async function encoded(content: Buffer): Promise<readonly (readonly [ending: string, content: Buffer])[]> {
  return Promise.all(ENCODINGS.map(async ({ name, ending }) => [ending, await ENCODE[name](content)] as const));
}

/** The encoding to send: the best that an `Accept-Encoding` header allows; undefined where it allows none. */
export function encodingFor(accepted = ''): (typeof ENCODINGS)[number] | undefined {
  const allowed = new Map(
    accepted.split(',').map((part) => {
      const [name = '', quality] = part.trim().split(/\s*;\s*q=/u);
      return [name, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  return ENCODINGS.find(({ name }) => (allowed.get(name) ?? 0) > 0);
}
