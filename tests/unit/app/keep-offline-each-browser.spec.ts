import { expect, it } from 'vitest';
import { keepOffline } from '../../../src/app/offline/keep-offline.ts';
import { everyChoice } from '../support/every-choice.ts';

/** Whether a browser has workers, whether one was there before, what fails of it, and whether a policy guards its scripts. */
const BROWSERS = everyChoice({
  hasWorkers: [true, false],
  isThere: [true, false],
  fails: [null, 'register', 'update'],
  hasPolicies: [true, false],
});

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
    const isUpdated = hasWorkers && isThere && fails !== 'register';
    expect(await keeping).toBe(hasWorkers && (fails === 'register' || isThere) ? fails : null);
    expect(done).toEqual([
      ...(hasWorkers ? [hasPolicies ? 'trusted /sw.js' : '/sw.js', { scope: '/', updateViaCache: 'none' }] : []),
      ...(isUpdated ? ['update'] : []),
    ]);
    expect(policies).toEqual(hasPolicies ? ['loadout-worker'] : []);
  },
);
