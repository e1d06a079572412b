import { type Locator, errors } from '@playwright/test';
import type { Expected } from '../engine/model.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import type { Walk, WalkStep } from '../engine/walk-files/walk.ts';
import { type AnyPageObject, HARMLESS, type PageDriver, causeOf, isReason } from './driver.ts';
import { leafPaths } from '../engine/machine/state-words.ts';
import { NotSeen, type PageFixture } from './page-fixture.ts';

/** A walk that went wrong on a page, in words. */
export class WalkFailure extends Error {
  override name = 'WalkFailure';
}

/** Where on the screen a control lies, and whether something else lies above it. Runs in the page. */
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

/** How a control is kept from a shopper; null where it is not. */
async function keptFrom(control: Locator): Promise<string | null> {
  const all = await control.all();
  for (const one of all) {
    if (!(await one.isVisible())) continue;
    if (await one.isDisabled()) continue;
    if ((await one.getAttribute('aria-disabled')) === 'true') continue;
    if (await one.evaluate(isCovered)) continue;
    return null;
  }
  return all.length === 0 ? 'absent' : 'out of reach';
}

async function checkAll(pageObject: AnyPageObject, predicted: Expected): Promise<void> {
  for (const leaf of leafPaths(predicted.state)) {
    const check = pageObject.checks[leaf];
    if (check === undefined) throw new Error(`No check for the state ${leaf}.`);
    if (!isReason(check)) await check(predicted);
  }
}

async function trySneak(
  pageObject: AnyPageObject,
  { stimulus: { event } }: WalkStep,
  predicted: Expected,
): Promise<void> {
  const blockedControl = pageObject.blockedControls[event.type];
  if (blockedControl === undefined) throw new Error(`Nothing says how ${event.type} is kept from a shopper.`);
  if (isReason(blockedControl)) return;
  const control = blockedControl === HARMLESS ? HARMLESS : blockedControl(event, predicted);
  if (control === HARMLESS) {
    const cause = pageObject.causes[event.type];
    if (cause !== undefined && !isReason(cause)) await cause(event, { before: predicted, after: predicted });
    return;
  }
  if ((await keptFrom(control)) !== null) return;
  throw new NotSeen([
    {
      what: `the control for ${event.type}`,
      expected: 'absent, disabled or covered',
      seen: `can be used: ${String(control)}`,
    },
  ]);
}

async function take(
  pageObject: AnyPageObject,
  { stimulus }: WalkStep,
  before: Expected,
  after: Expected,
): Promise<void> {
  const name = causeOf(stimulus);
  const cause = pageObject.causes[name];
  if (cause === undefined) throw new Error(`No way to cause ${name}.`);
  if (isReason(cause)) throw new Error(`${name} cannot be caused: ${cause.because}`);
  await cause(stimulus.event, { before, after });
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

function failureOf(driver: PageDriver, walk: Walk, place: number, cause: unknown): WalkFailure {
  const differences =
    cause instanceof NotSeen
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
    [failureWords(`${driver.id}, walk ${walk.id} on the page`, { words, took, differences: differences }), again].join(
      '\n',
    ),
    { cause },
  );
}

/**
 * Takes a walk on a page. What must be on the screen after each step is predicted by the oracle from the events alone;
 * what the machine does is never asked.
 *
 * @param arrived is told of each step that was taken and seen, with its place in the walk
 * @throws WalkFailure at the first step that shows something else
 */
export async function playWalk(
  driver: PageDriver,
  fixture: PageFixture,
  walk: Walk,
  arrived?: (pageObject: AnyPageObject, place: number) => Promise<void>,
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
      else if (step.ignored) await trySneak(pageObject, step, after);
      else await take(pageObject, step, before, after);
      await fixture.atOnce(() => checkAll(pageObject, after));
    } catch (cause) {
      throw failureOf(driver, walk, place, cause);
    }
    await arrived?.(pageObject, place);
    before = after;
  }
}
