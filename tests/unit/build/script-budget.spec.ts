import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOME_BUDGET_KB, SCREEN_BUDGET_KB, judge, screenScripts, weigh } from '../../../src/build/script-budget.ts';

function chunk(id: string, modules: string[], siblings: string[] = []) {
  return {
    id,
    files: [`js/${id}.js`, `css/${id}.css`],
    siblings,
    modules,
  };
}

const chunks = [
  chunk('main', ['./src/main.ts']),
  chunk('start', ['./src/app/start/start.tsx'], ['react']),
  chunk('react', ['./node_modules/react-dom/index.js']),
  chunk('home', ['./src/routes/-HomePage.tsx'], ['shared']),
  chunk('shared', ['./src/ui/picture/Picture.tsx']),
  chunk('root', ['./src/routes/__root.tsx?tsr-split=errorComponent']),
  chunk('cart', ['./src/routes/ShoppingCart.tsx?tsr-split=component'], ['shared', 'button']),
  chunk('button', ['./src/ui/button.tsx']),
];
const entry = ['js/main.js', 'css/main.css'];

describe('The scripts of a screen', () => {
  it('are those of the HTML, of the shop, and of the screen with all that comes along, each once', () => {
    const everywhere = ['js/main.js', 'js/start.js', 'js/react.js', 'js/root.js'];
    expect(Object.fromEntries(screenScripts({ entry, chunks }))).toEqual({
      HomePage: [...everywhere, 'js/home.js', 'js/shared.js'],
      ShoppingCart: [...everywhere, 'js/cart.js', 'js/shared.js', 'js/button.js'],
    });
  });

  it.each(['home', 'start', 'root'])('are not judged by what is left without the chunk «%s»', (missing) => {
    const left = chunks.filter(({ id }) => id !== missing && (missing === 'home' || !['start', 'root'].includes(id)));
    expect(() => screenScripts({ entry, chunks: left })).toThrow('no chunk of the shop, or none of its home page');
  });
});

describe('The weight of a script', () => {
  it('is its size with brotli in KB of 1000 bytes', () => {
    // Random bytes do not shrink: brotli adds a few for each stored block.
    const kb = weigh(randomBytes(10_000));
    expect(kb).toBeGreaterThanOrEqual(10);
    expect(kb).toBeLessThan(10.1);
    expect(weigh('a'.repeat(10_000))).toBeLessThan(0.1);
  });
});

describe('The budgets', () => {
  const loadOf = (home: number, cart: number) => ({
    screens: new Map([
      ['HomePage', ['a.js', 'b.js']],
      ['ShoppingCart', ['a.js', 'c.js']],
    ]),
    weights: new Map([
      ['a.js', 100],
      ['b.js', home - 100],
      ['c.js', cart],
    ]),
  });

  it('are 140 KB for home, and 25 KB more for every other screen', () => {
    expect([HOME_BUDGET_KB, SCREEN_BUDGET_KB]).toEqual([140, 25]);
  });

  it.each([
    [140, 25, true],
    [140.001, 25, false],
    [140, 25.001, false],
  ])('are kept up to the last byte: %s KB for home, %s KB more for the cart', (home, cart, kept) => {
    expect(judge(loadOf(home, cart)).kept).toBe(kept);
  });

  it('are told with each script of home, the heaviest first, and what each screen loads beyond', () => {
    const lines = judge(loadOf(141.5, 10)).text.split('\n');
    expect(lines.map((line) => line.trim())).toEqual([
      'JavaScript that the home page loads before it is usable, brotli:',
      '100.0 KB  a.js',
      '41.5 KB  b.js',
      '141.5 KB  in all: 1.5 KB over the budget of 140 KB',
      'Beyond that, each within 25 KB:',
      '10.0 KB  ShoppingCart: within',
    ]);
  });
});
