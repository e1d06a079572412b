import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { clauseTable } from '../books/clause-table.ts';
import { costTable, dearness } from '../books/costs.ts';
import { type Shelved, factsOf } from '../books/facts.ts';
import { DEAREST_TOUR, makeBook } from '../books/make.ts';
import { committedBook, committedText, committedWalks } from '../books/shelf.ts';
import { troubleIn } from '../books/trouble.ts';
import { clauseIds } from '../models/clauses.ts';
import { cartModel } from '../models/cart.model.ts';
import { noticeModel } from '../models/notice.model.ts';
import { models } from '../models/register.ts';
import { walkGiving } from '../mutants/judge.ts';
import { mutantsOf } from '../mutants/operators.ts';
import { parseBook } from '../walker/book.ts';
import { diffBooks } from '../walker/book-diff.ts';
import { explore } from '../walker/graph.ts';
import { stimulusOf } from '../walker/stimulus.ts';

/** Each test takes a second or so; a machine that is busy with other things may need a minute. */
const SLOW_MACHINE = 60_000;

const reports = new URL('../../reports/', import.meta.url);

const shelf: readonly Shelved[] = Object.values(models).map((model) => ({
  model,
  made: makeBook(model, committedWalks(model.id)),
  book: committedBook(model.id),
}));

afterAll(() => {
  console.log(costTable(shelf.map(({ made }) => made)));
  mkdirSync(reports, { recursive: true });
  writeFileSync(new URL('books.json', reports), JSON.stringify(factsOf(shelf)));
});

describe.each(shelf)('The book of $model.id', { timeout: SLOW_MACHINE }, ({ model, made, book }) => {
  it('is what the machine would write now (else: npm run books)', () => {
    expect(diffBooks(book, parseBook(made.text))).toBe('');
    expect(committedText(model.id)).toBe(made.text);
  });

  it('is walked on the bare actor, each step as the oracle and the book say', () => {
    const troubles = book.walks.map((walk) => troubleIn(model, walk)).filter((trouble) => trouble !== '');
    expect(troubles[0] ?? '').toBe('');
    expect(book.walks.length).toBeGreaterThan(0);
  });

  it('takes every transition that the machine declares, and every edge of the model', () => {
    const steps = book.walks.flatMap((walk) => walk.steps);
    const taken = new Set(steps.flatMap(({ took }) => took));
    expect(made.graph.candidates.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
    expect(steps.length - book.walks.length).toBeGreaterThanOrEqual(
      made.graph.edges.length - (made.graph.leaving[0]?.length ?? 0),
    );
  });

  it('sends each state each event that it must ignore', () => {
    const sent = new Set(
      book.walks.flatMap(({ steps }) =>
        steps.filter(({ ignored }) => ignored).map(({ seen, stimulus }) => `${seen.state}: ${stimulus.event.type}`),
      ),
    );
    expect(made.sneaks.cells.map(({ state, type }) => `${state}: ${type}`).filter((cell) => !sent.has(cell))).toEqual(
      [],
    );
  });

  it('costs hardly more steps than the lower bound', () => {
    expect(dearness(made)).toBeGreaterThanOrEqual(1);
    expect(dearness(made)).toBeLessThanOrEqual(DEAREST_TOUR);
  });
});

describe('The table of clauses', { timeout: SLOW_MACHINE }, () => {
  const table = clauseTable(shelf);

  it('leads from each clause to a walk or a journey', () => {
    expect([...new Set(table.map(({ clause }) => clause))]).toEqual(clauseIds);
    expect(table.filter(({ walk }) => walk === null)).toEqual([]);
  });
});

describe('A machine with a fault', { timeout: SLOW_MACHINE }, () => {
  const takesLineOut = 'cart: drop action removeLine[0] of lines.filled: item.decreased[1]';
  const faulty = mutantsOf(cartModel.machine)
    .find(({ name }) => name === takesLineOut)
    ?.build();
  const told = [
    'start',
    'item.added {"id":1}',
    'item.added {"id":3}',
    'item.increased {"id":1}',
    'item.decreased {"id":3}',
  ];
  const walk = walkGiving(explore(cartModel), told.map(stimulusOf));

  it('is told by the shortest walk that shows it, the transition, both sides, and how to see it again', () => {
    if (faulty === undefined) throw new Error('The cart has lost what this test is about.');
    const trouble = troubleIn({ ...cartModel, machine: faulty }, walk);
    expect(trouble.split('\n')).toEqual([
      `cart, walk ${walk.id}: the machine is not as its oracle says`,
      '  1. start',
      '  2. item.added {"id":1}',
      '  3. item.added {"id":3}',
      '  4. item.decreased {"id":3}',
      expect.stringMatching(/^ +expected +seen$/),
      '  context.lines    [{"id":1,"quantity":1}]                   [{"id":3,"quantity":1},{"id":1,"quantity":1}]',
      '  context.removed  {"index":0,"line":{"id":3,"quantity":1}}  null',
      '  at cart.lines.filled: item.decreased[1], cart.undo.unavailable: item.decreased[0]',
      `  again: npm run books -- --replay cart/${walk.id}`,
    ]);
  });

  it('is no longer what its book was made from', () => {
    const [mutant] = mutantsOf(noticeModel.machine).filter(({ operator }) => operator === 'drop action');
    const fresh = makeBook({ ...noticeModel, machine: mutant?.build() ?? noticeModel.machine }, []);
    expect(diffBooks(committedBook('notice'), fresh.book)).toMatch(/^The book of notice and its machine disagree\./);
  });
});
