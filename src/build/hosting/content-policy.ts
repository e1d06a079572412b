import { createHash } from 'node:crypto';

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

/** The scripts that a page names itself, with the hash that each must have. */
const OWN_SCRIPT =
  /<script[^>]*\ssrc="[^"]*"[^>]*\sintegrity="(?<hash>[^"]+)"|<script[^>]*\sintegrity="(?<first>[^"]+)"[^>]*\ssrc=/gu;

/** Which pages the browser may fetch ahead. They stand in the page itself, and run nothing. */
const SPECULATION_RULES = /<script type="speculationrules">(?<rules>[^<]*)<\/script>/gu;

/** The hashes of the scripts that a page names, and of its speculation rules: `sha256-…`. */
export function scriptHashes(html: string): readonly string[] {
  return [
    ...[...html.matchAll(OWN_SCRIPT)].flatMap(({ groups }) => groups?.['hash'] ?? groups?.['first'] ?? []),
    ...Array.from(
      html.matchAll(SPECULATION_RULES),
      ({ groups }) =>
        `sha256-${createHash('sha256')
          .update(groups?.['rules'] ?? '')
          .digest('base64')}`,
    ),
  ];
}

/** The first scripts by their content, and what these load in turn: no other file of the host is ever run. */
function scriptSource(hashes: readonly string[]): string {
  return [...hashes.map((hash) => `'${hash}'`), "'strict-dynamic'"].join(' ');
}

function written(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/**
 * The content policy as a header.
 *
 * @param hashes those of the first scripts of the pages that it is sent with
 */
export function contentPolicy(hashes: readonly string[]): string {
  return written({ ...DIRECTIVES, 'script-src': scriptSource(hashes) });
}

const { [HEADER_ONLY]: _, ...inPage } = DIRECTIVES;

/** The same as a meta tag, for hosts that send no headers, before the scripts of the page are known. */
export const META_POLICY = written(inPage);

/**
 * A page of the bundler with the scripts that it names in its policy.
 *
 * @throws where it names none, or carries no policy
 */
export function withScriptHashes(html: string): string {
  const hashes = scriptHashes(html);
  if (hashes.length === 0 || !html.includes(META_POLICY))
    throw new Error('A page has no policy, or no script with a hash.');
  return html.replace(META_POLICY, written({ ...inPage, 'script-src': scriptSource(hashes) }));
}
