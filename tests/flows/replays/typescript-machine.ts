import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { type AnyStateMachine, StateMachine } from 'xstate';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/**
 * The machine that a file of TypeScript exports, imported as a program would: its types are taken off, and Node loads
 * it.
 *
 * @throws where it cannot be loaded, or exports no machine
 */
export async function typescriptMachine(id: string, text: string): Promise<AnyStateMachine> {
  const folder = mkdtempSync(join(modules, '.flows-'));
  try {
    const file = join(folder, `${id}.mjs`);
    writeFileSync(file, transformSync(`${id}.ts`, text, { lang: 'ts' }).code);
    const exported: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const machine: unknown = Object.values(Object(exported)).find((one) => one instanceof StateMachine);
    if (!(machine instanceof StateMachine)) throw new Error(`${id}: no machine is exported.`);
    return machine;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
