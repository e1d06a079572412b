import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { unpackChromium } from './bundled-chromium.ts';
import { type Browser, findBrowser, NoBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';

const STARTING_TIME = 20_000;

/** On Windows a browser asked for its version opens a window, so there the file has to be enough. */
function starts(path: string, env: Readonly<Record<string, string>> = {}): boolean {
  const options = { timeout: STARTING_TIME, env: { ...process.env, ...env } };
  return existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version'], options).status === 0);
}

/** Playwright reads its configuration again in each worker: the environment hands on what the first reading chose. */
async function once(name: string, find: () => Promise<string>): Promise<string> {
  return (process.env[name] ??= await find());
}

/** The browser to test with, found as `find-browser.ts` says. Ends the run with one sentence when there is none. */
async function chooseBrowser(): Promise<Browser> {
  return JSON.parse(
    await once('LOADOUT_TEST_BROWSER', async () => {
      try {
        const { platform, arch, env } = process;
        const playwrightPath = () => chromium.executablePath();
        return JSON.stringify(
          await findBrowser({ platform, arch, env, starts, playwrightPath, unpack: unpackChromium }),
        );
      } catch (error) {
        if (!(error instanceof NoBrowser)) throw error;
        console.error(error.message);
        process.exit(1);
      }
    }),
  );
}

const SHARED_MEMORY = '/dev/shm';
/** In bytes: what the browsers of a run share with their processes, many times over. A container often has 64 MB. */
const ROOM = 1024 ** 3;

/**
 * Playwright has a browser share memory by files of the temporary folder, since a container may have no room elsewhere.
 * On a disk that takes a tenth of the processor time of all tests, most of it in the file system.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ROOM;
}

/**
 * The letters of a page follow the language of the system, and where that is not installed, no file is written whose path
 * has other letters than ASCII's.
 */
const SYSTEM_LANGUAGE = { LC_ALL: 'C.UTF-8' };

/** What Playwright starts that browser with: its file, what it needs in the environment, and what Playwright is to leave out. */
export async function launchOptions(): Promise<
  Required<Pick<LaunchOptions, 'executablePath' | 'env'>> & { readonly ignoreDefaultArgs: string[] }
> {
  const { executablePath, env } = await chooseBrowser();
  const all = Object.entries({ ...process.env, ...env, ...SYSTEM_LANGUAGE });
  return {
    executablePath,
    env: Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}

/**
 * No photographs: a fifth of the processor time, and few tests look at one. The rest is what Playwright sets by the same switch,
 * of which the last one counts: a mouse that hovers.
 */
export const NO_PHOTOGRAPHS =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Compilers that optimize work beside a page, and a page of the tests lives too short for what they make of it. Without
 * them walks take a tenth of the processor time less, the tests of the atlas a twentieth.
 */
const NO_OPTIMIZING_COMPILERS = '--js-flags=--no-maglev --no-turbofan';

/**
 * No memory for the pixels of a page, so that none is painted: a page is laid out, and has its frames, but nobody looks at
 * their pixels. A load takes a fifth of the processor time less, a walk a tenth.
 */
const NO_PIXELS = '--force-gpu-mem-available-mb=0';

/**
 * The same for what plays tests and measures nothing.
 *
 * @param options `hasPhotographs`: whether pictures are loaded
 */
export async function playingOptions({ hasPhotographs = false }: { hasPhotographs?: boolean } = {}) {
  const args = [NO_OPTIMIZING_COMPILERS, NO_PIXELS, ...(hasPhotographs ? [] : [NO_PHOTOGRAPHS])];
  return { ...(await launchOptions()), args };
}

/** A free port for the shop under test, so that one that is already running is left alone. */
export async function choosePort(): Promise<number> {
  return Number(await once('LOADOUT_TEST_PORT', async () => String(await freePort())));
}
