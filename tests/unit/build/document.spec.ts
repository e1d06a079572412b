import { expect, it } from 'vitest';
import { composeDocument } from '../../../src/build/pages/document.ts';

const TEMPLATE =
  '<html><head><meta name="description" content=""><title></title></head><body><div id="root"></div></body></html>';

const PAGE = {
  markup: '<main></main>',
  head: { title: 'Sign up', description: 'An account', canonical: '/SignUp' },
  lang: 'en',
  attributes: {},
  data: [],
  scriptless: 'No scripts',
};

function documentAt(origin: string): string {
  return composeDocument(PAGE, { template: TEMPLATE, markup: PAGE.markup, sheet: '/looks.css', origin });
}

it('A page names one address of its own, to those who search and to those who share it', () => {
  const written = documentAt('https://shop.example');
  expect(written).toContain('<link rel="canonical" href="https://shop.example/SignUp">');
  expect(written).toContain('<meta property="og:url" content="https://shop.example/SignUp">');
});

it('A page of a build that knows no origin names none', () => {
  expect(documentAt('')).not.toMatch(/canonical|og:url/u);
});
