import { describe, expect, it } from 'vitest';
import { createColorSchemeManager } from '../../../src/app/storage/color-scheme.ts';
import { createSafeStore } from '../../../src/app/storage/safe-store.ts';
import { type FakeBrowser, openFakeBrowser, openFakeTab, tellTabs } from '../support/fake-environment.ts';

const KEY = 'loadout.colorScheme';

function open(browser: FakeBrowser) {
  const { environment, written } = openFakeTab(browser);
  const store = createSafeStore(environment.localStore, { onFailure: () => undefined, onRecovery: () => undefined });
  return { manager: createColorSchemeManager(store, environment.onStored), written };
}

describe('The colour scheme', () => {
  it.each(['light', 'dark', 'auto'])('is what was stored: %s', (scheme) => {
    expect(open(openFakeBrowser({ [KEY]: scheme })).manager.get('auto')).toBe(scheme);
  });

  it.each(['', 'DARK', '<style>', '{}'])('is the usual one when «%s» was stored', (rubbish) => {
    expect(open(openFakeBrowser({ [KEY]: rubbish })).manager.get('auto')).toBe('auto');
  });

  it('follows another tab without answering it, until nobody listens', () => {
    const browser = openFakeBrowser();
    const [one, two] = [open(browser), open(browser)];
    const heard: string[] = [];
    two.manager.subscribe((scheme) => {
      heard.push(scheme);
      two.manager.set(scheme);
    });
    one.manager.set('dark');
    browser.stored.set(KEY, 'purple');
    tellTabs(browser, KEY);
    two.manager.unsubscribe();
    one.manager.set('light');
    expect([heard, two.written]).toEqual([['dark'], []]);
  });

  it('survives a store that is blocked', () => {
    const browser = openFakeBrowser();
    browser.failure = 'blocked';
    const { manager } = open(browser);
    manager.set('dark');
    expect(manager.get('auto')).toBe('dark');
  });
});
