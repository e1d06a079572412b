import { CART_PROMISES } from './cart-promises.ts';
import type { Promised } from './promised.ts';
import { PRIVATE_PROMISES } from './private-promises.ts';
import { WAY_PROMISES } from './way-promises.ts';

/** All promises, in the order of the page that lists them. */
export const PROMISES: readonly Promised[] = [...CART_PROMISES, ...PRIVATE_PROMISES, ...WAY_PROMISES];

/**
 * The source of a file once a promise is broken in it.
 *
 * @throws where the place of the change is not there exactly once
 */
export function brokenSource(source: string, { file, change: [before, after] }: Promised): string {
  const parts = source.split(before);
  if (parts.length !== 2) throw new Error(`«${before}» is ${parts.length - 1} times in ${file}, not once.`);
  return parts.join(after);
}

/** The line of a promise in the README beside this file. */
export function promiseLine({ says, test, title, broken, file }: Promised, number: number): string {
  return `${number}. **${says}** Test: \`${test}\`, «${title}». Broken by: ${broken} (\`${file}\`).`;
}
