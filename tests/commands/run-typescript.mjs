import { fileURLToPath } from 'node:url';
import { createViteServer } from 'vitest/node';

const EXIT_AFTER_INTERRUPT = 130;

/**
 * Runs a command that is written in TypeScript: `node tests/commands/run-typescript.mjs <module under tests/> [arguments]`. The
 * module exports `run({ args, say, isStopped })` and answers whether all went well. Ctrl-C lets it end with what it
 * has; a second one ends it at once.
 */
const [module, ...args] = process.argv.slice(2);

let stopped = false;
process.on('SIGINT', () => {
  if (stopped) process.exit(EXIT_AFTER_INTERRUPT);
  stopped = true;
  console.log('Stopping with what there is. Once more: at once.');
});

const server = await createViteServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
try {
  const { run } = await server.ssrLoadModule(`/tests/${module}`);
  const isWell = await run({
    args,
    say: (/** @type {string} */ text) => console.log(text),
    isStopped: () => new Promise((resolve) => setImmediate(() => resolve(stopped))),
  });
  process.exitCode = stopped ? EXIT_AFTER_INTERRUPT : Number(!isWell);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
}
