import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import {
  contentPolicy,
  META_POLICY,
  scriptHashes,
  withScriptHashes,
} from '../../../src/build/hosting/content-policy.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const PAGE = `<meta content="${META_POLICY}"><script src="/a.js" crossorigin="anonymous" integrity="${HASH}"></script>`;

/** What Google's evaluator finds in a policy that is worse than a remark. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

function metaPolicy(html: string): string {
  return /content="(?<policy>[^"]*)"/u.exec(html)?.groups?.['policy'] ?? '';
}

describe('The content policy', () => {
  it('has nothing that Google’s evaluator minds, as a header and in a page', () => {
    expect(findings(contentPolicy([HASH]))).toEqual([]);
    expect(findings(metaPolicy(withScriptHashes(PAGE)))).toEqual([]);
  });

  it('would have, with every script of the host allowed', () => {
    expect(findings(META_POLICY)).toEqual([expect.stringContaining("script-src 'self'")]);
  });

  it('names the scripts of a page by their hashes, wherever these stand in the tag', () => {
    const other = `<script integrity="${HASH}" src="/b.js"></script><script type="application/ld+json">{}</script>`;
    expect(scriptHashes(PAGE)).toEqual([HASH]);
    expect(scriptHashes(other)).toEqual([HASH]);
    expect(metaPolicy(withScriptHashes(PAGE))).toContain(`script-src '${HASH}' 'strict-dynamic';`);
  });

  it('allows the speculation rules of a page, and no others', () => {
    const rules = '{ "prefetch": [] }';
    const page = `${PAGE}<script type="speculationrules">${rules}</script>`;
    expect(scriptHashes(page)).toEqual([HASH, `sha256-${createHash('sha256').update(rules).digest('base64')}`]);
    expect(scriptHashes(page.replace('speculationrules', 'module'))).toEqual([HASH]);
  });

  it.each([PAGE.replace(/ integrity="[^"]*"/u, ''), PAGE.replace('<meta', '<link'), ''])(
    'is not written into a page without a hash or a policy',
    (html) => {
      const broken = html.replace(META_POLICY, html.startsWith('<link') ? '' : META_POLICY);
      expect(() => withScriptHashes(broken)).toThrow('no policy');
    },
  );
});
