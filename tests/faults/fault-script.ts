import type { Page } from '@playwright/test';

/**
 * Runs in a page before its scripts: notes which components are rendered, and lets those throw that stand in the name of
 * the window, a line each. That name outlives the loads of a page.
 */
function installFaults(): void {
  const rendered = new Set<string>();
  const fault = (name: string): void => {
    rendered.add(name);
    if (window.name.split('\n').includes(name)) throw new Error(`injected into ${name}`);
  };
  Object.assign(window, { __rendered: rendered, __fault: fault });
}

/** Prepares a page, before it is opened, for faults. */
export async function prepareFaults(page: Page): Promise<void> {
  await page.addInitScript(installFaults);
}

/** From now on one component more throws each time it is rendered. */
export async function addFault(page: Page, name: string): Promise<void> {
  await page.evaluate((added) => {
    window.name = `${window.name}\n${added}`;
  }, name);
}

/** No component throws any more. */
export async function removeFaults(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.name = '';
  });
}

/** The components that were rendered since the page was loaded, or since they were forgotten. */
export async function renderedIn(page: Page): Promise<ReadonlySet<string>> {
  return new Set(await page.evaluate(() => [...(Reflect.get(window, '__rendered') as Set<string>)]));
}

/** Forgets which components were rendered. */
export async function forgetRendered(page: Page): Promise<void> {
  await page.evaluate(() => (Reflect.get(window, '__rendered') as Set<string>).clear());
}
