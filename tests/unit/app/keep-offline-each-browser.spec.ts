import { expect, it } from 'vitest';
import { keepOffline } from '../../../src/app/offline/keep-offline.ts';

/** What a browser has of workers: none; one that comes or not; and whether one was there before. */
const WORKERS = [
  { hasWorkers: false, isThere: false, fails: null },
  ...[true, false].flatMap((isThere) =>
    ([null, 'register', 'update'] as const).map((fails) => ({ hasWorkers: true, isThere, fails })),
  ),
];
const BROWSERS = WORKERS.flatMap((workers) => [true, false].map((hasPolicies) => ({ ...workers, hasPolicies })));

it.each(BROWSERS)(
  'The shop is kept by the one worker, which is asked for anew where it is there: $hasWorkers, there $isThere, fails $fails, policies $hasPolicies',
  async ({ hasWorkers, isThere, fails, hasPolicies }) => {
    const done: unknown[] = [];
    const step = async (name: string): Promise<void> => {
      if (name === fails) throw new Error(name);
    };
    const registration = {
      active: isThere ? {} : null,
      update: () => {
        done.push('update');
        return step('update');
      },
    };
    const policies: string[] = [];
    const window = {
      navigator: {
        ...(hasWorkers && {
          serviceWorker: {
            register: async (address: unknown, options: unknown) => {
              done.push(address, options);
              await step('register');
              return registration;
            },
          },
        }),
      },
      ...(hasPolicies && {
        trustedTypes: {
          createPolicy: (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => {
            policies.push(name);
            // What is asked for is the worker, whatever is named.
            return { createScriptURL: () => `trusted ${createScriptURL('/other.js')}` };
          },
        },
      }),
    } as unknown as Window & typeof globalThis;
    const keeping = keepOffline(window).then(
      () => null,
      ({ message }: Error) => message,
    );
    const isUpdated = isThere && fails !== 'register';
    expect(await keeping).toBe(fails === 'update' && !isThere ? null : fails);
    expect(done).toEqual([
      ...(hasWorkers ? [hasPolicies ? 'trusted /sw.js' : '/sw.js', { scope: '/', updateViaCache: 'none' }] : []),
      ...(isUpdated ? ['update'] : []),
    ]);
    expect(policies).toEqual(hasPolicies ? ['loadout-worker'] : []);
  },
);
