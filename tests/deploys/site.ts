import type { RequestListener } from 'node:http';
import { createHandler } from '../../src/build/hosting/handler.ts';
import { serve } from '../pages/served.ts';

/** How the server of a site answers: as a host does, never, or with an error of its own. */
export type Manners = 'well' | 'never' | 'failing';

/** One origin at which builds are served in turn, and which can be cut off. */
export interface Site {
  /** Without a slash at its end. */
  readonly origin: string;
  /** The paths that were asked for, from the first on. */
  readonly asked: readonly string[];
  /** Serves another build from now on. */
  readonly deploy: (folder: string) => void;
  readonly behave: (manners: Manners) => void;
  /** Closes the port: nobody can connect until `up`. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

const SERVER_FAILURE = 503;

/** Serves a build on this machine as `npm start` does, at a port of its own. */
export async function openSite(folder: string): Promise<Site> {
  let handle = createHandler(folder);
  let manners: Manners = 'well';
  const asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    // A build that was made of another one is stored as it is.
    delete request.headers['accept-encoding'];
    if (manners === 'well') void handle(request, response);
    if (manners === 'failing') response.writeHead(SERVER_FAILURE).end();
  };
  let served = await serve(answer);
  const { origin } = served;
  return {
    asked,
    origin,
    deploy: (next) => {
      handle = createHandler(next);
    },
    behave: (next) => {
      manners = next;
    },
    down: () => served.close(),
    up: async () => {
      served = await serve(answer, Number(new URL(origin).port));
    },
  };
}
