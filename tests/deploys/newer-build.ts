import { makeOtherBuild } from './other-build.ts';

/**
 * What the next version of the stored cart changes in the scripts of a build: it writes version 3, and reads version 2,
 * too, as each version reads the one before.
 */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/JSON\.stringify\(\{v:2,/gu, 'JSON.stringify({v:3,'],
  [
    /if\((\w+)===(\w+)\)return (\w+);return Number\.isSafeInteger/gu,
    'if($1===$2||$1===3&&$2===2)return $3;return Number.isSafeInteger',
  ],
];

/**
 * Makes of a finished build one that stores version 3, with another greeting in English, in a folder that is not there yet.
 *
 * @throws where the scripts no longer have what is to be changed
 */
export async function makeNewerBuild(from: string, to: string): Promise<void> {
  const missing = new Set(CHANGES.map(([pattern]) => pattern));
  await makeOtherBuild(from, to, (text) =>
    CHANGES.reduce(
      (now, [pattern, instead]) => {
        const changed = now.replace(pattern, instead);
        if (changed !== now) missing.delete(pattern);
        return changed;
      },
      text.replaceAll('Hello, ', 'Good day, '),
    ),
  );
  if (missing.size > 0) throw new Error(`No script has ${[...missing].join(' or ')}.`);
}
