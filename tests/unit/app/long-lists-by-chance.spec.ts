import fc from 'fast-check';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LongList } from '../../../src/ui/long-list/LongList.tsx';
import { BATCH, WHOLE } from '../../../src/ui/long-list/rests.ts';
import { act } from '../support/act.ts';

const SEED = 20_261_129;
const LISTS = 60;
const LONGEST = 10 * BATCH;

/** What is near the screen is said by the test alone. */
class SaidObserver {
  static readonly all = new Set<SaidObserver>();
  readonly #tell: IntersectionObserverCallback;
  readonly #observed = new Set<Element>();
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    SaidObserver.all.add(this);
  }
  observe(element: Element): void {
    this.#observed.add(element);
  }
  disconnect(): void {
    SaidObserver.all.delete(this);
  }
  /** All that is observed and on the page: some of it is near, the rest of it is said not to be. */
  say(isNear: (element: Element) => boolean): void {
    const entries = [...this.#observed].map((target) => ({ target, isIntersecting: isNear(target) }));
    this.#tell(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

type Deed =
  | { readonly does: 'comes near'; readonly batches: readonly number[] }
  | { readonly does: 'has so many items'; readonly count: number }
  | { readonly does: 'goes to'; readonly place: string };

const batch = fc.nat({ max: LONGEST / BATCH });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ does: fc.constant('comes near' as const), batches: fc.array(batch, { maxLength: 4 }) }),
  fc.record({ does: fc.constant('has so many items' as const), count: fc.nat({ max: LONGEST }) }),
  fc.record({ does: fc.constant('goes to' as const), place: fc.constantFrom('here', 'there') }),
);

/** What a list shows, an item or what stands for several to a line. */
function linesOf(page: Element): string[] {
  return [...page.querySelectorAll('li')].map((one) => (one.textContent ?? '').replaceAll('\n', ', '));
}

/** The batches that a list has drawn, as its reader would say it. */
class ExpectedList {
  #count = 0;
  #place = 'here';
  readonly #drawnAt = new Map<string, Set<number>>();

  get #drawn(): Set<number> {
    const drawn = this.#drawnAt.get(this.#place) ?? new Set([0]);
    this.#drawnAt.set(this.#place, drawn);
    return drawn;
  }

  take(one: Deed): void {
    if (one.does === 'has so many items') this.#count = one.count;
    if (one.does === 'goes to') this.#place = one.place;
    if (one.does === 'comes near')
      for (const near of one.batches) if (near * BATCH < this.#count) this.#drawn.add(near);
    // What was drawn whole stays so when the list becomes long.
    if (this.#count <= WHOLE) for (let at = 0; at * BATCH < this.#count; at += 1) this.#drawn.add(at);
  }

  get props() {
    return { items: Array.from({ length: this.#count }, (_, item) => item), place: this.#place };
  }

  get lines(): string[] {
    const lines: string[] = [];
    for (let from = 0; from < this.#count; from += BATCH) {
      const part = Array.from({ length: Math.min(BATCH, this.#count - from) }, (_, index) => from + index);
      if (this.#drawn.has(from / BATCH)) lines.push(...part.map((item) => `item ${item}`));
      else lines.push(part.map((item) => `words of ${item}`).join(', '));
    }
    return lines;
  }
}

function wordsOf(item: number): string {
  return `words of ${item}`;
}

function children(item: number) {
  return createElement('li', { key: item }, `item ${item}`);
}

it(`A list draws what came near and has the words of all else, at each place and with each length, ${LISTS} times`, async () => {
  vi.stubGlobal('IntersectionObserver', SaidObserver);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      run += 1;
      const page = document.createElement('div');
      const root = createRoot(page);
      const expected = new ExpectedList();
      const draw = () => {
        const { items, place } = expected.props;
        const list = { items, className: undefined, place: `${run} ${place}`, wordsOf, children };
        // A place in the history has a page of its own.
        root.render(createElement(LongList<number>, { key: place, ...list }));
      };
      await act(async () => draw());
      for (const one of deeds) {
        await act(async () => {
          expected.take(one);
          if (one.does !== 'comes near') draw();
          else
            for (const observer of SaidObserver.all)
              observer.say((element) => one.batches.includes(Number(element.getAttribute('data-batch'))));
        });
        expect(linesOf(page), JSON.stringify(one)).toEqual(expected.lines);
      }
      await act(async () => root.unmount());
    }),
    { seed: SEED, numRuns: LISTS },
  );
});
