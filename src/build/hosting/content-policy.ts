/**
 * What a page of the build may load and do; all else is forbidden. Each directive that allows something says for whom.
 * The names of trusted types are those of the policies that the code makes.
 */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // The atlas paints its charts from pictures that it holds itself.
  'img-src': "'self' blob:",
  // The texts, and the files of the atlas.
  'connect-src': "'self'",
  'manifest-src': "'self'",
  // The one that opens the shop without a network.
  'worker-src': "'self'",
  'base-uri': "'none'",
  // Forms are read by script and sent nowhere (R9).
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The bundler's, for the addresses of scripts; that of the data blocks for search engines; that of the worker.
  'trusted-types': 'loadout loadout-data loadout-worker',
};

/** A browser heeds it in a header alone. */
const HEADER_ONLY = 'frame-ancestors';

function written(isKept: (directive: string) => boolean): string {
  return Object.entries(DIRECTIVES)
    .filter(([directive]) => isKept(directive))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The content policy as a header. */
export const CONTENT_POLICY = written(() => true);

/** The same as a meta tag, for hosts that send no headers. */
export const META_POLICY = written((directive) => directive !== HEADER_ONLY);
