import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isEncodable } from '../../../src/build/hosting/encodings.ts';
import { typeOf } from '../../../src/build/hosting/file-types.ts';
import { serve, serveBuild, type Served } from '../../pages/served.ts';

/** What is sent for a file. */
interface Answer {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

function answerOf(file: string): Answer {
  const whole = readFileSync(file);
  const isCompressed = isEncodable(file);
  const body = isCompressed ? brotliCompressSync(whole) : whole;
  const encoding = isCompressed ? { 'Content-Encoding': 'br' } : {};
  return { body, headers: { 'Content-Type': typeOf(file), 'Content-Length': body.length, ...encoding } };
}

/**
 * Serves another build: one of this shop as this shop is served; any other as a usual host does, files compressed beforehand, and the
 * first page for what is none. @throws where the folder has no first page
 */
export async function servePeer(folder: string): Promise<Served> {
  if (existsSync(join(folder, 'pages'))) return serveBuild(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const answers = new Map<string, Answer>(
    files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, answerOf(file)]),
  );
  const first = answers.get('/index.html');
  if (first === undefined) throw new Error(`${folder} has no index.html.`);
  return serve((request, response) => {
    const { headers, body } = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname) ?? first;
    response.writeHead(200, headers).end(body);
  });
}
