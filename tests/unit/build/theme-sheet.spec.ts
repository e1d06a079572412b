import { readFileSync } from 'node:fs';
import { createTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../src/ui/theme/theme.ts';
import { breakpointVariables, themeSheet } from '../../../src/build/theme-sheet.ts';

describe('The sheet of a theme', () => {
  const own = createTheme({
    primaryColor: 'teal',
    fontFamily: 'Testface',
    colors: { own: ['#000', '#111', '#222', '#333', '#444', '#555', '#666', '#777', '#888', '#999'] },
    breakpoints: { sm: '40em' },
  });

  it('holds what the theme says', () => {
    expect(themeSheet(own)).toContain('--mantine-font-family: Testface;');
    expect(themeSheet(own)).toContain('--mantine-color-own-3: #333;');
    expect(themeSheet(own)).toContain('--mantine-primary-color-filled: var(--mantine-color-teal-filled);');
  });

  it('holds what the theme leaves as it is, so that no second sheet is needed', () => {
    expect(themeSheet(own)).toMatch(/--mantine-spacing-md: .+;/);
    expect(themeSheet(own)).toMatch(/--mantine-z-index-modal: \d+;/);
  });

  it('has the rules of both colour schemes', () => {
    expect(themeSheet(own)).toMatch(/:root\[data-mantine-color-scheme="dark"\][^}]*--mantine-color-body:/);
    expect(themeSheet(own)).toMatch(/:root\[data-mantine-color-scheme="light"\][^}]*--mantine-color-body:/);
  });

  it('has the classes that show and hide at the breakpoints of the theme', () => {
    expect(themeSheet(own)).toMatch(/@media \(min-width: 40em\) \{\.mantine-hidden-from-sm \{display: none/);
    expect(themeSheet(own)).toMatch(/@media \(max-width: 39\.\d+em\) \{\.mantine-visible-from-sm \{display: none/);
  });

  it('is made of style rules alone for the theme of the shop', () => {
    expect(themeSheet(theme)).not.toContain('<');
  });

  it('agrees with the colours of the browser around the page', () => {
    const page = readFileSync(new URL('../../../src/index.html', import.meta.url), 'utf8');
    const colours = [...page.matchAll(/name="theme-color" content="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours).toEqual([theme.white ?? '#ffffff', theme.colors?.dark?.[7]]);
  });

  it.each(['favicon.svg', 'ui/icons/logo.svg'])('agrees with %s: it is drawn in a shade of the accent', (file) => {
    const drawing = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
    const shades = theme.colors?.[theme.primaryColor ?? ''] ?? [];
    expect(shades.filter((shade) => drawing.includes(`fill="${shade}"`))).toHaveLength(1);
  });

  it('names the breakpoints for our own style sheets', () => {
    expect(breakpointVariables(own)['mantine-breakpoint-sm']).toBe('40em');
    expect(breakpointVariables(own)['mantine-breakpoint-lg']).toBe('75em');
  });
});
