import { createServer, type RequestListener } from 'node:http';
import { createHandler } from '../../src/build/hosting/handler.ts';

/** Something that is served on this machine, until it is closed. */
export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
}

/** Serves what a listener answers, at a port that nobody uses. */
export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves a finished build as `npm start` does. */
export async function serveBuild(folder: string): Promise<Served> {
  const handle = createHandler(folder);
  return serve((request, response) => void handle(request, response));
}
