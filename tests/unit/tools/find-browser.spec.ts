import { describe, expect, it } from 'vitest';
import { findBrowser, type Machine, NoBrowser } from '../../browser/support/find-browser.ts';

const PLAYWRIGHT = '/home/me/.cache/playwright/chrome';
const BUNDLED = '/unpacked/chromium';

/** A Linux machine on which only the named files are browsers that start. */
function machine(browsers: readonly string[], over: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    arch: 'x64',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    starts: (path) => browsers.includes(path),
    playwrightPath: () => PLAYWRIGHT,
    unpack: () => Promise.resolve({ executablePath: BUNDLED }),
    ...over,
  };
}

async function pathFound(where: Machine): Promise<string> {
  return (await findBrowser(where)).executablePath;
}

describe('The browser of the tests', () => {
  it('is the one that CHROME_PATH names, before all others', async () => {
    const env = { CHROME_PATH: '/mine/chrome', PATH: '/usr/bin' };
    expect(await pathFound(machine(['/mine/chrome', PLAYWRIGHT, '/usr/bin/chromium'], { env }))).toBe('/mine/chrome');
  });

  it('is not silently another one when CHROME_PATH names none', async () => {
    const env = { CHROME_PATH: '/typo/chrome', PATH: '/usr/bin' };
    const search = findBrowser(machine([PLAYWRIGHT, '/usr/bin/chromium'], { env }));
    await expect(search).rejects.toThrow(NoBrowser);
    await expect(search).rejects.toThrow('CHROME_PATH is «/typo/chrome», which is not a browser that starts.');
  });

  it('is the bundled one on Linux x64, before all that the machine has', async () => {
    expect(await pathFound(machine([BUNDLED, PLAYWRIGHT, '/usr/bin/chromium']))).toBe(BUNDLED);
  });

  it('is tried with the libraries that the bundled one brings', async () => {
    const env = { LD_LIBRARY_PATH: '/unpacked/lib' };
    const starts: Machine['starts'] = (path, own) => path === BUNDLED && own?.['LD_LIBRARY_PATH'] === '/unpacked/lib';
    const unpack = () => Promise.resolve({ executablePath: BUNDLED, env });
    expect(await findBrowser(machine([], { starts, unpack }))).toEqual({ executablePath: BUNDLED, env });
  });

  it("is Playwright's own where the bundled one does not start, before one on the system", async () => {
    expect(await pathFound(machine([PLAYWRIGHT, '/usr/bin/chromium']))).toBe(PLAYWRIGHT);
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'])(
    'is %s from the search path where there is no other',
    async (command) => {
      expect(await pathFound(machine([`/usr/bin/${command}`]))).toBe(`/usr/bin/${command}`);
    },
  );

  it('is found in the usual places of macOS', async () => {
    const chrome = '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const env = { HOME: '/Users/me', PATH: '/usr/bin' };
    expect(await pathFound(machine([chrome], { platform: 'darwin', arch: 'arm64', env }))).toBe(chrome);
  });

  it('is found in the usual places of Windows', async () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)', Path: 'C:\\Windows;D:\\tools' };
    expect(await pathFound(machine([edge], { platform: 'win32', env }))).toBe(edge);
    const tool = 'D:\\tools\\chrome.exe';
    expect(await pathFound(machine([tool, edge], { platform: 'win32', env }))).toBe(tool);
  });

  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ] as const)('is asked for in one sentence when there is none, on %s %s', async (platform, arch) => {
    const search = findBrowser(machine([], { platform, arch, env: {} }));
    await expect(search).rejects.toThrow(NoBrowser);
    await expect(search).rejects.toThrow(/^No browser to test with: install .+, or set CHROME_PATH\.$/);
  });
});
