import { build } from 'rolldown';

/**
 * Makes one module of a worker with all that it imports: `node tests/traffic/bundle.mjs <worker> <file>`. In a process of its own, since
 * what makes it keeps 50 MB.
 */
const [input = '', file = ''] = process.argv.slice(2);
await build({ input, platform: 'node', logLevel: 'silent', output: { file, format: 'esm', codeSplitting: false } });
