import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { whenWanted } from '../../../src/app/start/when-wanted.ts';

const SEED = 20_261_127;
const PAGES = 400;

afterEach(() => void vi.unstubAllGlobals());

/** That somebody is about to use a page. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
/** What says nothing of it. */
const OTHERS = ['scroll', 'resize', 'pointerover', 'keyup'];

type Happening = { readonly of: 'window' | 'paint' | 'visible'; readonly type: string; readonly clientX: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    of: fc.constant('window' as const),
    type: fc.constantFrom('load', 'load', 'pointermove', 'pointermove', ...SIGNS, ...OTHERS),
    clientX: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    of: fc.constantFrom('paint' as const, 'visible' as const),
    type: fc.constant(''),
    clientX: fc.constant(0),
  }),
);

/** After how many of these the page is wanted; null: after all of them it is not yet. */
function wantedAfter(isLoaded: boolean, isHidden: boolean, happenings: readonly Happening[]): number | null {
  let [isThere, first] = [isLoaded, null as number | null];
  if (isThere && isHidden) return 0;
  for (const [place, { of, type, clientX }] of happenings.entries()) {
    if (of !== 'window' && isThere) return place + 1;
    if (type === 'load') isThere = true;
    if (type === 'load' && isHidden) return place + 1;
    if (SIGNS.includes(type)) return place + 1;
    if (type === 'pointermove' && (first ??= clientX) !== clientX) return place + 1;
  }
  return null;
}

it(`A page is wanted once, when it is loaded and painted or somebody is about to use it, on ${PAGES} pages by chance`, () => {
  let wanted = 0;
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(happening, { maxLength: 8 }), (isLoaded, hidden, happenings) => {
      const paints: (() => void)[] = [];
      vi.stubGlobal(
        'PerformanceObserver',
        class {
          constructor(onPaint: () => void) {
            paints.push(onPaint);
          }
          observe(options: unknown): void {
            expect(options).toEqual({ type: 'paint', buffered: true });
          }
        },
      );
      const document = Object.assign(new EventTarget(), { hidden, readyState: isLoaded ? 'complete' : 'interactive' });
      const window = Object.assign(new EventTarget(), { document });
      let calls = 0;
      whenWanted(window as unknown as Window, () => {
        calls += 1;
        // Whoever is called may cause another sign.
        if (calls === 1) window.dispatchEvent(new Event('focusin'));
      });
      const expected = wantedAfter(isLoaded, hidden, happenings);
      wanted += Number(expected !== null);
      expect(calls).toBe(Number(expected === 0));
      for (const [place, { of, type, clientX }] of happenings.entries()) {
        if (of === 'window') window.dispatchEvent(Object.assign(new Event(type), { clientX }));
        if (of === 'visible') document.dispatchEvent(new Event('visibilitychange'));
        if (of === 'paint') for (const onPaint of paints) onPaint();
        expect(calls).toBe(Number(expected !== null && place + 1 >= expected));
      }
    }),
    { numRuns: PAGES, seed: SEED },
  );
  expect(wanted).toBeGreaterThan(PAGES / 4);
});
