import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Page } from '@playwright/test';

/** When an actor fails: as it is made, or as it takes its next event. */
export type Failing = 'starts' | 'takes an event';

/** What XState's public type of an actor leaves out. */
type Made = AnyActorRef & {
  logic: {
    readonly config?: { readonly id?: string };
    readonly transition: (...args: unknown[]) => unknown;
    readonly getInitialSnapshot: (...args: unknown[]) => unknown;
  };
};

/**
 * Runs in a page before its scripts: lets the actors fail that stand in the name of the window. A machine is named by its
 * id, any other actor by the name under which its machine invokes it, or by its own.
 */
function installActorFaults(): void {
  window.loadoutInspect = (report: InspectionEvent) => {
    if (report.type !== '@xstate.actor') return;
    const actor = report.actorRef as Made;
    const { logic } = actor;
    const name = typeof actor.src === 'string' ? actor.src : (logic.config?.id ?? actor.id);
    const failing = (when: Failing): void => {
      if (window.name !== `${name} ${when}`) return;
      performance.mark('injected');
      throw new Error(`injected into ${name}`);
    };
    actor.logic = Object.assign(Object.create(logic), {
      getInitialSnapshot: (...args: unknown[]) => {
        failing('starts');
        return logic.getInitialSnapshot(...args);
      },
      transition: (...args: unknown[]) => {
        failing('takes an event');
        return logic.transition(...args);
      },
    });
  };
}

/** Prepares a page, before it is opened, for actors that fail. */
export async function prepareActorFaults(page: Page): Promise<void> {
  await page.addInitScript(installActorFaults);
}

/** Waits until an actor of a page has failed. */
export async function untilFailed(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('injected').length > 0);
}

/** From now on an actor fails; null: none. */
export async function letFail(page: Page, fault: readonly [actor: string, Failing] | null): Promise<void> {
  await page.evaluate(
    (name) => {
      window.name = name;
    },
    fault?.join(' ') ?? '',
  );
}
