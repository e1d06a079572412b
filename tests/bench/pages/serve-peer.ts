import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isEncodable } from '../../../src/build/hosting/encodings.ts';
import { typeOf } from '../../../src/build/hosting/file-types.ts';
import { serve, serveBuild, type Served } from '../../pages/served.ts';

const FIRST_PAGE = 'index.html';

/**
 * Serves another build: one of this shop as this shop is served; any other as a usual host does, files compressed, and the first
 * page for what is none. @throws where the folder has no first page
 */
export async function servePeer(folder: string): Promise<Served> {
  if (existsSync(join(folder, 'pages'))) return serveBuild(folder);
  if (!existsSync(join(folder, FIRST_PAGE))) throw new Error(`${folder} has no ${FIRST_PAGE}.`);
  const answers = new Map<string, { type: string; body: Buffer; isCompressed: boolean }>();
  const answerOf = async (pathname: string) => {
    const asked = normalize(join(folder, pathname));
    const content = asked.startsWith(folder + sep) ? await readFile(asked).catch(() => null) : null;
    const file = content === null ? join(folder, FIRST_PAGE) : asked;
    const whole = content ?? (await readFile(file));
    const isCompressed = isEncodable(file);
    return { type: typeOf(file), body: isCompressed ? brotliCompressSync(whole) : whole, isCompressed };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = answers.get(pathname) ?? (await answerOf(pathname));
    answers.set(pathname, found);
    const { type, body, isCompressed } = found;
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Length': body.length,
        ...(isCompressed && { 'Content-Encoding': 'br' }),
      })
      .end(body);
  };
  return serve((request, response) => void answer(request, response));
}
