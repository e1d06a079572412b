import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const OUTPUT = 'reports/shell';

/** Builds an app that has the stack of the shop and nothing else, as the bundler does by default. @returns its folder */
export async function buildShell(): Promise<string> {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: './tests/bench/shell/main.tsx' } },
      html: { title: 'Shell', meta: { description: 'An empty shell.' } },
      output: { distPath: { root: OUTPUT } },
      logLevel: 'error',
    },
  });
  const { close } = await rsbuild.build();
  await close();
  return `${root}${OUTPUT}`;
}
