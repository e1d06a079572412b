import { fileURLToPath } from 'node:url';

/** These use a page, so they need a document. All other specs do without one. */
export const WITH_DOCUMENT = [
  'tests/unit/app/shows-the-same.spec.ts',
  'tests/unit/app/use-as-looked-at.spec.ts',
  'tests/unit/atlas/use-as-looked-at.spec.ts',
];

/** How Vitest runs them. */
export const documentOptions = {
  name: 'document',
  // What one of them has left in the document and in its globals would be seen by the next one.
  isolate: true,
  environment: fileURLToPath(new URL('unit/support/dom-environment.ts', import.meta.url)),
  // Node would load the router as a server does, and then it follows no link.
  server: { deps: { inline: [/@tanstack/u] } },
};
