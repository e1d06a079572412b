import { type Browser, type BrowserContext, errors } from '@playwright/test';
import { PageFixture } from '../page/page-fixture.ts';
import { PageMismatch } from '../page/screen/seen-page.ts';
import { playWalk } from '../page/walks/play-walk.ts';
import { nameWindow } from '../page/window-name.ts';
import { type Reached, SEAM_NAMES, type SeamSettings, UNTOLD, installSeam } from './build/seam-script.ts';
import type { JudgingWalk } from './walks.ts';
import { faultsIn } from './woven-pages.ts';
import { closeContext } from './close-context.ts';

/**
 * By what a walk went red. `screen`: a part of the page is not as predicted. `transitions`: the page looks as predicted,
 * and the machine did not do what it should. `control`: there was nothing to press, or
 * it could not be pressed. `console`: an error, a warning or a request that no walk of this machine allows. `other`:
 * anything else, such as a step that throws.
 */
export type Red = 'screen' | 'transitions' | 'control' | 'console' | 'other';

/** What became of a walk: null where it passed. */
export interface Fault {
  readonly by: Red;
  /** The step at which it went red, from 1. */
  readonly step: number;
  readonly words: string;
}

/** How long a page may take to become as expected, and a control to be usable, in ms. */
export interface Patience {
  readonly screenMs: number;
  readonly controlMs: number;
}

const WIDEST = 240;

/** The browser or the server is gone: that says nothing of a mutant. */
const GONE = /ERR_CONNECTION|has been closed|Target crashed|Page crashed/u;

/** How often a context is opened anew on a machine that is too busy for it. */
const TRIES = 4;

/**
 * Walks that are played in a context before it is replaced. Playwright keeps what a context has asked for and what its clock
 * was told, and runs the latter anew in each page: in half an hour that grew to 4 GB.
 */
const PLAYS = 50;

function mismatch({ differences }: PageMismatch): Red {
  return differences.every(({ what }) => /transition/u.test(what)) ? 'transitions' : 'screen';
}

function faultOf(error: unknown, step: number): Fault {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const words = cause instanceof Error ? cause.message : String(cause);
  const isUse = cause instanceof errors.TimeoutError || words.startsWith('locator.');
  const by = isUse ? 'control' : cause instanceof PageMismatch ? mismatch(cause) : 'other';
  return { by, step, words: words.replaceAll(/\s+/gu, ' ').slice(0, WIDEST) };
}

/** What a stage is built from: a browser, where the build is served, and what the pages run before their own scripts. */
export interface StageOptions {
  readonly browser: Browser;
  readonly baseURL: string;
  /** Prepares a context before the shop is opened in it. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
}

/**
 * The page fixtures of one browser, which walks share as they do in the tests. What a page is told about faults stands
 * in the name of its window: that outlives the loads of a walk, and is cleared by nothing that a walk does. The server,
 * which renders its first HTML, is told by a header.
 */
export class Stage {
  readonly #options: StageOptions;
  /** By whether it has a clock of its own: each fixture, and how many walks it has played. */
  readonly #open = new Map<boolean, { readonly opening: Promise<PageFixture>; plays: number }>();

  constructor(options: StageOptions) {
    this.#options = options;
  }

  async #fixture(clocked: boolean): Promise<PageFixture> {
    const { browser, baseURL, prepare } = this.#options;
    const open = async (tries: number): Promise<PageFixture> => {
      try {
        return await PageFixture.open({ browser, baseURL, clocked });
      } catch (error) {
        // The clock of a page has to be stopped within a second.
        if (tries === 1 || GONE.test(String(error))) throw error;
        return open(tries - 1);
      }
    };
    const fixture = await open(TRIES);
    await prepare(fixture.context);
    // The window's name is kept from page to page of one origin alone.
    await fixture.clear();
    return fixture;
  }

  /**
   * Plays a walk on pages whose windows have a name, and tries where it ends what is to be tried there.
   *
   * @returns what went wrong, or null
   */
  async play(
    told: string,
    { driver, walk, atEnd }: JudgingWalk,
    { screenMs, controlMs }: Patience,
  ): Promise<Fault | null> {
    const clocked = driver.clocked === true;
    const open = this.#open.get(clocked) ?? { opening: this.#fixture(clocked), plays: 0 };
    this.#open.set(clocked, open);
    const fixture = await open.opening;
    open.plays += 1;
    await fixture.context.setExtraHTTPHeaders(faultsIn(told));
    await nameWindow(fixture.page, told);
    fixture.timeoutMs = screenMs;
    fixture.context.setDefaultTimeout(controlMs);
    fixture.consoleErrors.length = 0;
    let done = 0;
    let fault: Fault | null = null;
    try {
      await playWalk(driver, fixture, walk, async (_, place) => {
        done = place + 1;
        await Promise.resolve();
      });
      await atEnd?.(fixture);
    } catch (error) {
      fault = faultOf(error, done + 1);
      if (GONE.test(fault.words)) throw error;
    }
    const allowed = driver.consoleErrors ?? [];
    const line = fixture.consoleErrors.find((one) => !allowed.some((pattern) => pattern.test(one)));
    if (fault === null && line !== undefined)
      fault = { by: 'console', step: walk.steps.length, words: line.slice(0, WIDEST) };
    // A walk that ended early may leave the network cut, the pointer somewhere, or requests held.
    if (fault !== null || open.plays >= PLAYS) {
      this.#open.delete(clocked);
      await closeContext(fixture.context);
    }
    return fault;
  }
}

/** A stage of the woven build. */
export class SeamStage {
  readonly #stage: Stage;
  #reached = new Set<Reached>();

  constructor(where: Pick<StageOptions, 'browser' | 'baseURL'>) {
    this.#stage = new Stage({
      ...where,
      prepare: async (context) => {
        await context.exposeBinding(SEAM_NAMES.binding, (_, places: string) => {
          for (const place of JSON.parse(places) as readonly Reached[]) this.#reached.add(place);
        });
        await context.addInitScript(installSeam, SEAM_NAMES);
      },
    });
  }

  /**
   * Plays a walk on pages in which some mutants are active.
   *
   * @returns what went wrong, and to what the pages came
   * @throws where a page was not told which mutants are active: a walk that passes there has judged none
   */
  async play(
    settings: SeamSettings,
    walk: JudgingWalk,
    patience: Patience,
  ): Promise<{ fault: Fault | null; reached: ReadonlySet<Reached> }> {
    this.#reached = new Set();
    const fault = await this.#stage.play(JSON.stringify(settings), walk, patience);
    if (this.#reached.has(UNTOLD)) throw new Error(`A page of ${walk.name} was not told what is faulty in it.`);
    return { fault, reached: this.#reached };
  }
}
