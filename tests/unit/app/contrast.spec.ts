import { luminance } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../src/ui/theme/theme.ts';

/** The least contrast of text with what it stands on (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
/** What is added to both luminances before they are divided, as WCAG defines contrast. */
const FLARE = 0.05;

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + FLARE) / (low + FLARE);
}

/** A shade of the theme. @throws where it has none */
function shade(colour: 'volt' | 'gray' | 'dark', index: number): string {
  const found = theme.colors?.[colour]?.[index];
  if (found === undefined) throw new Error(`The theme has no ${colour} ${index}.`);
  return found;
}

const WHITE = theme.white ?? '#ffffff';

describe('Each shade can be read in its role, as the theme gives it', () => {
  it.each([
    ['white words on a filled button, light', WHITE, shade('volt', 6)],
    ['white words on a filled button, dark', WHITE, shade('volt', 5)],
    ['a link on white', shade('volt', 6), WHITE],
    ['a link on the dark page', shade('volt', 4), shade('dark', 7)],
    ['a link on a dark surface', shade('volt', 4), shade('dark', 6)],
    ['dimmed text on white', shade('gray', 6), WHITE],
    ['a placeholder on white', shade('gray', 5), WHITE],
    ['text on a dark surface', shade('dark', 0), shade('dark', 6)],
    ['dimmed text on a dark surface', shade('dark', 2), shade('dark', 6)],
    ['a placeholder on a dark surface', shade('dark', 3), shade('dark', 6)],
  ])('%s', (_role, words, ground) => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(LEAST);
  });

  it('by the formula of WCAG: black on white is 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
