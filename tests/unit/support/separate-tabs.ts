import { startCart } from '../../../src/app/storage/presses/kept-actors.ts';
import { createSafeStore } from '../../../src/app/storage/safe-store.ts';
import type { Shop } from '../../../src/routes/-router-context.ts';
import { openFakeBrowser, passTime, storeOf } from './fake-environment.ts';

/** Something that one tab wrote; null: it removed it. */
interface Change {
  readonly key: string;
  readonly text: string | null;
  /** Its place among all changes, from 1. */
  readonly number: number;
}

/** A tab in a process of its own: what others write comes to it later, in the order in which it was written. */
export interface SeparateTab {
  readonly cart: Shop['cart'];
  /** The name of it in the keys of presses. */
  readonly id: string;
  /** Takes the next change that is under way to it. Returns whether there was one. */
  readonly receive: () => boolean;
  readonly isAlive: () => boolean;
  /** The process dies: what it wrote is on its way, and nothing more comes. */
  readonly kill: () => void;
}

/** A browser whose tabs run in processes of their own, as those of Chromium do: each has a copy of what is stored. */
export interface SeparateTabs {
  /** What is stored, as the browser itself has it. */
  readonly stored: Map<string, string>;
  readonly open: () => SeparateTab;
  /** Milliseconds pass, and what was put off until then is done. */
  readonly pass: (duration: number) => void;
  /** Sets the clock of the machine, in milliseconds since 1970. */
  readonly setClock: (time: number) => void;
  /** How many changes came to tabs so far. */
  readonly messages: () => number;
  /** The writes that a tab may still make before it is killed in the middle of its work; endless where it is not said. */
  writesLeft: number;
}

/** A tab was killed in the middle of its work. */
export class Killed extends Error {
  override name = 'Killed';
}

export function openSeparateTabs(items: Readonly<Record<string, string>> = {}): SeparateTabs {
  const browser = openFakeBrowser(items);
  const inboxes = new Set<Change[]>();
  /** How long a lock is held, in milliseconds. */
  const HELD = 1000;
  let lockedUntil = 0;
  let changes = 0;
  let opened = 0;
  let messages = 0;
  const tabs: SeparateTabs = {
    stored: browser.stored,
    writesLeft: Number.POSITIVE_INFINITY,
    pass: (duration) => passTime(browser, duration),
    setClock: (time) => {
      browser.time = time;
      lockedUntil = 0;
    },
    messages: () => messages,
    open: () => {
      const id = `tab${opened}`;
      opened += 1;
      const copy = new Map(browser.stored);
      /** The change that each key of the copy comes from: an older one that comes later does not undo a newer one. */
      const numbers = new Map<string, number>();
      const inbox: Change[] = [];
      let isAlive = true;
      const take = ({ key, text, number }: Change) => {
        if (number < (numbers.get(key) ?? 0)) return;
        numbers.set(key, number);
        if (text === null) copy.delete(key);
        else copy.set(key, text);
      };
      const localStore = storeOf(copy, (key, text) => {
        if (!isAlive) throw new Killed();
        if (tabs.writesLeft <= 0) {
          isAlive = false;
          inboxes.delete(inbox);
          throw new Killed();
        }
        if ((copy.get(key) ?? null) === text) return;
        tabs.writesLeft -= 1;
        changes += 1;
        const change = { key, text, number: changes };
        take(change);
        if (text === null) browser.stored.delete(key);
        else browser.stored.set(key, text);
        for (const other of inboxes) if (other !== inbox) other.push(change);
      });
      inboxes.add(inbox);
      const environment = {
        inspection: {},
        tabId: id,
        now: () => browser.time,
        soon: (callback: () => void) => callback(),
        later: (delay: number, callback: () => void) =>
          void browser.timers.push({ at: browser.time + delay, callback }),
        exclusively: (_: string, work: () => void) => {
          if (!isAlive || browser.time < lockedUntil) return;
          lockedUntil = browser.time + HELD;
          work();
        },
      };
      const nobody = () => undefined;
      const store = createSafeStore(() => localStore, { onFailure: nobody, onRecovery: nobody });
      const { actor, log } = startCart({ environment, store, findings: { onDamage: nobody, onNewer: nobody } });
      log.sync();
      return {
        cart: actor,
        id,
        isAlive: () => isAlive,
        receive: () => {
          const change = inbox.shift();
          if (change === undefined || !isAlive) return false;
          messages += 1;
          take(change);
          log.hear(change.key);
          return true;
        },
        kill: () => {
          isAlive = false;
          inboxes.delete(inbox);
        },
      };
    },
  };
  return tabs;
}
