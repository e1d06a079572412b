import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { typeOf } from '../../src/build/hosting/file-types.ts';
import { createHandler } from '../../src/build/hosting/handler.ts';
import { serve } from '../pages/served.ts';

/** How the server of a site answers: as a host does, never, or with an error of its own. */
export type Manners = 'well' | 'never' | 'failing';

/** What becomes of a file on its way: half of it comes and the connection ends, or one byte is another. */
export type Damage = 'cut off' | 'tampered';

/** One origin at which builds are served in turn, and which can be cut off. */
export interface Site {
  /** Without a slash at its end. */
  readonly origin: string;
  /** The paths that were asked for, from the first on. */
  readonly asked: readonly string[];
  /** Those of them that a browser asked for ahead, before anybody went there. */
  readonly askedAhead: readonly string[];
  /** Serves another build from now on. */
  readonly deploy: (folder: string) => void;
  readonly behave: (manners: Manners) => void;
  /** Damages the files whose paths match from now on; null: none. */
  readonly damage: (files: RegExp | null, how?: Damage) => void;
  /** Closes the port: nobody can connect until `up`. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

const SERVER_FAILURE = 503;

/** Sends a file, damaged. */
function sendDamaged(path: string, how: Damage, response: ServerResponse): void {
  const content = readFileSync(path);
  response.writeHead(200, { 'Content-Type': typeOf(path), 'Content-Length': content.length });
  if (how === 'cut off') {
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
    return;
  }
  const [first = 0] = content;
  content[0] = first ^ 1;
  response.end(content);
}

/** Serves a build on this machine as `npm start` does, at a port of its own. */
export async function openSite(folder: string): Promise<Site> {
  let served = folder;
  let handle = createHandler(folder);
  let damaged: { readonly files: RegExp; readonly how: Damage } | null = null;
  let manners: Manners = 'well';
  const asked: string[] = [];
  const askedAhead: string[] = [];
  const answer: RequestListener = (request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (request.headers['sec-purpose']?.includes('prefetch')) askedAhead.push(url);
    // A build that was made of another one is stored as it is.
    delete request.headers['accept-encoding'];
    if (damaged?.files.test(url)) return sendDamaged(join(served, url), damaged.how, response);
    if (manners === 'well') void handle(request, response);
    if (manners === 'failing') response.writeHead(SERVER_FAILURE).end();
  };
  let server = await serve(answer);
  const { origin } = server;
  return {
    asked,
    askedAhead,
    origin,
    deploy: (next) => {
      served = next;
      handle = createHandler(next);
    },
    behave: (next) => {
      manners = next;
    },
    damage: (files, how = 'cut off') => {
      damaged = files && { files, how };
    },
    down: () => server.close(),
    up: async () => {
      server = await serve(answer, Number(new URL(origin).port));
    },
  };
}
