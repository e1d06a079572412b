import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Promised } from './promised.ts';
import { brokenSource } from './promises.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What of the checkout the unit and machine tests read. */
const COPIED = ['src', 'machines', 'locales', 'tests', 'package.json', 'tsconfig.json', 'rsbuild.config.ts'];
/** What they do not, and what would take half of the time to copy. */
const LEFT_OUT = [join(root, 'tests/browser/pictures/shots')];

/** A copy of the checkout, in which a promise can be broken and made whole again. */
export interface Copy {
  readonly folder: string;
  /** @throws where the place of the change is not there exactly once */
  readonly break: (promised: Promised) => void;
  readonly mend: (promised: Promised) => void;
}

/** Copies the checkout as it is now, uncommitted changes included. */
export function copyCheckout(): Copy {
  const folder = join(root, 'reports/promises/copy');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    folder,
    break: (promised) => writeFileSync(join(folder, promised.file), brokenSource(sourceOf(promised.file), promised)),
    mend: ({ file }) => writeFileSync(join(folder, file), sourceOf(file)),
  };
}
