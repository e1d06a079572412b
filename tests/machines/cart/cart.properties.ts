import { type Line, quantityIn, totalOf } from '../../facts/prices.ts';
import { given, next, now, until } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isEvent, isIn, isSameJson } from '../../engine/temporal/seen.ts';
import type { Formula, Moment } from '../../engine/temporal/formula.ts';

interface Context {
  readonly lines: readonly Line[];
}

function linesAfter({ after }: Moment): Context['lines'] {
  return contextOf<Context>(after).lines;
}

function linesBefore({ before }: Moment): Context['lines'] {
  return before === null ? [] : contextOf<Context>(before).lines;
}

/** Whether the moment took a line out, by minus or by Remove. */
function isRemoval(moment: Moment): boolean {
  return isEvent(moment, 'item.decreased', 'item.removed') && linesAfter(moment).length < linesBefore(moment).length;
}

/** What is announced of the line of an event is what the cart holds of it; where nothing is, nothing of it has changed. */
const isAnnounced: Formula = now((moment) => {
  const { id } = moment.event;
  const [said] = moment.after.emitted.filter(({ type }) => type === 'line.changed');
  const quantity = quantityIn(linesAfter(moment), id);
  return said === undefined
    ? quantity === quantityIn(linesBefore(moment), id)
    : said['id'] === id && said['quantity'] === quantity;
});

export const cartProperties: readonly Property[] = [
  {
    says: 'The total is never negative, and above zero where the cart is filled: each line has at least one unit',
    clause: '§4 Cart: minus',
    holds: now(
      (moment) =>
        linesAfter(moment).every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1) &&
        totalOf(linesAfter(moment)) > 0 === isIn(moment.after, 'lines.filled'),
    ),
    brokenBy: 'cart: drop transition lines.filled: item.decreased[1]',
  },
  {
    says: 'Undo right after a removal restores exactly the line, where it stood',
    clause: 'R6 Undo',
    when: isRemoval,
    holds: given((removal) =>
      next(now((moment) => !isEvent(moment, 'removal.undone') || isSameJson(linesAfter(moment), linesBefore(removal)))),
    ),
    brokenBy: 'cart: drop action returnLine[0] of undo.available: removal.undone[0]',
  },
  {
    says: 'Undo stays on offer after a removal until it is used, dismissed, or another removal, the cart or the product comes',
    clause: 'R6 Undo',
    when: isRemoval,
    holds: given((removal) =>
      until(
        now(({ after }) => isIn(after, 'undo.available')),
        now(
          (moment) =>
            (moment !== removal && isRemoval(moment)) ||
            isEvent(moment, 'removal.undone', 'removal.dismissed', 'cart.restored') ||
            (isEvent(moment, 'item.added', 'item.set') && moment.event['id'] === removal.event['id']),
        ),
      ),
    ),
    brokenBy: 'cart: drop transition undo.unavailable: item.decreased[0]',
  },
  {
    says: 'Plus has no upper bound: whatever the quantity is, it is one more afterwards',
    clause: '§9 plus',
    when: (moment) => isEvent(moment, 'item.increased') && quantityIn(linesBefore(moment), moment.event['id']) > 0,
    holds: now(
      (moment) =>
        quantityIn(linesAfter(moment), moment.event['id']) === quantityIn(linesBefore(moment), moment.event['id']) + 1,
    ),
    brokenBy: 'cart: drop action addUnit[0] of lines.filled: item.increased[0]',
  },
  {
    says: 'What is announced of a line is what the cart holds, and each change of a quantity is announced',
    clause: 'R6 quantities',
    when: (moment) => isEvent(moment, 'item.added', 'item.set', 'item.increased'),
    holds: isAnnounced,
    brokenBy: 'cart: drop action announceLine[1] of lines.filled: item.added[0]',
  },
  {
    says: 'Minus is announced, too, where the line stays: with what the cart holds then',
    clause: 'R6 quantities',
    when: (moment) => isEvent(moment, 'item.decreased') && linesAfter(moment).length === linesBefore(moment).length,
    holds: isAnnounced,
    brokenBy: 'cart: drop action announceLine[1] of lines.filled: item.decreased[2]',
  },
];
