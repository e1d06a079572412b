import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { choosePort } from '../../browser/support/this-machine.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const RSBUILD = fileURLToPath(new URL('../../../node_modules/@rsbuild/core/bin/rsbuild.js', import.meta.url));

/** Waits between two tries to reach the server, in ms. */
const INTERVAL_MS = 100;

/** A served build: its address, and how to end it. */
export interface Served {
  readonly baseURL: string;
  readonly close: () => void;
}

async function isUp(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Serves a build of the shop on a free port and waits until it answers.
 *
 * @param folder holds the build, relative to the root of the checkout
 * @throws where the server ends before it answers
 */
export async function serve(folder: string): Promise<Served> {
  const port = await choosePort();
  const baseURL = `http://localhost:${port}`;
  const server: ChildProcess = spawn(process.execPath, [RSBUILD, 'preview', '--port', String(port), '--strict-port'], {
    cwd: root,
    env: { ...process.env, LOADOUT_DIST: folder },
    stdio: 'ignore',
  });
  while (!(await isUp(baseURL))) {
    if (server.exitCode !== null) throw new Error(`The server of ${folder} ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return { baseURL, close: () => server.kill('SIGTERM') };
}
