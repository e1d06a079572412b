import { fileURLToPath } from 'node:url';

/** The folder of the production build. */
export const BUILD = fileURLToPath(new URL('../../../dist', import.meta.url));
