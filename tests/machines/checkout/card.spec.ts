import { describe, expect, it } from 'vitest';
import * as card from '../../../machines/checkout/card.ts';

const { digitsOf, groupsOf, isIncomplete, isWholeNumber, withGroup } = card;

describe('the limits of checkout', () => {
  it('are those of §9', () => {
    expect([card.CARD_GROUPS, card.GROUP_DIGITS, card.CODE_DIGITS]).toEqual([4, 4, 3]);
    expect([card.FIRST_DAY, card.LAST_DAY, card.FIRST_YEAR, card.LAST_YEAR]).toEqual([1, 31, 2024, 2055]);
    expect(card.PLAN_MONTHS).toEqual([6, 12, 24]);
  });
});

describe('the digits of a card', () => {
  it.each([
    ['12a3', '123'],
    ['١٢٣', ''],
    ['１２３４', '1234'],
    ['12345', '1234'],
    ['<b>1</b>', '1'],
    ['', ''],
    ['0000', '0000'],
    ['²½Ⅷ①7', '7'],
  ])('keep of «%s» the digits «%s»', (text, kept) => {
    expect(digitsOf(text, 4)).toBe(kept);
  });

  it('keep at most as many as asked for', () => {
    expect(digitsOf('98765', 3)).toBe('987');
  });

  it('survive a text of 100,000 characters', () => {
    expect(digitsOf('x'.repeat(99_999) + '7', 4)).toBe('7');
  });
});

describe('a whole card number', () => {
  it('has sixteen digits or more, whatever stands between them', () => {
    expect(isWholeNumber('1234 5678-9012 3456')).toBe(true);
    expect(isWholeNumber('12345678901234567')).toBe(true);
    expect(isWholeNumber('123456789012345')).toBe(false);
  });

  it('falls into four groups in order', () => {
    expect(groupsOf('1234 5678 9012 3456 78')).toEqual(['1234', '5678', '9012', '3456']);
  });
});

describe('one group', () => {
  it('changes alone', () => {
    expect(withGroup(['1', '2', '3', '4'], 2, '98765')).toEqual(['1', '2', '9876', '4']);
    expect(withGroup(['1', '2', '3', '4'], 0, '')).toEqual(['', '2', '3', '4']);
    expect(withGroup(['1', '2', '3', '4'], 1, 'x5')).toEqual(['1', '5', '3', '4']);
    expect(withGroup(['1', '2', '3', '4'], 3, '0')).toEqual(['1', '2', '3', '0']);
  });

  it('outside 0 to 3 does not exist', () => {
    expect(withGroup(['1', '2', '3', '4'], 4, '9')).toEqual(['1', '2', '3', '4']);
  });
});

describe('an incomplete card', () => {
  it('lacks a group or the code; one digit is enough (R10)', () => {
    expect(isIncomplete(['1', '1', '1', '1'], '1')).toBe(false);
    expect(isIncomplete(['1', '1', '', '1'], '1')).toBe(true);
    expect(isIncomplete(['1', '1', '1', '1'], '')).toBe(true);
  });
});
