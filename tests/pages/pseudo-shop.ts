import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createHandler } from '../../src/build/hosting/handler.ts';
import { commonHeaders } from '../../src/build/hosting/headers.ts';
import { CODES, isCode } from '../facts/languages.ts';
import { pseudoLocale } from '../facts/pseudo-locale.ts';
import { EMPTY_TAB } from '../page/empty-tab.ts';
import type { DocumentFor } from './pseudo-pages.ts';
import { serve, type Served } from './served.ts';

/** The address of a page of the shop, which has no ending as files have. */
const PAGE_ADDRESS = /^\/[^.]*$/u;
/** The document of the flow atlas, which is the same for all visitors. */
const ATLAS = '/atlas.html';
const SERVER_FAILURE = 500;
const LOCALE_ADDRESS = /^\/locales\/(?<code>[^/]+)\/translation\.json$/u;

/** As a host sends it, and so with the files of the build: between two policies a window loses its name and its opener. */
const OPENER = 'Cross-Origin-Opener-Policy';
const opener = { [OPENER]: commonHeaders('')[OPENER] };

function send(response: ServerResponse, type: string, body: string): void {
  // What is on its way may be other words after the next build: it is asked for each time.
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', ...opener };
  response.writeHead(200, headers).end(body);
}

/**
 * Serves a build with the pseudo-locale in the place of its languages, for walks. A server does it, not routes of the
 * browser: a context that has a route keeps nothing of what it loads, and each load takes twice the processor time.
 *
 * Documents come without the policy of a host, which would refuse scripts that a walk has put in the place of others.
 *
 * @param documentFor the HTML of an address
 */
export async function servePseudoShop(folder: string, documentFor: DocumentFor): Promise<Served> {
  const handle = createHandler(folder);
  const locales = new Map(CODES.map((code) => [code, JSON.stringify(pseudoLocale(code))]));
  return serve((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const code = LOCALE_ADDRESS.exec(url.pathname)?.groups?.['code'];
    if (url.pathname === EMPTY_TAB) send(response, 'text/html', '<!doctype html><title>-</title>');
    else if (url.pathname === ATLAS) send(response, 'text/html', readFileSync(join(folder, ATLAS), 'utf8'));
    else if (isCode(code)) send(response, 'application/json', locales.get(code) ?? '');
    else if (PAGE_ADDRESS.test(url.pathname))
      void documentFor(url, request.headers).then(
        (html) => send(response, 'text/html', html),
        (error: unknown) => response.writeHead(SERVER_FAILURE).end(String(error)),
      );
    else void handle(request, response);
  });
}
