import { type Locator, errors } from '@playwright/test';
import type { Expected } from '../engine/model.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import type { Walk, WalkStep } from '../engine/walk-files/walk.ts';
import { type AnyPageObject, HARMLESS, type PageDriver, causeOf, isExemption } from './driver.ts';
import { leafPaths } from '../engine/machine/state-words.ts';
import { PageMismatch, type PageFixture } from './page-fixture.ts';

/** A step of a walk showed something else than predicted; the message tells the steps and the differences. */
export class WalkFailure extends Error {
  override name = 'WalkFailure';
}

/** Whether another element lies above the centre of a control. Runs in the page. */
function isCovered(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    above !== null &&
    !element.contains(above) &&
    !above.contains(element) &&
    above.closest('label')?.control !== element
  );
}

/** Whether a control, or one of several, can be used: it is visible, enabled and not covered. */
async function isOperable(control: Locator): Promise<boolean> {
  for (const one of await control.all()) {
    if (!(await one.isVisible())) continue;
    if (await one.isDisabled()) continue;
    if ((await one.getAttribute('aria-disabled')) === 'true') continue;
    if (await one.evaluate(isCovered)) continue;
    return true;
  }
  return false;
}

async function checkAll(pageObject: AnyPageObject, predicted: Expected): Promise<void> {
  for (const leaf of leafPaths(predicted.state)) {
    const check = pageObject.checks[leaf];
    if (check === undefined) throw new Error(`No check for the state ${leaf}.`);
    if (!isExemption(check)) await check(predicted);
  }
}

async function checkSneakPath(
  pageObject: AnyPageObject,
  { stimulus: { event } }: WalkStep,
  predicted: Expected,
): Promise<void> {
  const blockedControl = pageObject.blockedControls[event.type];
  if (blockedControl === undefined) throw new Error(`No blocked control for ${event.type}.`);
  if (isExemption(blockedControl)) return;
  const control = blockedControl === HARMLESS ? HARMLESS : blockedControl(event, predicted);
  if (control === HARMLESS) {
    const cause = pageObject.causes[event.type];
    if (cause !== undefined && !isExemption(cause)) await cause(event, { before: predicted, after: predicted });
    return;
  }
  if (!(await isOperable(control))) return;
  throw new PageMismatch([
    {
      what: `the control for ${event.type}`,
      expected: 'absent, disabled or covered',
      seen: `can be used: ${String(control)}`,
    },
  ]);
}

async function causeStep(
  pageObject: AnyPageObject,
  { stimulus }: WalkStep,
  before: Expected,
  after: Expected,
): Promise<void> {
  const name = causeOf(stimulus);
  const cause = pageObject.causes[name];
  if (cause === undefined) throw new Error(`No way to cause ${name}.`);
  if (isExemption(cause)) throw new Error(`${name} cannot be caused: ${cause.because}`);
  await cause(stimulus.event, { before, after });
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

function failureOf(driver: PageDriver, walk: Walk, place: number, cause: unknown): WalkFailure {
  const differences =
    cause instanceof PageMismatch
      ? cause.differences
      : [
          {
            what: cause instanceof errors.TimeoutError ? 'the control' : 'the step',
            expected: 'can be taken',
            seen: firstLine(String(cause)),
          },
        ];
  const { took = [] } = walk.steps[place] ?? {};
  const words = walk.steps.slice(0, place + 1).map(({ stimulus }) => stimulus.words);
  const again = `  again: npm run test:walks -- -g ${walk.id}`;
  return new WalkFailure(
    [failureWords(`${driver.id}, walk ${walk.id} on the page`, { words, took, differences }), again].join('\n'),
    { cause },
  );
}

/**
 * Plays a walk on a page. What must be on the screen after each step is predicted by the oracle from the events alone,
 * never read off the machine.
 *
 * @param afterStep is called after each step that was as predicted, with its place in the walk
 * @throws WalkFailure at the first step that shows something else
 */
export async function playWalk(
  driver: PageDriver,
  fixture: PageFixture,
  walk: Walk,
  afterStep?: (pageObject: AnyPageObject, place: number) => Promise<void>,
): Promise<void> {
  const pageObject = driver.pageObject(fixture);
  const { oracle } = driver.model;
  let ref: unknown;
  let before: Expected | null = null;
  for (const [place, step] of walk.steps.entries()) {
    const { event } = step.stimulus;
    ref = before === null ? oracle.initial(event['input']) : oracle.next(ref, event);
    const after = oracle.observe(ref);
    try {
      if (before === null) await pageObject.open(event['input'], after);
      else if (step.ignored) await checkSneakPath(pageObject, step, after);
      else await causeStep(pageObject, step, before, after);
      await fixture.sharingSnapshots(() => checkAll(pageObject, after));
    } catch (cause) {
      throw failureOf(driver, walk, place, cause);
    }
    await afterStep?.(pageObject, place);
    before = after;
  }
}
