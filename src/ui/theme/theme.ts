import { createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Electric violet, the one accent. Shade 6 (light) and 5 (dark) carry white text at 4.5 : 1 or more; shade 6 on white
 * and shade 4 on the dark surfaces read as links at 4.5 : 1 or more (WCAG 2.2, 1.4.3).
 */
const volt: MantineColorsTuple = [
  '#f3efff',
  '#e4dbff',
  '#cbbaff',
  '#b79fff',
  '#a07dff',
  '#8051f9',
  '#6d38f0',
  '#5c27dc',
  '#4b1dba',
  '#3a1592',
];

/** Neutrals of the light scheme, tinted with the accent. Shade 6 is dimmed text, shade 5 a placeholder. */
const gray: MantineColorsTuple = [
  '#f8f8fb',
  '#f1f1f6',
  '#e6e6ee',
  '#d9d9e4',
  '#c6c6d4',
  '#6a6a80',
  '#5c5c72',
  '#48485c',
  '#323248',
  '#1c1c2b',
];

/** Neutrals of the dark scheme. Shade 7 is the page, 6 a surface on it, 0 text, 2 dimmed text, 3 a placeholder. */
const dark: MantineColorsTuple = [
  '#d9d8e3',
  '#b6b4c6',
  '#a3a1b6',
  '#8b89a4',
  '#3a3850',
  '#2a2839',
  '#1d1b29',
  '#121119',
  '#0d0c13',
  '#08070c',
];

/**
 * Latin first; then the faces that the systems ship for Chinese. Pages and passages in Chinese reorder them in
 * base.css.
 */
const fontFamily = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"PingFang TC"',
  '"Microsoft JhengHei"',
  '"Noto Sans CJK TC"',
  'sans-serif',
].join(', ');

/** The look of the shop. The build turns it into the static sheet `theme.css`; the provider gets the same object. */
export const theme = createTheme({
  colors: { volt, gray, dark },
  primaryColor: 'volt',
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  black: '#14131c',
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: '1.25' },
    },
  },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '32px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
