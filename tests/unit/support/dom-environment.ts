import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];

/** A document without a browser. Modules are loaded as on a server, so that those that read files of the checkout can. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it there
export default { name: 'dom', viteEnvironment: 'ssr', setup } satisfies Environment;
