import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../commands/test-soak.mjs', import.meta.url));

describe('npm run test:soak', () => {
  // A soak that runs nothing would pass.
  it.each(['three', '0', '-1', '1.5', ''])('refuses «%s» in one sentence, and does not pass', (times) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, times], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `npm run test:soak wants a whole number from 1 on, not «${times}».\n`,
    ]);
  });
});
