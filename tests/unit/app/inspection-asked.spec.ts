import { describe, expect, it, vi } from 'vitest';
import { startInspection } from '../../../src/app/inspect/inspect.ts';
import { askedInspection } from '../../../src/app/inspect-asked.ts';
import { tableOf } from '../../facts/words.ts';

/** As much of an element as the line of an inspected tab is made with; it is seen in a browser. */
function element() {
  return { addEventListener: () => undefined, append: () => undefined, prepend: () => undefined };
}

/** A tab of a browser that answers each question alike, with what it was asked. */
function openTab(isAgreed: boolean) {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
    },
  );
  const kept = new Map<string, string>();
  const asked: string[] = [];
  let opened = 0;
  const window = Object.assign(new EventTarget(), {
    location: { search: '' },
    document: { documentElement: { lang: 'en' }, body: element(), createElement: element },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
    confirm: (question: string) => {
      asked.push(question);
      return isAgreed;
    },
    open: () => {
      opened += 1;
      return null;
    },
  });
  /** Loads a page of the shop in the tab, as its first script does: what is inspected, and whether anything is sent. */
  const load = (search: string) => {
    window.location.search = search;
    const target = askedInspection(window as never);
    const { inspect } = target === null ? {} : startInspection(window as never, target, 'tab');
    return { target, isInspected: inspect !== undefined };
  };
  return { load, asked, windows: () => opened };
}

const QUESTION = tableOf('inspection').get('en.ask') ?? '';

describe('Before anything goes to another site (R31)', () => {
  it('asks first, each time the address wants it, and says where to and what is sent', () => {
    const { load, asked, windows } = openTab(true);
    expect(load('?inspect=stately')).toEqual({ target: 'stately', isInspected: true });
    expect([asked, windows()]).toEqual([[QUESTION], 1]);
    // A link of the shop does not carry it along: the tab stays inspected in this browser alone.
    expect(load('')).toEqual({ target: '', isInspected: true });
    expect([asked, windows()]).toEqual([[QUESTION], 1]);
    load('?inspect=stately');
    expect([asked, windows()]).toEqual([[QUESTION, QUESTION], 2]);
    for (const part of ['stately.ai', 'machines', 'states', 'events', 'products', 'are masked'])
      expect(QUESTION).toContain(part);
  });

  it('sends nothing without a yes, and keeps none for later', () => {
    const { load, asked, windows } = openTab(false);
    expect(load('?inspect=stately').isInspected).toBe(false);
    expect(load('')).toEqual({ target: null, isInspected: false });
    load('?inspect=stately');
    expect([asked.length, windows()]).toEqual([2, 0]);
  });
});
