/** What a browser is started with. */
export type Browser = {
  executablePath: string;
  /** Set only where the browser needs more than the environment of the tests. */
  env?: Record<string, string>;
};

/** The machine, as far as the search for a browser looks at it. Tests hand in another one. */
export type Machine = {
  platform: NodeJS.Platform;
  arch: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether this file is a browser that starts, with this beside the environment of the tests. */
  starts: (path: string, env?: Readonly<Record<string, string>>) => boolean;
  /** Where Playwright keeps the browser that its own installer downloads. */
  playwrightPath: () => string;
  /** Unpacks the browser that came with the packages. */
  unpack: () => Promise<Browser>;
};

/** Said to a person: no stack, no code. */
export class NoBrowser extends Error {
  override name = 'NoBrowser';
}

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

function onPath({ env, platform }: Machine): string[] {
  const [separator, slash, suffix] = platform === 'win32' ? [';', '\\', '.exe'] : [':', '/', ''];
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(separator).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => `${folder}${slash}${command}${suffix}`));
}

function usualPlaces({ env, platform }: Machine): string[] {
  if (platform === 'darwin') {
    return ['', env['HOME'] ?? ''].flatMap((home) =>
      MAC_APPLICATIONS.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
      .flatMap((name) => env[name] ?? [])
      .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`));
  }
  return [];
}

/**
 * Finds a Chromium in this order: the one that `CHROME_PATH` names; on Linux x64 the one that came with the packages,
 * which is the same on each machine and, without a window to draw, takes a third of the processor time of a whole
 * browser; Playwright's own; one installed on the system.
 *
 * @throws NoBrowser when `CHROME_PATH` names no browser, or there is none at all; the message says what to do.
 */
export async function findBrowser(machine: Machine): Promise<Browser> {
  const named = machine.env['CHROME_PATH'];
  if (named) {
    if (machine.starts(named)) return { executablePath: named };
    throw new NoBrowser(`CHROME_PATH is «${named}», which is not a browser that starts.`);
  }
  if (machine.platform === 'linux' && machine.arch === 'x64') {
    const bundled = await machine.unpack();
    if (machine.starts(bundled.executablePath, bundled.env)) return bundled;
  }
  for (const executablePath of [machine.playwrightPath(), ...onPath(machine), ...usualPlaces(machine)]) {
    if (machine.starts(executablePath)) return { executablePath };
  }
  throw new NoBrowser(
    'No browser to test with: install Chrome or Chromium, run «npx playwright install chromium», or set CHROME_PATH.',
  );
}
