import type { Locator, Request } from '@playwright/test';
import { chunkMachine } from '../../../machines/chunk/chunk.machine.ts';
import { chunkModel } from './chunk.model.ts';
import { SCREEN_SCRIPTS } from '../../page/answers.ts';
import { defineDriver, HARMLESS } from '../../page/driver.ts';
import { LOST_CHUNK, LOST_FILE } from '../../page/console-errors.ts';
import { HeldRequests, holds } from '../../page/held-requests.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import { forgetPasswordPage } from '../../page/screens/forms.ts';
import { chunkMessage, faultPage } from '../../page/screens/fault.ts';
import { headingOf } from '../../page/screens/lines.ts';
import { SKELETON_BY_LINK, SKELETON_DELAY } from '../../page/screens/skeleton.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';

type Context = { failures: number; error: unknown; reloaded: boolean };

const CART = [{ id: 1, quantity: 2 }];
const ADDRESS = '/ForgetPassword';
/** Names the script of the page among all scripts: only it asks for this text. */
const OWN_TEXT = 'forgetPassword.done';
const CHUNK = /\/static\/js\/async\/[\w.-]+\.js/u;

/** Times in milliseconds: a beat of the clock; the waits before each new try, and how long until the bundler gives up. */
const TICK = 100;
const RETRIES = [400, 800];
const TWO_MINUTES = 120_000;

/** What the machine does where a script that has failed is to be tried again. */
const TO_RETRY = 'chunk.loading: xstate.error.actor.importChunk[1]';

/** What a screen reader is told of a page that is on its way. */
const LOADING = `status: ${pseudo('common.loadingPage')}`;

function typeOf(error: unknown): unknown {
  return Reflect.get(Object(error), 'type');
}

/** The script of one page, held on its way. The cart of an earlier day shows that it survives. */
export const chunkDriver = defineDriver<typeof chunkMachine, Context>({
  id: 'chunk',
  machine: chunkMachine,
  model: chunkModel,
  clocked: true,
  each: 'configuration',
  consoleErrors: [LOST_FILE, LOST_CHUNK],
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const chunk = new HeldRequests(page, SCREEN_SCRIPTS, holds(OWN_TEXT));
    /** How often the page was loaded, and how often before the walk began. */
    let loads = 0;
    let loadsAtFirst = 1;
    const seeLoads = (expected: number) => fixture.read('how often the page was loaded', async () => loads, expected);
    const count = (request: Request) => {
      if (request.isNavigationRequest()) loads += 1;
    };
    const failOnce = async () => {
      const route = await chunk.next();
      // What comes is no script of the build, as after a deploy.
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    };
    const around = { address: ADDRESS, shop: { lines: CART } };
    /** Whether a link has led to the page, and not its address: then nothing of it is there yet. */
    let isByLink = turn % 2 === 1;
    const seeWaiting = async () => {
      if (isByLink) await fixture.see({ ...around, main: [LOADING], footer: [], shapes: SKELETON_BY_LINK });
      // The HTML of the build stands on the page, which knows nothing of a cart.
      else
        await fixture.see({
          ...around,
          main: forgetPasswordPage(),
          cart: pseudo('header.cart'),
          banner: bannerLines({}),
        });
      await seeLoads(loadsAtFirst);
    };
    /** Lets the clock run until something shows; nothing is timed then that this could bring too early. */
    const tickUntil = (place: Locator) => {
      const isShown = async () => {
        await page.clock.runFor(TICK);
        return place.isVisible();
      };
      return fixture.read('whether the page has come', isShown, true);
    };
    const fault = page.getByRole('heading', { name: pseudo('errors.unexpected.heading') });
    const heading = page.getByRole('heading', { name: pseudo('forgetPassword.heading') });
    const stored = { [STORED.cart]: storedCart(CART) };
    const enter = async () => {
      await fixture.clear({ stored });
      await chunk.start();
      [loads, loadsAtFirst] = [0, 1];
      page.on('request', count);
      await page.goto(ADDRESS, { waitUntil: 'commit' });
      await chunk.arrival();
    };
    /** Comes from another screen, which is there until the skeleton is due. */
    const enterByLink = async () => {
      await fixture.enter('/UserProfile', { stored });
      await chunk.start();
      [loads, loadsAtFirst] = [1, 1];
      page.on('request', count);
      await page.getByRole('link', { name: pseudo('account.signIn.forgetPassword'), exact: true }).click();
      await chunk.arrival();
      await page.clock.runFor(SKELETON_DELAY);
    };
    return {
      // The bundler names the file of a script after it, and so does the shop its actor.
      actor: () => `chunk ${/([\w-]+)\.\w+\.js$/u.exec(chunk.address)?.[1] ?? ''}`,
      open: async (input) => {
        page.removeListener('request', count);
        const isReloaded = Reflect.get(Object(input), 'reloaded') === true;
        isByLink &&= !isReloaded;
        await (isByLink ? enterByLink() : enter());
        if (!isReloaded) return;
        for (const [before, wait] of RETRIES.entries()) {
          await failOnce();
          await seeWaiting();
          // The page shows nothing of it, and what it waits for begins when it has noticed.
          const failures = async () => fixture.transitions.timesOf(TO_RETRY);
          await fixture.read('how often a script has failed', failures, before + 1);
          await page.clock.runFor(wait);
        }
        await failOnce();
        loadsAtFirst = 2;
        await seeLoads(loadsAtFirst);
        await chunk.arrival();
        // What the page did before it was loaded anew is no part of the walk.
        fixture.transitions.drain();
      },
      causes: {
        'network.returned': () => fixture.networkReturns(),
        'after retryDelay': (_, { before }) => page.clock.runFor(RETRIES[before.context.failures - 1] ?? 0),
        'done importChunk': async () => (await chunk.next()).continue(),
        'error importChunk': async ({ error }) => {
          if (typeOf(error) !== 'timeout') return failOnce();
          const script = await chunk.next();
          await page.clock.runFor(TWO_MINUTES);
          await script.abort();
        },
      },
      checks: {
        loading: seeWaiting,
        retrying: seeWaiting,
        loaded: async () => {
          if (isByLink) await tickUntil(heading);
          await fixture.answers();
          const main = forgetPasswordPage();
          await fixture.see({ ...around, main, focus: isByLink ? headingOf(main) : '' });
        },
        reloading: async () => {
          await seeLoads(2);
          await fixture.read('whether the script is asked for', async () => chunk.isHeld, true);
          fixture.mask('reloading');
        },
        failed: async ({ context: { error } }) => {
          await tickUntil(fault);
          await fixture.see({
            address: ADDRESS,
            shop: { lines: CART, isFaulty: true },
            focus: `heading ${pseudo('errors.unexpected.heading')}`,
            main: faultPage(chunkMessage(String(typeOf(error)), `\\S*${CHUNK.source}`)),
          });
        },
      },
      blockedControls: { 'network.returned': HARMLESS },
    };
  },
  reach: {
    start: null,
    // The bundler fails with a type and an address; what is no object never comes from it.
    can: ({ stimulus }) => stimulus.kind !== 'error' || typeof typeOf(stimulus.event['error']) === 'string',
    next: () => null,
  },
});
