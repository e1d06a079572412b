import { expect, it } from 'vitest';
import { TEXTS_HEADER } from '../../../src/build/offline/kinds.ts';
import { textsHeaders, textsVersion } from '../../../src/build/offline/texts-version.ts';

it('A page of a build says of which texts it is; one whose texts somebody works on does not', () => {
  expect(textsHeaders('locales', 'build')).toEqual({ [TEXTS_HEADER]: textsVersion('locales') });
  expect(textsHeaders('locales', 'dev')).toEqual({});
});
