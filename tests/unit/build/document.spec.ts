import { expect, it } from 'vitest';
import { composeDocument } from '../../../src/build/pages/document.ts';

const TEMPLATE = [
  '<html><head><meta name="description" content=""><title></title><meta property="og:title" content="Home">',
  '<meta property="og:description" content="At home"></head><body><div id="root"></div></body></html>',
].join('');

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

it('A page that is shared is previewed by its own title and what it says of itself', () => {
  const written = documentAt('');
  expect(written).toContain('<meta property="og:title" content="Sign up">');
  expect(written).toContain('<meta property="og:description" content="An account">');
  expect(written).not.toMatch(/home/iu);
});

it('A page of a build that knows no origin names none', () => {
  expect(documentAt('')).not.toMatch(/canonical|og:url/u);
});
