/** The worker lies at the root, so that it serves every address. */
const WORKER = '/sw.js';

/** A page may start this one worker, whatever it is asked for. */
const rules = { createScriptURL: (_: string) => WORKER };

/**
 * Has the browser keep the shop for visits without a network (R32): starts the worker, or asks whether it is still the
 * newest. To be called once for each page, when nobody waits for anything. A browser without workers keeps nothing.
 *
 * @throws when the worker does not come, is none, or cannot store what it keeps; the page goes on as without it.
 */
export async function keepOffline({ navigator, trustedTypes }: Window & typeof globalThis): Promise<void> {
  // A page that is not shown over a secure connection has none.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const policy = trustedTypes?.createPolicy('loadout-worker', rules) ?? rules;
  const registration = await workers?.register(policy.createScriptURL(WORKER), { scope: '/', updateViaCache: 'none' });
  // Where it is registered already, that alone asks for nothing.
  if (registration?.active) await registration.update();
}
