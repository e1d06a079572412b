import { expect, it } from 'vitest';
import config from '../../../rsbuild.config.ts';

it.each([
  ['dev', '{}'],
  ['build', expect.stringMatching(/^\{"[\w-]+":"\w+"\}$/u)],
] as const)('With «%s» a page says as much of its texts as a worker may answer for', (command, headers) => {
  const { environments } = config({ command, env: 'production', envMode: 'production' });
  expect(environments?.['web']?.source?.define).toEqual({ TEXTS_HEADERS: headers });
});
