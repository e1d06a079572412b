import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOME_BUDGET_KB, homeScripts, judge, weigh } from '../../../src/build/home-budget.ts';

function chunk(id: string, modules: string[], siblings: string[] = []) {
  return {
    id,
    files: [`js/${id}.js`, `css/${id}.css`],
    siblings,
    modules,
  };
}

describe('The scripts of the home page', () => {
  const chunks = [
    chunk('main', ['./src/main.tsx']),
    chunk('home', ['./src/routes/index.tsx?tsr-split=component'], ['shared']),
    chunk('shared', ['./src/ui/picture/Picture.tsx']),
    chunk('root', ['./src/routes/__root.tsx?tsr-split=errorComponent']),
    chunk('vitals', ['./node_modules/web-vitals/dist/web-vitals.js']),
    chunk('cart', ['./src/routes/ShoppingCart.tsx?tsr-split=component'], ['shared']),
  ];

  it('are those of the page, of the home route with all that comes along, and of measuring, each once', () => {
    expect(homeScripts({ entry: ['js/main.js', 'css/main.css', 'js/shared.js'], chunks })).toEqual([
      'js/main.js',
      'js/shared.js',
      'js/home.js',
      'js/root.js',
      'js/vitals.js',
    ]);
  });

  it('leave out what other routes load', () => {
    expect(homeScripts({ entry: ['js/main.js'], chunks })).not.toContain('js/cart.js');
  });
});

describe('A build without a chunk for the home route', () => {
  it('is not judged by what is left', () => {
    const chunks = [chunk('root', ['./src/routes/__root.tsx?tsr-split=errorComponent'])];
    expect(() => homeScripts({ entry: ['js/main.js'], chunks })).toThrow('no chunk of the home route');
  });
});

describe('The weight of a script', () => {
  it('is its gzipped size in KB of 1000 bytes', () => {
    // Random bytes do not shrink: gzip adds its frame of some 20 bytes and 5 for each stored block.
    const [weight] = weigh(new Map([['js/main.js', randomBytes(10_000)]]));
    expect(weight?.file).toBe('js/main.js');
    expect(weight?.kb).toBeGreaterThanOrEqual(10);
    expect(weight?.kb).toBeLessThan(10.1);
  });
});

describe('The budget of the home page', () => {
  it('is 175 KB', () => {
    expect(HOME_BUDGET_KB).toBe(175);
  });

  it('is kept up to the last byte', () => {
    const first = { file: 'a.js', kb: 100 };
    expect(judge([first, { file: 'b.js', kb: 75 }]).kept).toBe(true);
    expect(judge([first, { file: 'b.js', kb: 75.001 }]).kept).toBe(false);
  });

  it('is told with each script, the heaviest first, and the sum', () => {
    const { text } = judge([
      { file: 'small.js', kb: 1.25 },
      { file: 'large.js', kb: 180 },
    ]);
    expect(text.split('\n').map((line) => line.trim())).toEqual([
      'JavaScript that the home page loads at its start, gzipped:',
      '180.0 KB  large.js',
      '1.3 KB  small.js',
      '181.3 KB  in all: 6.3 KB over the budget of 175 KB',
    ]);
  });
});
