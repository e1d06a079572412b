import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from './find-browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The package hands out the libraries that a bare Linux lacks only where it believes to run at Amazon. */
const PRETENCE = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };

/** What the package reads or changes in the environment, put back afterwards. */
const TOUCHED = ['AWS_EXECUTION_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];

function fontSettings(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>
`;
}

async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, PRETENCE, { TMPDIR: folder });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of TOUCHED) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with the libraries and the font that a bare Linux lacks. About 200 MB
 * and two seconds, once for each version, beside the other caches of the checkout: the shared temporary folder, which
 * the package would take, may hold another version or another person's file of that name.
 */
export async function unpackChromium(): Promise<Browser> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  );
  const folder = join(root, 'node_modules/.cache/loadout', `chromium-${manifest.version}`);
  if (!existsSync(folder)) {
    // Renamed only when whole, so that an interrupted run leaves nothing that looks finished.
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await unpackInto(unfinished);
    await writeFile(join(unfinished, 'fonts.conf'), fontSettings(join(folder, 'fonts'), join(folder, 'fonts-cache')));
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  }
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, ...fonts },
  };
}
