import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileWorker } from '../../../src/build/offline/compile.ts';

const script = await compileWorker('worker.ts', "const BUILD={entries:[],texts:''};");

/** What the worker makes of the preload of pages once it is active, in a browser that calls itself this. */
function preloadIn(userAgent: string): readonly string[] {
  const made: string[] = [];
  const activated: ((event: object) => void)[] = [];
  const note = (what: string) => async () => void made.push(what);
  const self = {
    navigator: { userAgent },
    location: new URL('https://shop.test/sw.js'),
    registration: {
      scope: 'https://shop.test/',
      navigationPreload: { enable: note('enabled'), disable: note('disabled') },
    },
    clients: { claim: async () => undefined },
    caches: { open: async () => ({ keys: async () => [] }) },
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'activate') activated.push(listener);
    },
  };
  runInNewContext(script, { ...self, self, URL });
  for (const listener of activated) listener({ waitUntil: () => undefined });
  return made;
}

describe('The worker of the offline shop', () => {
  it('has a page asked for before it has started', () => {
    expect(preloadIn('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36')).toEqual([
      'enabled',
    ]);
  });

  // https://github.com/GoogleChrome/workbox/issues/3134
  it('has none asked for in Firefox, which without a network shows an error of its own in its place', () => {
    expect(preloadIn('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0')).toEqual(['disabled']);
  });
});
