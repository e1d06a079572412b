import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Compiles a worker of this folder into one plain script.
 *
 * @param file `worker.ts` or `removal.ts`
 * @param above script to put before it
 */
export async function compileWorker(file: string, above = ''): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(file, import.meta.url)),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, intro: above });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
