import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ICONS } from '../../../src/atlas/chart-view/icons.ts';
import { Legend } from '../../../src/atlas/page/chart-pane/Legend.tsx';

const markup = renderToStaticMarkup(createElement(Legend));

it.each(Object.entries(ICONS))('The legend says what the sign of %s means', (_, path) => {
  expect(markup).toContain(`d="${path}"`);
});
