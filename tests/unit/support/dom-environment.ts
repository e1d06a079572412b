import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];

/** From version 25 on Node has these itself, without a file to store in, and Vitest would leave them in the place of the document's. */
const OF_NODE = ['localStorage', 'sessionStorage', 'Storage'];

/** A document without a browser. Modules are loaded as on a server, so that those that read files of the checkout can. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it there
export default {
  name: 'dom',
  viteEnvironment: 'ssr',
  setup: (global, options) => {
    for (const name of OF_NODE) Reflect.deleteProperty(global, name);
    return setup(global, options);
  },
} satisfies Environment;
