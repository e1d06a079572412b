import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unpackChromium } from '../support/bundled-chromium.ts';
import { test as base } from '../support/still.ts';

/** Nothing but these letters, and each drawn the same way: no hints, no colour at its edges. */
function fontSettings(folders: readonly string[], cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

/**
 * `test` for pictures that are compared. On Linux x64 it takes the browser and the Latin letters that the packages
 * bring along, and the Chinese letters from `fonts/`: the same page is then drawn alike on each such machine, whatever
 * it has installed. Elsewhere it takes the browser of the other tests.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      if (process.platform !== 'linux' || process.arch !== 'x64') return provide(launchOptions);
      const { executablePath, env } = await unpackChromium();
      const home = dirname(executablePath);
      const settings = join(home, 'pictures', `fonts-${process.pid}.conf`);
      await mkdir(dirname(settings), { recursive: true });
      const folders = [join(home, 'fonts'), join(import.meta.dirname, 'fonts')];
      await writeFile(settings, fontSettings(folders, join(home, 'pictures/cache')));
      const inherited = Object.entries(launchOptions.env ?? process.env).filter(([, value]) => value !== undefined);
      const environment = { ...Object.fromEntries(inherited), ...env, FONTCONFIG_FILE: settings };
      return provide({ ...launchOptions, executablePath, env: environment });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
