import { createServer, type RequestListener } from 'node:http';
import { createHandler } from '../../src/build/hosting/handler.ts';

/** Something that is served on this machine, until it is closed. */
export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Ends all connections; nobody can connect from then on. */
  readonly close: () => Promise<void>;
}

/** Serves what a listener answers. @param port 0 for one that nobody uses @throws where the port is taken */
export async function serve(listener: RequestListener, port = 0): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a finished build as `npm start` does. */
export async function serveBuild(folder: string, port = 0): Promise<Served> {
  const handle = createHandler(folder);
  return serve((request, response) => void handle(request, response), port);
}
