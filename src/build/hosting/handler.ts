import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { askedLanguage } from '../pages/asked-language.ts';
import { pageFile, pageFor } from '../pages/page-table.ts';
import { policyOf } from './build-policy.ts';
import { encodingFor, isEncodable } from './encodings.ts';
import { typeOf } from './file-types.ts';
import { FILE_PATHS, HASHED_PATHS, headersFor, isUnder, type Kind, ROOT_FILES } from './headers.ts';

const ROOT_PATHS: ReadonlySet<string> = new Set(ROOT_FILES.map((file) => `/${file}`));

/** Which file answers a request, below the folder of the build, and how long it is believed. */
export interface Choice {
  readonly file: string;
  readonly kind: Kind;
}

/** What a request asks for. A person who opens the address of a file that is missing gets the shop (R5). */
export function choiceFor(url: URL, { cookie, accept = '' }: IncomingMessage['headers'], isThere: boolean): Choice {
  const { pathname } = url;
  if (ROOT_PATHS.has(pathname) || (isUnder(FILE_PATHS, pathname) && (isThere || !accept.includes('text/html')))) {
    return { file: pathname.slice(1), kind: isUnder(HASHED_PATHS, pathname) ? 'hashed' : 'file' };
  }
  return { file: pageFile(pageFor(url), askedLanguage(cookie)), kind: 'page' };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The tag by which a browser asks whether its copy is still good. */
function tagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** A path as it was meant; one that cannot be decoded stays as it is, and is the name of no file. */
function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** What is asked for; null where that is no address. Slashes in a row are one, as for other hosts: two would begin a host's name. */
function addressIn(asked = '/'): URL | null {
  try {
    return new URL(asked.replace(/^[/\\]+/u, '/'), 'http://localhost');
  } catch {
    return null;
  }
}

async function answer(
  folder: string,
  policy: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const inside = (path: string) => {
    const full = normalize(join(folder, path));
    return full.startsWith(folder + sep) ? full : folder;
  };
  const url = addressIn(request.url);
  if (url === null) {
    response
      .writeHead(400, { ...headersFor('file', policy), 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Bad request');
    return;
  }
  const isThere = await isFile(inside(pathOf(url)));
  const { file, kind } = choiceFor(url, request.headers, isThere);
  const path = inside(kind === 'page' ? file : pathOf(url));
  if (!(await isFile(path))) {
    response
      .writeHead(404, { ...headersFor('file', policy), 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Not found');
    return;
  }
  const encoding = isEncodable(path) ? encodingFor(request.headers['accept-encoding']?.toString()) : undefined;
  const content = await readFile(path + (encoding?.ending ?? ''));
  const tag = tagOf(content);
  const headers = {
    ...headersFor(kind, policy),
    'Content-Type': typeOf(path),
    ...(encoding && { 'Content-Encoding': encoding.name }),
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Answers requests as a host does for the finished build in a folder; `npm start` and the tests are served by it. */
export function createHandler(folder: string) {
  const policy = policyOf(folder);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(folder, policy, request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}
