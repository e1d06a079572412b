import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorView } from '../../../src/ui/page/ErrorView.tsx';

it.each([
  ['en', '<dd lang="en">Nothing works</dd>'],
  [undefined, '<dd>Nothing works</dd>'],
])('The message of an error says that its language is %s', (messageLanguage, expected) => {
  const words = { heading: '', text: '', label: '', message: 'Nothing works', messageLanguage };
  expect(renderToString(ErrorView({ ...words, children: null }))).toContain(expected);
});
