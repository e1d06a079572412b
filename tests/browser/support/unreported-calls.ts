import type { TestInfo } from '@playwright/test';

/** What Playwright notes of each call to the browser, and of each expectation. */
const CALLS: readonly unknown[] = ['pw:api', 'expect'];

/**
 * Playwright notes each call to the browser, and each expectation, as a step of its test. It tells the process that counts
 * the tests of each as it begins and as it ends. That process keeps them all, and sets the lines around each that failed in
 * colours, also where the test asks again and passes; it does little else. A worker looks through all steps of its test at
 * each further call. No report of ours shows a call: so each is noted as part of a step like those of Playwright's own, of
 * which nobody is told, and which stands in no list. What a test failed by is told with the test.
 */
export function keepCallsUnreported(testInfo: TestInfo): void {
  const addStep: unknown = Reflect.get(testInfo, '_addStep');
  // Where another Playwright has none, calls are noted as ever.
  if (typeof addStep !== 'function') return;
  Reflect.set(testInfo, '_addStep', (step: { readonly category?: unknown }, parent: unknown) => {
    const above = CALLS.includes(step.category) ? { group: 'internal', steps: [] } : parent;
    return Reflect.apply(addStep, testInfo, [step, above]);
  });
}
