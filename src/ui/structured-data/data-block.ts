/** The part of the Trusted Types interface that is used here; TypeScript's own library does not have it yet. */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** JSON with `<` written as an escape, so that no text in it can end its script element or begin another. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

const rules = { createScript: escapeJson };

let policy: typeof rules | undefined;

/**
 * The text of a JSON-LD data block: escaped, and under Trusted Types approved by the policy `loadout-data`. A content
 * policy that lists its policies by name must list that one; where it does not there is no text, and the page does
 * without.
 */
export function dataBlockText(json: string): string | undefined {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('loadout-data', rules) ?? rules;
    return policy.createScript(json);
  } catch {
    return undefined;
  }
}
