import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { matchesOf } from '../../../machines/search/match.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { partsOf } from '../../../src/atlas/page/search/parts.ts';

const parts = partsOf(new Map(Object.values(machines).map((machine) => [machine.id, chartOf(machine)])));

function found(query: string): string[] {
  return matchesOf(
    parts.map(({ text }, id) => ({ id, name: text })),
    query,
  ).map((id) => parts[id]?.part ?? '');
}

describe('The search of the atlas', () => {
  it.each([
    ['an action', 'announceReturn', 'cart.undo.available: removal.undone[0]'],
    ['a description', 'Minus at 1 on the only line', 'cart.lines.filled: item.decreased[0]'],
    ['a clause', '§9 plans', 'open.payment.installments'],
    ['plain words', 'last unit of the line', 'cart.lines.filled: item.decreased[1]'],
    ['a tag', 'errorsShown', 'open.answer.rejected'],
    ['an actor', 'importChunk', 'loading'],
    ['a state', 'state undo.available', 'undo.available'],
  ])('finds by %s: «%s»', (_, query, part) => {
    expect(found(query)).toContain(part);
  });

  it.each(['§2', '§4'])('finds by the number of a clause what has the clause, and no other number: «%s»', (clause) => {
    const having = parts.filter(({ text }) => text.includes(clause)).map(({ part }) => part);
    expect(having.length).toBeGreaterThan(0);
    expect(found(clause).sort()).toEqual(having.sort());
  });

  it('finds one state by its name alone, as before', () => {
    expect(found('state undo.available')).toEqual(['undo.available']);
  });
});
